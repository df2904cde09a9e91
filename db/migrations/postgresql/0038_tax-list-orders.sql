CREATE INDEX "user_paid" ON "user" USING btree ("noetic_expert","enabled","sort_name","id","user_type");--> statement-breakpoint
CREATE INDEX "user_tax_information_certified" ON "user_tax_information" USING btree ("certification_date","user_id","status");--> statement-breakpoint
CREATE INDEX "user_tax_information_expires" ON "user_tax_information" USING btree ("expires_at","user_id","status");