DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_brand_newest";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_unit_price";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
ALTER TABLE "product_recommendations" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Until now a product was withdrawn by no longer recommending it.
UPDATE "product_recommendations" SET "is_listed" = false WHERE NOT "is_recommended";--> statement-breakpoint
CREATE INDEX "products_newest" ON "product_recommendations" USING btree ("created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "product_recommendations" USING btree ("category","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_brand_newest" ON "product_recommendations" USING btree ("brand","created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_price" ON "product_recommendations" USING btree ("price","id") WHERE is_listed and price is not null;--> statement-breakpoint
CREATE INDEX "products_unit_price" ON "product_recommendations" USING btree ("unit_price","id") WHERE is_listed and unit_price is not null;--> statement-breakpoint
CREATE INDEX "products_rating" ON "product_recommendations" USING btree ("rating","id") WHERE is_listed;