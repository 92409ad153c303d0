CREATE TABLE "lake_pending_sign_in" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_authenticator" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed_secret" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" text,
	"counter" bigint,
	"transports" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_authenticator_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_webauthn_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_factor_demand" (
	"role" text PRIMARY KEY NOT NULL,
	"demanded_by" text NOT NULL,
	"demanded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lake_sessions" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lake_pending_sign_in_user" ON "lake_pending_sign_in" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_authenticator_user" ON "staff_authenticator" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_webauthn_challenge_age" ON "staff_webauthn_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_user" ON "staff_recovery_code" USING btree ("user_id");