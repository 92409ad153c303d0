-- What a text is found by: each part of it between spaces, and each piece of letters and digits (decision 140). Small letters by a
-- table of its own, because a database of locale C knows none but ASCII's; cut off where a word would be too long for an index.
CREATE FUNCTION "search_words"(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(left(word, 100)) FILTER (WHERE word <> ''), '{}'))
  FROM (SELECT left(lower(translate(said, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ')), 100000) AS small) AS folded,
    unnest(regexp_split_to_array(small, '\s+') || regexp_split_to_array(small, '[\u0001-/:-@\[-`{-\u007f]+')) AS part,
    ltrim(part, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~') AS word
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(email || ' ' || split_part(email, '@', 2) || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || line_words) || array_to_tsvector(array['#' || order_number::text])) STORED;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(method_label || ' ' || coalesce(transaction_id, ''))) STORED;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("created_at","kind") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "payment_words" ON "payment" USING gin ("words") WITH (fastupdate=off);