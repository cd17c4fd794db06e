-- Text as search compares it, in documents and in what people type: without invisible characters, accents and apostrophes, with one kind of
-- dash and with Cyrillic and Greek look-alikes as Latin letters. Names are qualified, because a restore runs without a search path.
CREATE FUNCTION public.search_fold(source text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT lower(translate(
		CASE WHEN octet_length(source) = char_length(source) THEN source ELSE
			regexp_replace(
				replace(replace(replace(replace(normalize(
					translate(
						regexp_replace(source, '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\U000110BD\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02BD\u2032\u2035\u00B4\uFF07\u055A\uA78B\uA78C]', '', 'g'),
						'аеорсухіѕјԁһӏвнкмтԛԝАЕОРСУХІЅЈԀҺӀВНКМТԚԜαεικνορτυχβηζμγΑΕΙΚΝΟΡΤΥΧΒΗΖΜΓøØđĐłŁıſ‐‑‒–—―−﹣－⁃',
						'aeopcyxisjdhlbhkmtqwaeopcyxisjdhlbhkmtqwaeiknoptyxbhzmyaeiknoptyxbhzmyooddllis----------'
					), NFKD), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
				'[\u0300-\u036F]', '', 'g')
		END,
		'./@_&<>+~''`', '         '))
$$;--> statement-breakpoint
-- The words of a document. A word with a hyphen is found by its parts and as one word: sun-screen, sun screen, sunscreen.
CREATE FUNCTION public.search_document(source text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(CASE WHEN position('-' IN folded) > 0 THEN regexp_replace(folded, '(\w+)-(\w+)', '\1 \2 \1\2', 'g') ELSE folded END, '-', ' ')
	FROM (SELECT public.search_fold(left(source, 100000)) AS folded OFFSET 0) AS once
$$;--> statement-breakpoint
-- array_to_string is not immutable, because some types print by the settings of a session; text does not.
CREATE FUNCTION public.search_tags(tags text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT array_to_string(tags, ' ') $$;--> statement-breakpoint
-- The part of an article that everybody may read, without addresses, footnote marks and tags: of a premium article its preview.
CREATE FUNCTION public.search_public_body(content text, preview_html text, is_premium boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN is_premium THEN regexp_replace(coalesce(preview_html, ''), '<[^>]*>|&[a-z]+;', ' ', 'g')
		ELSE regexp_replace(content, '\]\([^)]*\)|\[\^\d+\]', ' ', 'g') END
$$;--> statement-breakpoint
-- The same for both spellings and both numbers of a word: moisturisers and moisturizer, colours and color.
CREATE FUNCTION public.search_key(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN length(word) > 3 THEN rtrim(replace(replace(replace(replace(word, 'iz', 'is'), 'yz', 'ys'), 'our', 'or'), 'ae', 'e'), 's') ELSE word END
$$;--> statement-breakpoint
-- English stems with the stop words: a search for nothing but stop words still finds titles.
CREATE TEXT SEARCH DICTIONARY public.search_stem (TEMPLATE = snowball, LANGUAGE = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.search (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.search ALTER MAPPING REPLACE pg_catalog.english_stem WITH public.search_stem;--> statement-breakpoint
-- The rows of search_words for a text. Numbers and stop words are no words that anybody misspells.
CREATE FUNCTION public.search_words_in(source text) RETURNS TABLE (word text, stem text, key text) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT DISTINCT token, stems[1], public.search_key(token)
	FROM ts_parse('default', public.search_document(source)) AS parsed (tokid, token),
		LATERAL tsvector_to_array(to_tsvector('pg_catalog.english', token)) AS stems
	WHERE tokid IN (1, 2, 3) AND length(token) <= 40 AND cardinality(stems) = 1
$$;--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
-- One statement, so that the table is rewritten once.
ALTER TABLE "articles"
	ADD COLUMN "search_title" "tsvector" GENERATED ALWAYS AS (to_tsvector('search', search_document(title))) STORED NOT NULL,
	ADD COLUMN "search_head" "tsvector" GENERATED ALWAYS AS (to_tsvector('search', search_document(title || ' ' || search_tags(tags) || ' ' || excerpt))) STORED NOT NULL,
	ADD COLUMN "search_all" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('search', search_document(title || ' ' || search_tags(tags) || ' ' || excerpt)), 'A') || to_tsvector('english', search_document(search_public_body(content, preview_html, is_premium)))) STORED NOT NULL;--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT found.* FROM "articles", search_words_in(title || ' ' || search_tags(tags) || ' ' || excerpt || ' ' || search_public_body(content, preview_html, is_premium)) AS found WHERE is_published;--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_key" ON "search_words" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_search_title" ON "articles" USING gin ("search_title") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_search_head" ON "articles" USING gin ("search_head") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_search_all" ON "articles" USING gin ("search_all") WHERE is_published;