CREATE TABLE "advice_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "advice_usage_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_brand_newest";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_unit_price";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
ALTER TABLE "product_recommendations" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Until now a product was withdrawn by no longer recommending it.
UPDATE "product_recommendations" SET "is_listed" = false WHERE NOT "is_recommended";--> statement-breakpoint
ALTER TABLE "advice_usage" ADD CONSTRAINT "advice_usage_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_user_id_members_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_results_newest" ON "quiz_results" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "product_recommendations" USING btree ("created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "product_recommendations" USING btree ("category","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_brand_newest" ON "product_recommendations" USING btree ("brand","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_price" ON "product_recommendations" USING btree ("price","id") WHERE is_listed and price is not null;--> statement-breakpoint
CREATE INDEX "products_unit_price" ON "product_recommendations" USING btree ("unit_price","id") WHERE is_listed and unit_price is not null;--> statement-breakpoint
CREATE INDEX "products_rating" ON "product_recommendations" USING btree ("rating","id") WHERE is_listed;