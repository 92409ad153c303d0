CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"payment_id" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"last_error" text,
	"recipient" text,
	"cc" jsonb,
	"subject" text,
	"html" text,
	"plain_text" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_once" UNIQUE("kind","entity_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "order_address" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"street1" text NOT NULL,
	"street2" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country_id" text NOT NULL,
	"phone_number" text NOT NULL,
	"customer_id" text,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_address_type" UNIQUE("order_id","type")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"comment" text NOT NULL,
	"is_customer_notified" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"qty" integer NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint NOT NULL,
	"price_incl_tax" bigint NOT NULL,
	"weight" double precision NOT NULL,
	"row_weight" double precision NOT NULL,
	"row_total" bigint NOT NULL,
	"tax_percent" double precision NOT NULL,
	"tax_amount" bigint NOT NULL,
	"row_total_incl_tax" bigint NOT NULL,
	"custom_options" jsonb NOT NULL,
	"notes" text,
	CONSTRAINT "order_item_position" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" bigserial NOT NULL,
	"order_increment_id" text GENERATED ALWAYS AS (lpad(order_number::text, 9, '0')) STORED NOT NULL,
	"placement_id" text,
	"po_number" text,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" text,
	"customer_is_guest" boolean NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"order_currency_code" text NOT NULL,
	"weight" double precision NOT NULL,
	"total_item_count" integer NOT NULL,
	"subtotal" bigint NOT NULL,
	"subtotal_incl_tax" bigint NOT NULL,
	"shipping_amount" bigint NOT NULL,
	"shipping_tax_amount" bigint NOT NULL,
	"shipping_incl_tax" bigint NOT NULL,
	"tax_percent" double precision NOT NULL,
	"tax_amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"shipping_method" text,
	"shipping_label" text,
	"additional_notes" text,
	"email_sent" boolean DEFAULT false NOT NULL,
	"split_payment_enabled" boolean DEFAULT false NOT NULL,
	"minimum_split_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_placementId_unique" UNIQUE("placement_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"method_label" text NOT NULL,
	"transaction_id" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"additional_data" jsonb NOT NULL,
	"transaction_response" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_transaction" UNIQUE("provider","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"short_id" text NOT NULL,
	"order_id" text,
	"quote_id" text,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"method_label" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"provider_ref" text,
	"decline_message" text,
	"review_reason" text,
	"review_facts" jsonb,
	"expires_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempt_shortId_unique" UNIQUE("short_id"),
	CONSTRAINT "payment_attempt_ref" UNIQUE("provider","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"ref" text,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "webhook_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "order_address" ADD CONSTRAINT "order_address_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("sent_at","not_before");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_increment_id" ON "orders" USING btree ("order_increment_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open_attempt" ON "payment" USING btree ("attempt_id") WHERE "payment"."status" in ('pending', 'on_hold');--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_waiting" ON "payment_attempt" USING btree ("status","updated_at");