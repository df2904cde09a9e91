import type { Subject } from '#model/reporting/figures.ts'
import { figureRules } from '#model/reporting/figures.ts'
import { withoutAnswerAfter } from '#model/reporting/time-bins.ts'
import { Tally, type Tallied } from '#model/reporting/tally.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { namesHidden } from '../facts/hide-names.ts'
import { placeOf, readFacts, tallied, type DividedBy } from '../facts/read-facts.ts'
import type { Fact, Scope } from '../facts/scope.ts'
import { reportWords } from '../reports/texts.ts'

/** Everything that is asked of one kind of rows now. @throws auth.notAuthorized for a plain csr, with the rule */
export async function readStatistics(ctx: Ctx, subject: Subject, scope: Scope, by: DividedBy): Promise<Tallied> {
  authorize(requireActor(ctx), 'statistics.read')
  const say = await reportWords(ctx.language)
  const hide = namesHidden(false, say)
  const tally = new Tally(
    subject,
    Object.keys(figureRules[subject]),
    subject === 'discussions' ? 'toFirstAnswer' : null,
  )
  for await (const batch of readFacts(ctx, subject, scope, say))
    for (const fact of batch) {
      const shown = by === 'person' ? fact : hide(fact)
      tally.add(tallied(shown, by, say))
    }
  return tally.result()
}

/** The rows behind one figure of one group; `after`: only those without a first answer within so many hours. */
export async function rowsOfFigure(
  ctx: Ctx,
  subject: Subject,
  scope: Scope,
  { by, group, value, after }: { by: DividedBy; group?: string | undefined; value: string; after?: number | undefined },
): Promise<Fact[]> {
  authorize(requireActor(ctx), 'statistics.read')
  const say = await reportWords(ctx.language)
  const rows: Fact[] = []
  for await (const batch of readFacts(ctx, subject, scope, say))
    for (const fact of batch)
      if (
        typeof fact.values[value] === 'number' &&
        (group === undefined || placeOf(fact, by, say)?.id === group) &&
        (after === undefined || withoutAnswerAfter(after, fact.values.toFirstAnswer ?? null))
      )
        rows.push(fact)
  return rows
}
