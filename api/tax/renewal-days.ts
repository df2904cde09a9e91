import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { csrTask, userTaxInformation } from '#db/schema/all.ts'
import { renewalDay } from '#model/tax/circumstances.ts'

/** An open task asks for a new form in place of this certified one. */
export const asksForNewForm = and(
  eq(csrTask.kind, 'tax'),
  isNull(csrTask.doneAt),
  eq(csrTask.userId, userTaxInformation.userId),
  eq(userTaxInformation.status, 'certified'),
  sql`${csrTask.detail} ->> 'formId' = ${userTaxInformation.id}`,
) as SQL

/** The last day for a new form of each of these people whose certified form may be incorrect; nothing for the others. */
export async function renewalDaysOf(q: Queries, ids: string[]): Promise<Map<string, string>> {
  const rows = await q
    .select({ userId: userTaxInformation.userId, dueAt: csrTask.dueAt })
    .from(csrTask)
    .innerJoin(userTaxInformation, asksForNewForm)
    .where(inArray(csrTask.userId, ids))
  return new Map(rows.flatMap(({ userId, dueAt }) => (dueAt ? [[userId, renewalDay(dueAt)] as const] : [])))
}
