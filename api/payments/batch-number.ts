import { sql } from 'drizzle-orm'
import { payout } from '#db/schema/all.ts'

/** Which batch of its quarter one is, by creation: part of its name. */
export const batchNumber =
  sql`(select count(*) from ${payout} earlier where earlier.quarter = ${payout}.quarter and (earlier.created_at < ${payout}.created_at or (earlier.created_at = ${payout}.created_at and earlier.id <= ${payout}.id)))`.mapWith(
    Number,
  )
