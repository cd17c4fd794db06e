CREATE TABLE "passages" (
	"article_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')) STORED NOT NULL,
	CONSTRAINT "passages_article_id_place_pk" PRIMARY KEY("article_id","place")
);
--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passages_search" ON "passages" USING gin ("search");