ALTER TABLE "orders" ADD COLUMN "line_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "searched" text GENERATED ALWAYS AS (lpad(order_number::text, 9, '0') || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || line_words) STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "searched" text GENERATED ALWAYS AS (method_label || ' ' || coalesce(transaction_id, '')) STORED;--> statement-breakpoint
UPDATE "orders" SET "line_words" = lines.words FROM (SELECT "order_id", string_agg("name" || ' ' || "sku", ' ' ORDER BY "position") AS words FROM "order_item" GROUP BY "order_id") AS lines WHERE lines."order_id" = "orders"."id";--> statement-breakpoint
-- Trigrams find a word among a million rows. PGlite has none and needs none; a server that gives none searches in sequence (decision 140).
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "orders_searched" ON "orders" USING gin ("searched" gin_trgm_ops);
  CREATE INDEX "payment_searched" ON "payment" USING gin ("searched" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: staff search in sequence';
END $$;
