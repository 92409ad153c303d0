CREATE TABLE "form_file" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_as" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_note" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text,
	"form_name" text NOT NULL,
	"form_title" text NOT NULL,
	"status" text NOT NULL,
	"entries" jsonb NOT NULL,
	"said" jsonb NOT NULL,
	"email" text,
	"name" text,
	"spam_reasons" jsonb NOT NULL,
	"steps_sent" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submission_postId_unique" UNIQUE("post_id")
);
--> statement-breakpoint
CREATE TABLE "form_try" (
	"asker" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "form_try_asker_window_start_pk" PRIMARY KEY("asker","window_start")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "form_file" ADD CONSTRAINT "form_file_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_note" ADD CONSTRAINT "form_note_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_file_submission" ON "form_file" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_note_submission" ON "form_note" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_submission_newest" ON "form_submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_submission_form" ON "form_submission" USING btree ("form_name","created_at");