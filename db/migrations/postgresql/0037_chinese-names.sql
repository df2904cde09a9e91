-- the family name first, without a space: 13312 to 40959 are the Chinese characters
UPDATE "user" SET "search_text" = "search_text" || ' ' || "last_name" || "first_name"
  WHERE ascii("first_name") BETWEEN 13312 AND 40959 AND ascii("last_name") BETWEEN 13312 AND 40959
    AND position("last_name" || "first_name" in "search_text") = 0;--> statement-breakpoint
UPDATE "user_invite" SET "search_text" = "search_text" || ' ' || "last_name" || "first_name"
  WHERE ascii("first_name") BETWEEN 13312 AND 40959 AND ascii("last_name") BETWEEN 13312 AND 40959
    AND position("last_name" || "first_name" in "search_text") = 0;--> statement-breakpoint
UPDATE "query_header" SET "search_text" = "search_text" || ' ' || (SELECT "last_name" || "first_name" FROM "user" WHERE "user"."id" = "query_header"."user_id")
  WHERE "user_id" IN (SELECT "id" FROM "user" WHERE ascii("first_name") BETWEEN 13312 AND 40959 AND ascii("last_name") BETWEEN 13312 AND 40959)
    AND position((SELECT "last_name" || "first_name" FROM "user" WHERE "user"."id" = "query_header"."user_id") in "query_header"."search_text") = 0;
