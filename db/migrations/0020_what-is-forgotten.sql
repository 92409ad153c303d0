CREATE TABLE "form_file_removal" (
	"stored_as" text PRIMARY KEY NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "estimate_link" DROP CONSTRAINT "estimate_link_estimate_id_estimate_id_fk";
--> statement-breakpoint
ALTER TABLE "estimate" DROP CONSTRAINT "estimate_submission_id_form_submission_id_fk";
--> statement-breakpoint
ALTER TABLE "form_file" DROP CONSTRAINT "form_file_submission_id_form_submission_id_fk";
--> statement-breakpoint
ALTER TABLE "form_note" DROP CONSTRAINT "form_note_submission_id_form_submission_id_fk";
--> statement-breakpoint
ALTER TABLE "quote_activity" DROP CONSTRAINT "quote_activity_quote_id_quote_id_fk";
--> statement-breakpoint
ALTER TABLE "quote_token" DROP CONSTRAINT "quote_token_quote_id_quote_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "form_file_removal_due" ON "form_file_removal" USING btree ("not_before");--> statement-breakpoint
ALTER TABLE "estimate_link" ADD CONSTRAINT "estimate_link_estimate_id_estimate_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate" ADD CONSTRAINT "estimate_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_file" ADD CONSTRAINT "form_file_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_note" ADD CONSTRAINT "form_note_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_token" ADD CONSTRAINT "quote_token_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("sent_at") WHERE recipient is not null;--> statement-breakpoint
CREATE INDEX "estimate_age" ON "estimate" USING btree ("created_at") WHERE "estimate"."submission_id" is null;--> statement-breakpoint
CREATE INDEX "form_submission_age" ON "form_submission" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "orders_age" ON "orders" USING btree ("updated_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "payment_age" ON "payment" USING btree ("updated_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "payment_attempt_age" ON "payment_attempt" USING btree ("updated_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "webhook_event_age" ON "webhook_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "quote_age" ON "quote" USING btree ("updated_at");