ALTER TABLE "product_recommendations" ADD COLUMN "source_name" text;--> statement-breakpoint
CREATE INDEX "products_source_name" ON "product_recommendations" USING btree ("source_name");--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "image_urls";