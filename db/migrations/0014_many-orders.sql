DROP INDEX "payment_attempt_waiting";--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payment_position" ON "payment" USING btree ("position");--> statement-breakpoint
CREATE INDEX "payment_attempt_sought" ON "payment_attempt" USING btree ("created_at") WHERE "payment_attempt"."sent_at" is not null and "payment_attempt"."provider_ref" is null;--> statement-breakpoint
CREATE INDEX "payment_attempt_reviewed" ON "payment_attempt" USING btree ("created_at") WHERE "payment_attempt"."review_reason" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_waiting" ON "payment_attempt" USING btree ("status","created_at");