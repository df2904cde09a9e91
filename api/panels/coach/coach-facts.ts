import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { diagnosis, diagnosisFact, diagnosisGroup } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { CoachFact } from '#model/panels/coach/coach.ts'
import type { Ctx } from '../../context.ts'

/**
 * What a panel will need to know for a diagnosis: its own facts, those of its group and domain, and those of every diagnosis;
 * of two with the same label the nearer one. @throws not.found for an unknown diagnosis
 */
export async function coachFacts(ctx: Ctx, diagnosisId: string): Promise<CoachFact[]> {
  const [place] = await ctx.db
    .select({ groupId: diagnosis.groupId, domainId: diagnosisGroup.domainId })
    .from(diagnosis)
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .where(eq(diagnosis.id, diagnosisId))
  if (!place) throw new AppError('not.found', 'There is no such diagnosis.')
  const everywhere = and(
    isNull(diagnosisFact.diagnosisId),
    isNull(diagnosisFact.groupId),
    isNull(diagnosisFact.domainId),
  )
  const rows = await ctx.db
    .select()
    .from(diagnosisFact)
    .where(
      and(
        eq(diagnosisFact.enabled, true),
        or(
          eq(diagnosisFact.diagnosisId, diagnosisId),
          eq(diagnosisFact.groupId, place.groupId),
          eq(diagnosisFact.domainId, place.domainId),
          everywhere,
        ),
      ),
    )
    .orderBy(asc(diagnosisFact.order), asc(diagnosisFact.label), asc(diagnosisFact.id))
  const distance = (row: (typeof rows)[number]) => (row.diagnosisId ? 0 : row.groupId ? 1 : row.domainId ? 2 : 3)
  const nearest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const name = row.label.trim().toLowerCase()
    const known = nearest.get(name)
    if (!known || distance(row) < distance(known)) nearest.set(name, row)
  }
  return rows
    .filter((row) => nearest.get(row.label.trim().toLowerCase()) === row)
    .map(({ id, label, labelZh, hint, hintZh, pattern }) => ({ id, label, labelZh, hint, hintZh, pattern }))
}
