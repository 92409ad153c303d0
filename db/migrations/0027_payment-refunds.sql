CREATE TABLE "payment_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"attempt_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"author" text NOT NULL,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"failure_message" text,
	"sent_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refund_attempt" ON "payment_refund" USING btree ("attempt_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_open" ON "payment_refund" USING btree ("attempt_id") WHERE "payment_refund"."status" = 'open';