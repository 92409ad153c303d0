CREATE TABLE "audit_entry" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lake_sessions" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_token" ADD COLUMN "purpose" text DEFAULT 'pay' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_token" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "is_tax_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","subject_id");