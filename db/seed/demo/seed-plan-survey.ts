import { writeConfig } from '#model/surveys/builder.ts'
import { newId } from '../../columns.ts'
import type { Queries } from '../../client.ts'
import { surveyHeader, surveyQuestion, surveyQuestionVersion } from '../../schema/all.ts'
import type { Organisations } from './seed-organisations.ts'
import type { People } from './seed-people.ts'
import { planSurvey } from './data/plan-survey.ts'

/** The questions that each new discussion of a plan takes over, written by a member of staff. */
export async function seedPlanSurvey(db: Queries, now: Date, people: People, { plans }: Organisations): Promise<void> {
  const planId = plans.get(planSurvey.plan)
  const staffId = people.byEmail.get('csr@consilium.test')?.id
  if (!planId || !staffId) throw new Error('The demo has no such plan, or nobody to write its survey')
  await write(db, { planId, userId: staffId }, now)
}

/** The same questions in a discussion that waits for its asker's answers. */
export const seedPendingSurvey = (db: Queries, queryId: string, askerId: string, at: Date): Promise<void> =>
  write(db, { queryId, userId: askerId }, at)

async function write(
  db: Queries,
  place: { planId?: string; queryId?: string; userId: string },
  at: Date,
): Promise<void> {
  const surveyHeaderId = newId()
  await db.insert(surveyHeader).values({ id: surveyHeaderId, ...place, title: planSurvey.title, createdAt: at })
  for (const when of ['pre', 'post', 'followup'] as const) {
    for (const [index, { text, questionTypeId, config }] of planSurvey.questions
      .filter(({ questionWhen }) => questionWhen === when)
      .entries()) {
      const wording = { text, questionTypeId, configuration: writeConfig({ validation: {}, ...config }) }
      const id = newId()
      await db.insert(surveyQuestion).values({
        id,
        surveyHeaderId,
        userId: place.userId,
        order: index + 1,
        questionWhen: when,
        createdAt: at,
        ...wording,
      })
      await db.insert(surveyQuestionVersion).values({ questionId: id, version: 1, ...wording })
    }
  }
}
