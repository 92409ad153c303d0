CREATE TABLE "estimate_basis" (
	"id" text PRIMARY KEY NOT NULL,
	"template_name" text NOT NULL,
	"book_name" text NOT NULL,
	"version" integer NOT NULL,
	"book_version" text,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "estimate_basis_version" UNIQUE("template_name","book_name","version")
);
--> statement-breakpoint
CREATE TABLE "estimate_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"estimate_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estimate" (
	"id" text PRIMARY KEY NOT NULL,
	"basis_id" text NOT NULL,
	"entries" jsonb NOT NULL,
	"final_min" integer NOT NULL,
	"final_max" integer NOT NULL,
	"submission_id" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "estimate_submissionId_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "estimate_link" ADD CONSTRAINT "estimate_link_estimate_id_estimate_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate" ADD CONSTRAINT "estimate_basis_id_estimate_basis_id_fk" FOREIGN KEY ("basis_id") REFERENCES "public"."estimate_basis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate" ADD CONSTRAINT "estimate_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_link_estimate" ON "estimate_link" USING btree ("estimate_id");