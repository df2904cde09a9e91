import { z } from 'zod'
import { moreSpecific, offeredIn, searchDiagnoses } from '#model/panels/diagnoses/diagnosis-search.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import type { SearchedDiagnosis } from '#model/panels/diagnoses/diagnosis-search.ts'
import { nameIn } from '#model/panels/named.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { UserRow } from '../../identity/sessions/lucia.ts'
import { postRights } from '../../identity/post-rights.ts'
import { diagnosisBook, type DiagnosisBook } from '../../panels/diagnoses/diagnosis-index.ts'
import { askableIn } from './load-facts.ts'

export const foundDiagnosis = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  groupName: z.string(),
  domainName: z.string(),
  /** what people call it; shown before the official name */
  plainName: z.string(),
  /** how many more specific ones are folded under it, and what to ask for them with */
  specific: z.int(),
  under: z.string(),
})
type FoundRow = z.infer<typeof foundDiagnosis>
export const organs = z.object({
  /** whether it may be described instead */
  mayDescribe: z.boolean(),
  data: z.array(
    z.object({ id: z.string(), name: z.string(), groups: z.array(z.object({ id: z.string(), name: z.string() })) }),
  ),
})

/** Which diagnoses the caller may ask about. Staff search on behalf of a person, under that person's plan. */
async function askable(
  ctx: Ctx,
  row: UserRow | undefined,
  planId: string | undefined,
  book: DiagnosisBook,
): Promise<(id: string) => boolean> {
  const rights = row ? await postRights(ctx.db, row, ctx.now()) : undefined
  const planIds =
    requireActor(ctx).rank !== null
      ? planId
        ? [planId]
        : []
      : rights?.allowed
        ? rights.planIds.filter((id) => !planId || id === planId)
        : []
  const tests = await Promise.all(planIds.map((id) => askableIn(ctx.db, id, { tree: book.tree })))
  return (id) => tests.some((test) => test(id))
}

interface DiagnosisQuery {
  name: string
  planId?: string
  under?: string
  groupId?: string
  page: number
  pageSize: number
}

/** Diagnoses that may be asked about: by what was typed, in a group, or the more specific ones under another. */
export async function findDiagnoses(ctx: Ctx, row: UserRow | undefined, wanted: DiagnosisQuery) {
  const book = await diagnosisBook(ctx.db)
  const may = await askable(ctx, row, wanted.planId, book)
  const found = wanted.under
    ? moreSpecific(book.index, wanted.under, may).map((place) => ({ place, stored: place, specific: 0 }))
    : wanted.groupId
      ? offeredIn(book.index, wanted.groupId, may)
      : searchDiagnoses(book.index, wanted.name, { may })
  const { page, pageSize } = wanted
  const data = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ place, stored, specific }): FoundRow => ({ ...shown(book, place, stored, ctx.language), specific }))
  return { data, total: found.length, page, pageSize }
}

function shown(book: DiagnosisBook, place: SearchedDiagnosis, stored: SearchedDiagnosis, language: string) {
  const row = book.diagnoses.get(stored.id)
  if (!row) throw new AppError('not.found', 'Not Found')
  return {
    id: row.id,
    name: nameIn(row, language),
    code: row.code,
    groupName: nameIn(row.group, language),
    domainName: nameIn(row.group.domain, language),
    plainName: plainNameOf(place, language),
    under: place.id,
  }
}

/** The organs and, below them, the groups in which something may be asked about. */
export async function browseOrgans(
  ctx: Ctx,
  row: UserRow | undefined,
  planId: string | undefined,
): Promise<z.infer<typeof organs>> {
  const book = await diagnosisBook(ctx.db)
  const may = await askable(ctx, row, planId, book)
  const domains = new Map<string, z.infer<typeof organs>['data'][number]>()
  const seen = new Set<string>()
  for (const { id, group } of book.diagnoses.values()) {
    if (seen.has(group.id) || !may(id)) continue
    seen.add(group.id)
    const its = domains.get(group.domain.id) ?? {
      id: group.domain.id,
      name: nameIn(group.domain, ctx.language),
      groups: [],
    }
    its.groups.push({ id: group.id, name: plainNameOf(group, ctx.language) })
    domains.set(group.domain.id, its)
  }
  return { mayDescribe: book.notListed !== null, data: [...domains.values()] }
}
