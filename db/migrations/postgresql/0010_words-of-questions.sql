-- questions were found by their diagnosis and asker, not by their words
UPDATE "query_header" SET "search_text" = "search_text" || ' ' || lower("title" || ' ' || "text" || ' ' || "history");
