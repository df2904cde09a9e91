import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { csrTask, userTaxInformation } from '#db/schema/all.ts'
import { renewalDay } from '#model/tax/circumstances.ts'

/** The last day for a new form of each of these people whose certified form may be incorrect; nothing for the others. */
export async function renewalDaysOf(q: Queries, ids: string[]): Promise<Map<string, string>> {
  const rows = await q
    .select({
      userId: userTaxInformation.userId,
      formId: userTaxInformation.id,
      detail: csrTask.detail,
      dueAt: csrTask.dueAt,
    })
    .from(csrTask)
    .innerJoin(
      userTaxInformation,
      and(eq(userTaxInformation.userId, csrTask.userId), eq(userTaxInformation.status, 'certified')),
    )
    .where(and(eq(csrTask.kind, 'tax'), isNull(csrTask.doneAt), inArray(csrTask.userId, ids)))
  return new Map(
    rows.flatMap(({ userId, formId, detail, dueAt }) =>
      dueAt && detail?.formId === formId ? [[userId, renewalDay(dueAt)] as const] : [],
    ),
  )
}
