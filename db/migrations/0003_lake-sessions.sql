CREATE TABLE "lake_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"browser" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
