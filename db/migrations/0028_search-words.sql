ALTER TABLE "lake_documents" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "lake_documents" ADD COLUMN "words_revision" text;--> statement-breakpoint
CREATE INDEX "lake_documents_words" ON "lake_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "lake_documents_without_words" ON "lake_documents" USING btree ("id") WHERE "lake_documents"."words_revision" is distinct from "lake_documents"."revision";