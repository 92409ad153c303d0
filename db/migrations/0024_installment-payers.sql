ALTER TABLE "payment_attempt" ADD COLUMN "reserved_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "started_by_owner" boolean DEFAULT false NOT NULL;