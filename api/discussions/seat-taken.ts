import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { queryExpert } from '#db/schema/all.ts'

/** The rows of experts that hold a seat, for lists that count many discussions at once: `holdsSeat` of the model in SQL. */
export const seatTaken = (now: Date): SQL | undefined =>
  or(
    inArray(queryExpert.status, ['answered', 'followup']),
    and(
      eq(queryExpert.status, 'claimed'),
      or(
        isNotNull(queryExpert.bookedAt),
        gt(queryExpert.remainingMs, 0),
        and(isNull(queryExpert.remainingMs), gt(queryExpert.reservedUntil, now)),
      ),
    ),
  )
