-- The texts of these names in a list of entries, for columns made of it: what a cast to text gives has quotation marks and escapes.
CREATE FUNCTION "texts_in"(entries jsonb, names text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(entry ->> name, ' ' ORDER BY place, name), '')
  FROM jsonb_array_elements(entries) WITH ORDINALITY AS each(entry, place), unnest(names) AS name
$$;--> statement-breakpoint
DROP INDEX "quote_email";--> statement-breakpoint
DROP INDEX "form_submission_newest";--> statement-breakpoint
DROP INDEX "form_submission_form";--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || texts_in(said, '{value}')) STORED;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || split_part(coalesce(email, ''), '@', 2) || ' ' || texts_in(said, '{value}'))) STORED;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "searched" text GENERATED ALWAYS AS ('Q' || lpad(quote_number::text, 8, '0') || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || texts_in(items, '{name,sku}')) STORED;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words('Q' || lpad(quote_number::text, 8, '0') || ' ' || email || ' ' || split_part(email, '@', 2) || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || texts_in(items, '{name,sku}')) || array_to_tsvector(array['#' || quote_number::text, 'q' || quote_number::text])) STORED;--> statement-breakpoint
CREATE INDEX "form_submission_by_status" ON "form_submission" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "form_submission_fresh" ON "form_submission" USING btree ("form_name") WHERE status = 'new';--> statement-breakpoint
CREATE INDEX "form_submission_mailbox" ON "form_submission" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "form_submission_words" ON "form_submission" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "quote_mailbox" ON "quote" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quote_by_number" ON "quote" USING btree ("quote_number");--> statement-breakpoint
CREATE INDEX "quote_by_name" ON "quote" USING btree ("last_name","first_name","quote_number");--> statement-breakpoint
CREATE INDEX "quote_by_total" ON "quote" USING btree ("total","quote_number");--> statement-breakpoint
CREATE INDEX "quote_by_until" ON "quote" USING btree ("expires_at","quote_number");--> statement-breakpoint
CREATE INDEX "quote_by_status" ON "quote" USING btree ("status","quote_number");--> statement-breakpoint
CREATE INDEX "quote_words" ON "quote" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "form_submission_newest" ON "form_submission" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "form_submission_form" ON "form_submission" USING btree ("form_name","created_at","id");--> statement-breakpoint
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "quote_searched" ON "quote" USING gin ("searched" gin_trgm_ops);
  CREATE INDEX "form_submission_searched" ON "form_submission" USING gin ("searched" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: staff search in sequence';
END $$;
