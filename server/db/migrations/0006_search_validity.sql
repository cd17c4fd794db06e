DROP INDEX "search_documents_title";--> statement-breakpoint
DROP INDEX "search_documents_head";--> statement-breakpoint
DROP INDEX "search_documents_all";--> statement-breakpoint
DROP INDEX "search_documents_newest";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "valid_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "search_documents_valid_until" ON "search_documents" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE INDEX "search_documents_kind_title" ON "search_documents" USING gin ((array[kind]),"search_title");--> statement-breakpoint
CREATE INDEX "search_documents_kind_head" ON "search_documents" USING gin ((array[kind]),"search_head");--> statement-breakpoint
CREATE INDEX "search_documents_kind_all" ON "search_documents" USING gin ((array[kind]),"search_all");--> statement-breakpoint
CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("published_at","ref","kind");--> statement-breakpoint
UPDATE "search_documents" SET "valid_until" = "deals"."expires_at" FROM "deals" WHERE "search_documents"."kind" = 'deal' AND "search_documents"."ref" = "deals"."id"::text;
