import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { reportHeader, reportRow } from '#db/schema/all.ts'
import { fallbackLocale, locales } from '#model/content/enums.ts'
import { changesOf } from '#model/reporting/comparison.ts'
import { ruleOf } from '#model/reporting/figures.ts'
import { rangeBefore, type DayRange } from '#model/reporting/range.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { Tally, type Tallied } from '#model/reporting/tally.ts'
import { transaction, type Ctx } from '../../context.ts'
import { namesHidden } from '../facts/hide-names.ts'
import type { Say } from '../facts/places.ts'
import type { Fact, Place } from '../facts/scope.ts'
import { placeOf, readFacts, tallied } from '../facts/read-facts.ts'
import { savePassages } from './passages.ts'
import { planOf, type Header, type Planned } from './plan-of-report.ts'
import { binnedValue, saveRows } from './save-rows.ts'
import { reportWords } from './texts.ts'
import { writeFiles } from './write-files.ts'

export type MadeReport = Pick<typeof reportHeader.$inferInsert, 'result' | 'files' | 'definitionVersion'>

/** A run is meant as long as no one has cancelled it, started another, or deleted the report. */
export const ofRun = (id: string, run: string) =>
  and(eq(reportHeader.id, id), eq(reportHeader.storageKey, run), eq(reportHeader.state, 'processing'))

/** Each commit waits for the disk. */
const ROWS_IN_COMMIT = 1_000

class Overtaken extends Error {}

/** Reads the rows of a report once, keeps them, adds them up and writes its files. @returns null when the run is not wanted any more */
export async function makeReport(system: Ctx, id: string, run: string): Promise<MadeReport | null> {
  const [header] = await system.db.select().from(reportHeader).where(ofRun(id, run))
  if (!header) return null
  const ctx: Ctx = { ...system, language: locales.find((one) => one === header.language) ?? fallbackLocale }
  await ctx.db.delete(reportRow).where(eq(reportRow.reportId, id))
  const say = await reportWords(ctx.language)
  const planned = planOf(header)
  try {
    const result = await readAll(ctx, header, run, planned, say)
    if (header.reportType === 'verbatim')
      await savePassages(ctx, id, new Map(result.groups.map((group) => [group.id, group.people])))
    const files = await writeFiles(ctx, header, planned, result, say)
    return { result, files, definitionVersion: planned.definition.version }
  } catch (error) {
    if (error instanceof Overtaken) return null
    throw error
  }
}

async function readAll(ctx: Ctx, header: Header, run: string, planned: Planned, say: Say): Promise<ReportResult> {
  const { definition, scope, by, blinded } = planned
  const hide = namesHidden(blinded, say)
  const tally = new Tally(definition.subject, definition.figures, binnedValue(definition))
  let read = 0
  let unsaved: { fact: Fact; place: Place | null }[] = []
  const save = () =>
    transaction(ctx, async (tx) => {
      await saveRows(tx, header.id, definition, read, unsaved)
      read += unsaved.length
      unsaved = []
      const [still] = await tx
        .update(reportHeader)
        .set({ progress: read })
        .where(ofRun(header.id, run))
        .returning({ id: reportHeader.id })
      if (!still) throw new Overtaken()
    })
  for await (const batch of readFacts(ctx, definition.subject, scope, say)) {
    for (const shown of batch) {
      const fact = hide(shown)
      tally.add(tallied(fact, by, say))
      unsaved.push({ fact, place: placeOf(fact, by, say) })
    }
    if (unsaved.length >= ROWS_IN_COMMIT) await save()
  }
  await save()
  const now = tally.result()
  const earlier = scope.range && rangeBefore(scope.range)
  const result = {
    ...now,
    groups: [...now.groups],
    months: [...now.months],
    bins: [...now.bins],
    figures: definition.figures.map((figure) => {
      const rule = ruleOf(definition.subject, figure)
      return { id: figure, unit: rule?.unit ?? 'count', kind: rule?.kind ?? 'count', value: rule?.of ?? figure }
    }),
    ...(earlier && { comparedWith: earlier }),
    changes: earlier
      ? changesOf(now, await before(ctx, planned, { range: earlier, hide }, say), (figure) =>
          ['count', 'sum'].includes(ruleOf(definition.subject, figure)?.kind ?? ''),
        )
      : null,
  } as ReportResult
  return { ...result, fingerprint: fingerprintOf(result) }
}

/** Who holds a document sees by it that its figures are those of the report at its address. */
const fingerprintOf = (result: ReportResult) =>
  createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, 16)

/** The same of the period before. */
async function before(
  ctx: Ctx,
  { definition, scope, by }: Planned,
  { range, hide }: { range: DayRange; hide: (fact: Fact) => Fact },
  say: Say,
): Promise<Tallied> {
  const tally = new Tally(definition.subject, definition.figures)
  for await (const batch of readFacts(ctx, definition.subject, { ...scope, range }, say))
    for (const fact of batch) tally.add(tallied(hide(fact), by, say))
  return tally.result()
}
