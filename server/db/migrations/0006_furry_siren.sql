DROP INDEX "brand_follows_brand";--> statement-breakpoint
CREATE INDEX "deals_end" ON "deals" USING btree ("expires_at") WHERE is_active;--> statement-breakpoint
CREATE INDEX "brand_follows_brand" ON "brand_follows" USING btree ("brand_id","id");