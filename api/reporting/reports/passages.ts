import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryHeader, queryResponse, reportHeader, reportPassage, reportRow, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { isLargeEnough } from '#model/panels/small-groups.ts'
import { passageStates, redact, type passageRow, type passageUpdate } from '#model/reporting/redaction.ts'
import type { z } from 'zod'
import { authorize, conflict } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { yieldToOthers } from '../facts/scope.ts'

type Passage = z.infer<typeof passageRow>
type Row = typeof reportPassage.$inferSelect
const BATCH = 100

/** Experts' answers of a verbatim report with names, numbers, dates and places marked, once: what staff decide stays. */
export async function savePassages(ctx: Ctx, reportId: string, peopleOf: ReadonlyMap<string, number>): Promise<void> {
  if (await ctx.db.$count(reportPassage, eq(reportPassage.reportId, reportId))) return
  const rows = await ctx.db
    .select({ id: reportRow.refId, key: reportRow.label, groupId: reportRow.groupId })
    .from(reportRow)
    .where(eq(reportRow.reportId, reportId))
    .orderBy(asc(reportRow.ordinal))
  let ordinal = 0
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH)
    const ids = some.map(({ id }) => id)
    const answers = await ctx.db
      .select({ id: queryResponse.id, queryId: queryResponse.queryId, text: queryResponse.text, person: user })
      .from(queryResponse)
      .innerJoin(user, eq(queryResponse.userId, user.id))
      .where(
        and(inArray(queryResponse.queryId, ids), eq(queryResponse.type, 'response'), ne(user.userType, userType.csr)),
      )
      .orderBy(asc(queryResponse.id))
    const askers = await ctx.db
      .select({ queryId: queryHeader.id, person: user })
      .from(queryHeader)
      .innerJoin(user, eq(queryHeader.userId, user.id))
      .where(inArray(queryHeader.id, ids))
    const names = new Map<string, string[]>()
    for (const { queryId, person } of [...answers, ...askers])
      names.set(queryId, [
        ...(names.get(queryId) ?? []),
        person.firstName,
        person.lastName,
        `${person.lastName}${person.firstName}`,
        ...(person.displayName ? [person.displayName] : []),
      ])
    const found = some.flatMap(({ id, key, groupId }) =>
      answers
        .filter(({ queryId, text }) => queryId === id && text.trim() !== '')
        .map(({ text }) => ({
          id: newId(),
          reportId,
          ordinal: ordinal++,
          queryId: id,
          heading: key,
          text: redact(text.replace(/<[^<>]*>/g, ' ').trim(), names.get(id) ?? []),
          small: isLargeEnough(peopleOf.get(groupId ?? '') ?? 0) ? 0 : 1,
          state: 'pending',
        })),
    )
    if (found.length) await ctx.db.insert(reportPassage).values(found)
    await yieldToOthers()
  }
}

const shown = ({ id, queryId, heading, text, small, state, version }: Row): Passage => ({
  id,
  queryId,
  heading,
  text,
  small: small !== 0,
  state: passageStates.find((one) => one === state) ?? 'pending',
  version,
})

/** The passages of a verbatim report in their order. @throws not.found */
export async function listPassages(
  ctx: Ctx,
  reportId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: Passage[]; total: number }> {
  authorize(requireActor(ctx), 'admin.read')
  const [header] = await ctx.db.select({ id: reportHeader.id }).from(reportHeader).where(eq(reportHeader.id, reportId))
  if (!header) throw new AppError('not.found', 'Not Found')
  const where = eq(reportPassage.reportId, reportId)
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(reportPassage).where(where)
  const rows = await ctx.db
    .select()
    .from(reportPassage)
    .where(where)
    .orderBy(asc(reportPassage.ordinal))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows: rows.map(shown), total }
}

/** Releases or withholds a passage, or changes its wording; its document says so when it is generated again. @throws not.found, conflict */
export async function updatePassage(ctx: Ctx, id: string, input: z.infer<typeof passageUpdate>): Promise<Passage> {
  const actor = requireActor(ctx)
  authorize(actor, 'reports.run')
  return transaction(ctx, async (tx) => {
    const [before] = await tx.select().from(reportPassage).where(eq(reportPassage.id, id))
    if (!before) throw new AppError('not.found', 'Not Found')
    const { version, ...fields } = input
    const [after] = await tx
      .update(reportPassage)
      .set({ ...fields, decidedBy: actor.userId, decidedAt: ctx.now(), version: version + 1 })
      .where(and(eq(reportPassage.id, id), eq(reportPassage.version, version)))
      .returning()
    if (!after) throw conflict(shown(before))
    await recordChange(ctx, tx, { refTable: 'report_header', refId: before.reportId }, shown(before), shown(after))
    return shown(after)
  })
}
