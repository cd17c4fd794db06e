CREATE TABLE "member_providers" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_providers_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"key" varchar(64) PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser" varchar(64) NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"member_id" uuid,
	"return_to" text NOT NULL,
	"claims" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_providers" ADD CONSTRAINT "member_providers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_providers_one_each" ON "member_providers" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expire" ON "provider_sign_ins" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_member" ON "provider_sign_ins" USING btree ("member_id");