CREATE TABLE "quote_activity" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_number" bigserial NOT NULL,
	"quote_increment_id" text GENERATED ALWAYS AS ('Q' || lpad(quote_number::text, 8, '0')) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"po_number" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"items" jsonb NOT NULL,
	"addresses" jsonb NOT NULL,
	"shipping_method" text,
	"shipping_label" text,
	"subtotal" bigint NOT NULL,
	"shipping_amount" bigint NOT NULL,
	"tax_percent" double precision NOT NULL,
	"tax_amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"additional_notes" text,
	"split_payment_enabled" boolean NOT NULL,
	"minimum_split_amount" bigint NOT NULL,
	"order_id" text,
	"submission_id" text,
	"author" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "quote_activity" ADD CONSTRAINT "quote_activity_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_token" ADD CONSTRAINT "quote_token_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_activity_quote" ON "quote_activity" USING btree ("quote_id","position");--> statement-breakpoint
CREATE INDEX "quote_token_quote" ON "quote_token" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_increment_id" ON "quote" USING btree ("quote_increment_id");--> statement-breakpoint
CREATE INDEX "quote_email" ON "quote" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quote_newest" ON "quote" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_expiring" ON "quote" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "payment_quote" ON "payment" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_quote" ON "payment_attempt" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_something" CHECK ("payment"."order_id" is not null or "payment"."quote_id" is not null);