CREATE TABLE "order_shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"order_id" text NOT NULL,
	"carrier" text NOT NULL,
	"carrier_name" text NOT NULL,
	"tracking_number" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_shipment_once" UNIQUE("order_id","carrier","carrier_name","tracking_number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status_before_hold" text;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;