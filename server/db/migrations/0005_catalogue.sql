CREATE TABLE "brand_follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_ratings" (
	"brand_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_ratings_brand_id_user_id_pk" PRIMARY KEY("brand_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"highlights" text[] NOT NULL,
	"website" text,
	"rating" integer NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"art" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_sample" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"file_hash" text
);
--> statement-breakpoint
CREATE TABLE "deal_likes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_like" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_prices" (
	"deal_id" uuid NOT NULL,
	"recorded_on" date NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "deal_prices_deal_id_recorded_on_pk" PRIMARY KEY("deal_id","recorded_on")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"discount_percentage" integer NOT NULL,
	"original_price" integer NOT NULL,
	"discounted_price" integer NOT NULL,
	"size_ml" real,
	"code" text,
	"url" text NOT NULL,
	"image_url" text,
	"category" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"art" jsonb NOT NULL,
	"commission" real DEFAULT 0 NOT NULL,
	"sponsor" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"file_hash" text
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"poll_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option_index" integer NOT NULL,
	"voted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"options" jsonb NOT NULL,
	"total_votes" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"end_date" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"file_hash" text
);
--> statement-breakpoint
CREATE TABLE "product_recommendations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"product_name" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"skin_types" text[] NOT NULL,
	"skin_concerns" text[] NOT NULL,
	"price" integer,
	"size_ml" real,
	"unit_price" integer GENERATED ALWAYS AS (round(price * 100 / nullif(size_ml, 0))::integer) STORED,
	"affiliate_url" text,
	"featured_image" text,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"rating" real DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_counts" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
	"pros" text[] NOT NULL,
	"cons" text[] NOT NULL,
	"label" text NOT NULL,
	"spf" integer,
	"tinted" boolean DEFAULT false NOT NULL,
	"free_from" text[] NOT NULL,
	"is_local" boolean NOT NULL,
	"is_recommended" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"art" jsonb NOT NULL,
	"commission" real DEFAULT 0 NOT NULL,
	"sponsor" text,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"file_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diy_recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"ingredients" jsonb NOT NULL,
	"instructions" text[] NOT NULL,
	"skin_types" text[] NOT NULL,
	"prep_time" integer NOT NULL,
	"difficulty" text NOT NULL,
	"yields" text NOT NULL,
	"shelf" jsonb NOT NULL,
	"good_to_know" text[] NOT NULL,
	"not_for" text[] NOT NULL,
	"sources" jsonb NOT NULL,
	"featured_image" text,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"author" text NOT NULL,
	"art" jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"file_hash" text
);
--> statement-breakpoint
CREATE TABLE "review_helpful" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"brand" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"skin_type" text,
	"age_range" text,
	"fitzpatrick_scale" integer,
	"purchase_verified" boolean DEFAULT false NOT NULL,
	"would_recommend" boolean DEFAULT true NOT NULL,
	"weeks_used" integer,
	"got_it_free" boolean DEFAULT false NOT NULL,
	"image_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reported" integer DEFAULT 0 NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"moderator_notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"body" text NOT NULL,
	"art" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"search_title" "tsvector" GENERATED ALWAYS AS (to_tsvector('search', search_document(title))) STORED NOT NULL,
	"search_head" "tsvector" GENERATED ALWAYS AS (to_tsvector('search', search_document(title || ' ' || search_tags(tags) || ' ' || excerpt))) STORED NOT NULL,
	"search_all" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('search', search_document(title || ' ' || search_tags(tags) || ' ' || excerpt)), 'A') || to_tsvector('english', search_document(body))) STORED NOT NULL,
	CONSTRAINT "search_documents_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"category" text DEFAULT 'cashback_card' NOT NULL,
	"leave_hash" varchar(64) NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_follows" ADD CONSTRAINT "brand_follows_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_follows" ADD CONSTRAINT "brand_follows_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_ratings" ADD CONSTRAINT "brand_ratings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_ratings" ADD CONSTRAINT "brand_ratings_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_likes" ADD CONSTRAINT "deal_likes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_likes" ADD CONSTRAINT "deal_likes_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_prices" ADD CONSTRAINT "deal_prices_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_product_recommendations_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_follows_once" ON "brand_follows" USING btree ("user_id","brand_id");--> statement-breakpoint
CREATE INDEX "brand_follows_brand" ON "brand_follows" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "brand_ratings_member" ON "brand_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brands_position" ON "brands" USING btree ("position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_likes_once" ON "deal_likes" USING btree ("deal_id","user_id");--> statement-breakpoint
CREATE INDEX "deal_likes_member" ON "deal_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_slug" ON "deals" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "deals_newest" ON "deals" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "deals_brand" ON "deals" USING btree ("brand","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "deals_category" ON "deals" USING btree ("category","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "poll_votes_once" ON "poll_votes" USING btree ("poll_id","user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_member" ON "poll_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "polls_slug" ON "polls" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "polls_newest" ON "polls" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "product_recommendations" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_source" ON "product_recommendations" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "product_recommendations" USING btree ("created_at","id") WHERE is_recommended;--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "product_recommendations" USING btree ("category","created_at","id") WHERE is_recommended;--> statement-breakpoint
CREATE INDEX "products_brand_newest" ON "product_recommendations" USING btree ("brand","created_at","id") WHERE is_recommended;--> statement-breakpoint
CREATE INDEX "products_price" ON "product_recommendations" USING btree ("price","id") WHERE is_recommended and price is not null;--> statement-breakpoint
CREATE INDEX "products_unit_price" ON "product_recommendations" USING btree ("unit_price","id") WHERE is_recommended and unit_price is not null;--> statement-breakpoint
CREATE INDEX "products_rating" ON "product_recommendations" USING btree ("rating","id") WHERE is_recommended;--> statement-breakpoint
CREATE INDEX "products_concerns" ON "product_recommendations" USING gin ("skin_concerns");--> statement-breakpoint
CREATE INDEX "products_free_from" ON "product_recommendations" USING gin ("free_from");--> statement-breakpoint
CREATE INDEX "products_skin_types" ON "product_recommendations" USING gin ("skin_types");--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_slug" ON "diy_recipes" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "recipes_newest" ON "diy_recipes" USING btree ("published_at","id") WHERE is_published;--> statement-breakpoint
CREATE UNIQUE INDEX "review_helpful_once" ON "review_helpful" USING btree ("review_id","user_id");--> statement-breakpoint
CREATE INDEX "review_helpful_member" ON "review_helpful" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","user_id");--> statement-breakpoint
CREATE INDEX "review_reports_member" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at","id") WHERE is_approved;--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful","id") WHERE is_approved;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at","id") WHERE not is_approved;--> statement-breakpoint
CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("published_at","ref");--> statement-breakpoint
CREATE INDEX "search_documents_kind_newest" ON "search_documents" USING btree ("kind","published_at","ref");--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING gin ("search_title");--> statement-breakpoint
CREATE INDEX "search_documents_head" ON "search_documents" USING gin ("search_head");--> statement-breakpoint
CREATE INDEX "search_documents_all" ON "search_documents" USING gin ("search_all");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("category","email");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_leave" ON "waiting_list" USING btree ("leave_hash");--> statement-breakpoint
-- The articles that are already published; from here on every write of an article writes its document too.
INSERT INTO "search_documents" ("kind", "ref", "path", "title", "excerpt", "tags", "body", "art", "published_at")
	SELECT 'article', "id"::text, '/articles/' || "slug", "title", "excerpt", "tags", public.search_public_body("content", "preview_html", "is_premium"), "art", "published_at"
	FROM "articles" WHERE "is_published";
