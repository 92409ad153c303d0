CREATE TABLE "lake_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"revision" text NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lake_revisions" (
	"sequence" bigint NOT NULL,
	"position" integer NOT NULL,
	"document_id" text NOT NULL,
	"mutations" jsonb NOT NULL,
	"content" jsonb,
	CONSTRAINT "lake_revisions_sequence_position_pk" PRIMARY KEY("sequence","position")
);
--> statement-breakpoint
CREATE TABLE "lake_transactions" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lake_transactions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "lake_revisions" ADD CONSTRAINT "lake_revisions_sequence_lake_transactions_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."lake_transactions"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lake_documents_type" ON "lake_documents" USING btree ("type");--> statement-breakpoint
CREATE INDEX "lake_revisions_document" ON "lake_revisions" USING btree ("document_id","sequence");