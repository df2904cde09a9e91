import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { diagnosis, diagnosisFact, queryHeader, queryHeaderInput } from '#db/schema/all.ts'
import { diagnosisSearchText } from '#db/search-text.ts'
import { contains, lockRow, searchable } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { MergeBody, MergePreview } from '#model/panels/diagnoses/merge-wire.ts'
import { conflict, authorize, refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { mergedField } from './diagnosis-associations.ts'
import { linkTables, type Owner } from '../link-tables.ts'

type Row = typeof diagnosis.$inferSelect
const owners: readonly Owner[] = ['grant', 'plan', 'pool']
const refTables: Record<Owner, string> = { grant: 'grant_program', plan: 'membership_plan', pool: 'pools' }

async function readBoth(q: Queries, id: string, intoId: string): Promise<{ from: Row; into: Row }> {
  if (id === intoId) throw refusedFields({ intoId: 'errors.sameRecord' })
  const rows = await q
    .select()
    .from(diagnosis)
    .where(inArray(diagnosis.id, [id, intoId]))
  const from = rows.find((row) => row.id === id)
  const into = rows.find((row) => row.id === intoId)
  if (!from) throw new AppError('not.found', 'Not Found')
  if (!into) throw refusedFields({ intoId: 'errors.noSuchRecord' })
  return { from, into }
}

async function ownersNaming(q: Queries, owner: Owner, id: string): Promise<string[]> {
  const { table, owner: by, other } = linkTables[owner].diagnosis
  return (
    await q
      .select({ by: sql<string>`${by}` })
      .from(table)
      .where(eq(other, id))
  ).map((row) => row.by)
}

/** Names by which the other is found from now on: what the one that ends was called, each once and not its own. */
function joinedNames(from: Row, into: Row): { synonyms: string[]; synonymsZh: string[] } {
  const known = new Set(
    [into.name, into.nameZh, into.plainName, into.plainNameZh].map((name) => searchable(name)).filter(Boolean),
  )
  const fresh = (names: (string | null)[]) =>
    names.filter((name) => {
      const form = searchable(name)
      return form !== '' && !known.has(form) && known.add(form)
    }) as string[]
  return {
    synonyms: fresh([...(into.synonyms ?? []), from.name, from.plainName, ...(from.synonyms ?? [])]),
    synonymsZh: fresh([...(into.synonymsZh ?? []), from.nameZh, from.plainNameZh, ...(from.synonymsZh ?? [])]),
  }
}

const draftsWith = (q: Queries, id: string) =>
  q
    .select({ id: queryHeaderInput.id, clientData: queryHeaderInput.clientData })
    .from(queryHeaderInput)
    .where(and(isNull(queryHeaderInput.queryId), contains(sql`cast(${queryHeaderInput.clientData} as text)`, id)))

/** What a merge would move; nothing changes. @throws not.found, errors.invalidParameters at `intoId` */
export async function previewMerge({ db }: Ctx, id: string, intoId: string): Promise<MergePreview> {
  const { from, into } = await readBoth(db, id, intoId)
  const naming = {
    grant: await ownersNaming(db, 'grant', id),
    plan: await ownersNaming(db, 'plan', id),
    pool: await ownersNaming(db, 'pool', id),
  }
  let both = 0
  for (const owner of owners) {
    const already = new Set(await ownersNaming(db, owner, intoId))
    both += naming[owner].filter((one) => already.has(one)).length
  }
  const [discussions] = await db.select({ n: count() }).from(queryHeader).where(eq(queryHeader.diagnosisId, id))
  const shown = ({ id: is, name, code, version }: Row) => ({ id: is, name, code, version })
  return {
    from: shown(from),
    into: shown(into),
    grants: naming.grant.length,
    plans: naming.plan.length,
    pools: naming.pool.length,
    both,
    discussions: discussions?.n ?? 0,
    drafts: (await draftsWith(db, id)).length,
    synonyms: Object.values(joinedNames(from, into)).flat(),
  }
}

/**
 * Two diagnoses become one: associations, discussions, drafts and the coach's facts follow, the old name stays findable as a
 * synonym, and the history of the one that ends is read as part of the other's. All or nothing, every part audited.
 * @throws auth.notAuthorized below csr_admin, not.found, errors.invalidParameters at `intoId`, conflict when either was changed meanwhile
 */
export async function mergeDiagnoses(
  ctx: Ctx,
  id: string,
  { intoId, version, intoVersion }: MergeBody,
): Promise<{ id: string; discussions: number }> {
  authorize(requireActor(ctx), 'records.deleteInUse')
  return transaction(ctx, async (tx) => {
    for (const one of [id, intoId].sort()) await lockRow(tx, diagnosis, one)
    const { from, into } = await readBoth(tx, id, intoId)
    if (from.version !== version) throw conflict({ ...from })
    if (into.version !== intoVersion) throw conflict({ ...into })
    for (const owner of owners) await moveLinks(ctx, tx, owner, from, into)
    const discussions = await moveDiscussions(ctx, tx, from, into)
    await moveDrafts(tx, from, into)
    await tx.update(diagnosisFact).set({ diagnosisId: into.id }).where(eq(diagnosisFact.diagnosisId, id))
    const names = joinedNames(from, into)
    await tx
      .update(diagnosis)
      .set({
        ...names,
        searchText: searchable(diagnosisSearchText({ ...into, ...names }), from.code),
        version: sql`${diagnosis.version} + 1`,
      })
      .where(eq(diagnosis.id, intoId))
    await recordChange(
      ctx,
      tx,
      { refTable: 'diagnosis', refId: intoId, text: from.name },
      { synonyms: into.synonyms, synonymsZh: into.synonymsZh, [mergedField]: null },
      { ...names, [mergedField]: id },
    )
    await tx.delete(diagnosis).where(eq(diagnosis.id, id))
    await record(ctx, tx, { event: 'delete', refTable: 'diagnosis', refId: id, text: `${from.name} → ${into.name}` })
    publishAfterCommit(tx, { channel: 'diagnoses', id, userIds: [] }, { channel: 'diagnoses', id: intoId, userIds: [] })
    return { id: intoId, discussions }
  })
}

async function moveLinks(ctx: Ctx, tx: Tx, owner: Owner, from: Row, into: Row): Promise<void> {
  const { table, owner: by, other } = linkTables[owner].diagnosis
  const ids = await ownersNaming(tx, owner, from.id)
  const already = new Set(await ownersNaming(tx, owner, into.id))
  const fresh = ids.filter((one) => !already.has(one))
  if (fresh.length)
    await tx
      .update(table)
      .set({ diagnosisId: into.id } as never)
      .where(and(eq(other, from.id), inArray(by, fresh)))
  await tx.delete(table).where(eq(other, from.id))
  for (const one of ids)
    await recordChange(
      ctx,
      tx,
      { refTable: refTables[owner], refId: one },
      { diagnosis: from.name },
      { diagnosis: into.name },
    )
}

async function moveDiscussions(ctx: Ctx, tx: Tx, from: Row, into: Row): Promise<number> {
  const rows = await tx.select({ id: queryHeader.id }).from(queryHeader).where(eq(queryHeader.diagnosisId, from.id))
  if (!rows.length) return 0
  // the old name stays in the search text: anyone who looks for it still finds the discussion
  await tx
    .update(queryHeader)
    .set({
      diagnosisId: into.id,
      searchText: sql`${queryHeader.searchText} || ' ' || ${searchable(into.name)}`,
      updatedAt: ctx.now(),
      version: sql`${queryHeader.version} + 1`,
    })
    .where(eq(queryHeader.diagnosisId, from.id))
  for (const row of rows) {
    await recordChange(
      ctx,
      tx,
      { refTable: 'query_header', refId: row.id },
      { diagnosisId: from.id },
      { diagnosisId: into.id },
    )
    publishAfterCommit(tx, { channel: 'discussion', id: row.id, userIds: [] })
  }
  return rows.length
}

/** Drafts name the diagnosis in their data. */
async function moveDrafts(tx: Tx, from: Row, into: Row): Promise<void> {
  for (const draft of await draftsWith(tx, from.id)) {
    if (draft.clientData.diagnosisId !== from.id) continue
    await tx
      .update(queryHeaderInput)
      .set({
        clientData: { ...draft.clientData, diagnosisId: into.id, diagnosis: into.name },
        version: sql`${queryHeaderInput.version} + 1`,
      })
      .where(eq(queryHeaderInput.id, draft.id))
  }
}
