ALTER TABLE "payment" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "position" bigserial NOT NULL;