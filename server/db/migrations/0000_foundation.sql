CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"auth_provider" text DEFAULT 'local' NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"trial_end_date" timestamp (3) with time zone,
	"signup_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_founding_member" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"registration_number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_lower" CHECK ("members"."email" = lower("members"."email"))
);
--> statement-breakpoint
CREATE TABLE "registration_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "registration_counter_one_row" CHECK ("registration_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar(64) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"read_minutes" integer NOT NULL,
	CONSTRAINT "article_tags_article_id_tag_pk" PRIMARY KEY("article_id","tag")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"day" date NOT NULL,
	"article_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "article_views_day_article_id_visitor_pk" PRIMARY KEY("day","article_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"preview_html" text,
	"contents" jsonb NOT NULL,
	"in_short" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"art" jsonb NOT NULL,
	"rating" real DEFAULT 0 NOT NULL,
	"read_minutes" integer DEFAULT 5 NOT NULL,
	"image_url" text,
	"author_id" uuid,
	"reviewer" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"file_hash" text,
	"search_text" text GENERATED ALWAYS AS (lower(title || E'\n' || excerpt)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_counts" (
	"tag" text PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_articles" ADD CONSTRAINT "saved_articles_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_articles" ADD CONSTRAINT "saved_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_registration_number" ON "members" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "article_tags_newest" ON "article_tags" USING btree ("tag","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_tags_category_newest" ON "article_tags" USING btree ("tag","category","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_tags_quickest" ON "article_tags" USING btree ("tag","read_minutes","article_id");--> statement-breakpoint
CREATE INDEX "article_tags_category_quickest" ON "article_tags" USING btree ("tag","category","read_minutes","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at","id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_category_newest" ON "articles" USING btree ("category","published_at","id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_quickest" ON "articles" USING btree ("read_minutes","id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_category_quickest" ON "articles" USING btree ("category","read_minutes","id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_featured" ON "articles" USING btree ("published_at","id") WHERE is_published and is_featured;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_text" gin_trgm_ops) WHERE is_published;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_articles_once" ON "saved_articles" USING btree ("user_id","article_id");--> statement-breakpoint
CREATE INDEX "saved_articles_list" ON "saved_articles" USING btree ("user_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "saved_articles_article" ON "saved_articles" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "tag_counts_most" ON "tag_counts" USING btree ("articles" DESC NULLS LAST,"tag");--> statement-breakpoint
INSERT INTO "registration_counter" ("id", "last") VALUES (1, 0);
