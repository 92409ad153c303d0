CREATE TABLE "payment_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"dispute_id" text NOT NULL,
	"attempt_id" text,
	"charge_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_status" text NOT NULL,
	"respond_by" timestamp with time zone,
	"withdrawn" bigint NOT NULL,
	"version" integer NOT NULL,
	"recorded_loss" bigint NOT NULL,
	"resolution" text,
	"resolved_by" text,
	"resolution_note" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_dispute_ref" UNIQUE("provider","dispute_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_event" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "payment_dispute" ADD CONSTRAINT "payment_dispute_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_dispute_attempt" ON "payment_dispute" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_dispute_open" ON "payment_dispute" USING btree ("state","checked_at");