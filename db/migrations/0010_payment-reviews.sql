CREATE TABLE "payment_review" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"author" text NOT NULL,
	"way" text NOT NULL,
	"note" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_review" ADD CONSTRAINT "payment_review_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_review_attempt" ON "payment_review" USING btree ("attempt_id");