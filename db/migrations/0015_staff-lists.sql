CREATE INDEX "orders_by_name" ON "orders" USING btree ("last_name","first_name","order_number");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","order_number");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","order_number");--> statement-breakpoint
CREATE INDEX "payment_by_amount" ON "payment" USING btree ("amount","position");--> statement-breakpoint
CREATE INDEX "payment_by_status" ON "payment" USING btree ("status","position");