import { z } from 'zod'
import { meanOf, medianOf } from '../surveys/agreement.ts'
import { questionTimings, type QuestionTiming } from '../surveys/enums.ts'
import { figuresOf, wordingKey, type Wording } from '../surveys/results.ts'
import { rolesOf, surveyRoles, type PersonAsked, type SurveyRole } from '../surveys/people-asked.ts'
import { questionResultSchema } from '../surveys/results-wire.ts'
import { measureNames, verdictWords } from '../surveys/verdict.ts'
import type { AnswerValue } from '../surveys/wire.ts'

/** A question as one discussion of a plan asks it. */
export interface QuestionOfDiscussion {
  readonly questionId: string
  readonly queryId: string
  readonly when: QuestionTiming
  readonly wording: Wording
}
export interface QuestionInDiscussion extends QuestionOfDiscussion {
  /** who has been asked it by now */
  readonly people: readonly PersonAsked[]
}
/** An answer that was handed in. */
export interface AnswerInDiscussion extends QuestionOfDiscussion {
  readonly userId: string
  readonly role: SurveyRole
  readonly value: AnswerValue
  /** epoch milliseconds */
  readonly at: number
}

const n = z.int().nonnegative()
const { choices, ranking, scale, verdict } = questionResultSchema.shape
export const planQuestion = z
  .object({
    /** the question where it was asked first */
    id: z.string(),
    text: z.string(),
    questionTypeId: questionResultSchema.shape.questionTypeId,
    times: z.array(
      z.object({
        when: z.enum(questionTimings),
        /** of whom the answers are */
        role: z.enum(surveyRoles),
        /** discussions in which they were asked */
        asked: n,
        /** persons who were asked in them */
        people: n,
        answers: n,
        choices,
        ranking,
        scale,
        /** of everyone of the role together; of a panel's questions each panel has its own */
        verdict,
        /** how the panels of the discussions stand, each judged by itself */
        panels: z.array(z.object({ word: z.enum(verdictWords), discussions: n })),
        /** median of the panels' measures, over those with enough answers */
        measure: z.object({ name: z.enum(measureNames), median: z.number(), panels: n }).nullable(),
      }),
    ),
    /** of those who answered at both times */
    changes: z.array(
      z.object({
        from: z.enum(questionTimings),
        to: z.enum(questionTimings),
        people: n,
        changed: n,
        /** mean difference on a scale */
        difference: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'PlanQuestion' })
export type PlanQuestion = z.infer<typeof planQuestion>

const same = (one: QuestionOfDiscussion, when: QuestionTiming) => one.when === when
const discussionsOf = (rows: readonly Pick<QuestionOfDiscussion, 'queryId'>[]) =>
  new Set(rows.map(({ queryId }) => queryId))
const steps = [
  ['pre', 'post'],
  ['post', 'followup'],
  ['pre', 'followup'],
] as const

/** Questions that ask the same in at least two discussions, most asked first; what one discussion asks alone stands with it. */
export function planQuestions(
  asked: readonly QuestionInDiscussion[],
  answers: readonly AnswerInDiscussion[],
): (PlanQuestion & { readonly given: readonly AnswerInDiscussion[] })[] {
  const groups = new Map<string, { asked: QuestionInDiscussion[]; given: AnswerInDiscussion[] }>()
  const groupOf = (one: QuestionOfDiscussion) => {
    const key = wordingKey(one.wording)
    const group = groups.get(key) ?? { asked: [], given: [] }
    groups.set(key, group)
    return group
  }
  for (const one of asked) groupOf(one).asked.push(one)
  for (const one of answers) groupOf(one).given.push(one)
  return [...groups.values()]
    .filter((group) => discussionsOf([...group.asked, ...group.given]).size > 1)
    .map((group) => ({ ...questionOf(group), given: group.given }))
    .sort((a, b) => mostAsked(b) - mostAsked(a) || a.text.localeCompare(b.text))
}

const mostAsked = ({ times }: PlanQuestion) => Math.max(0, ...times.map((time) => time.asked))

function questionOf({ asked, given }: { asked: QuestionInDiscussion[]; given: AnswerInDiscussion[] }): PlanQuestion {
  const all = [...asked, ...given]
  const [first] = [...all].sort((a, b) => (a.questionId < b.questionId ? -1 : 1))
  const wording = first!.wording
  return {
    id: first!.questionId,
    text: wording.text,
    questionTypeId: wording.questionTypeId,
    times: questionTimings.flatMap((when) =>
      surveyRoles.flatMap((role) =>
        timesOf(
          wording,
          { when, role },
          asked.filter((one) => same(one, when)),
          given.filter((one) => same(one, when) && one.role === role),
        ),
      ),
    ),
    changes: steps.flatMap(([from, to]) => changeOf(given, from, to)),
  }
}

const personOf = (queryId: string, userId: string) => `${queryId} ${userId}`

/** The figures of one role; none where the role has not been asked, unless it is the only one that ever is. */
function timesOf(
  wording: Wording,
  { when, role }: { when: QuestionTiming; role: SurveyRole },
  asked: readonly QuestionInDiscussion[],
  given: readonly AnswerInDiscussion[],
): PlanQuestion['times'] {
  const own = asked.flatMap(({ queryId, people }) =>
    people.filter((one) => one.role === role).map(({ userId }) => ({ queryId, userId })),
  )
  // who answered was asked, also when the question was reworded since
  const people = new Set([...own, ...given].map(({ queryId, userId }) => personOf(queryId, userId)))
  const always = String(rolesOf(when)) === role && asked.length > 0
  if (people.size === 0 && !always) return []
  return [
    {
      when,
      role,
      asked: discussionsOf([...own, ...given]).size,
      people: people.size,
      ...timeOf(wording, when, given),
    },
  ]
}

function timeOf(wording: Wording, when: QuestionTiming, given: readonly AnswerInDiscussion[]) {
  const { choices, ranking, scale, verdict } = figuresOf(
    wording,
    given.map(({ value }) => value),
  )
  const panel = when === 'question'
  const verdicts = panel
    ? [...discussionsOf(given)].flatMap((queryId) => {
        const own = given.filter((one) => one.queryId === queryId)
        const { verdict: its } = figuresOf(
          wording,
          own.map(({ value }) => value),
        )
        return its ? [its] : []
      })
    : []
  const measures = verdicts.flatMap(({ measure }) => (measure ? [measure] : []))
  return {
    answers: given.length,
    ...(choices && { choices }),
    ...(ranking && { ranking }),
    ...(scale && { scale }),
    verdict: panel ? null : (verdict ?? null),
    panels: verdictWords.flatMap((word) => {
      const discussions = verdicts.filter((one) => one.word === word).length
      return discussions ? [{ word, discussions }] : []
    }),
    measure: measures[0]
      ? { name: measures[0].name, median: medianOf(measures.map(({ value }) => value)), panels: measures.length }
      : null,
  }
}

function changeOf(given: readonly AnswerInDiscussion[], from: QuestionTiming, to: QuestionTiming) {
  const earlier = new Map(
    given.filter((one) => same(one, from)).map((one) => [personOf(one.queryId, one.userId), one.value]),
  )
  const pairs = given
    .filter((one) => same(one, to))
    .flatMap((one) => {
      const before = earlier.get(personOf(one.queryId, one.userId))
      return before === undefined ? [] : [[before, one.value] as const]
    })
  if (!pairs.length) return []
  const differences = pairs.flatMap(([a, b]) => (typeof a === 'number' && typeof b === 'number' ? [b - a] : []))
  const changed = pairs.filter(([a, b]) => JSON.stringify(a) !== JSON.stringify(b)).length
  return [{ from, to, people: pairs.length, changed, difference: differences.length ? meanOf(differences) : null }]
}

export const planResults = z
  .object({
    /** discussions of the plan that ask something */
    discussions: n,
    questions: z.array(planQuestion),
  })
  .meta({ id: 'PlanSurveyResults' })
export const planAnswerRow = z
  .object({ queryId: z.string(), key: z.string(), text: z.string(), answeredAt: z.string() })
  .meta({ id: 'PlanSurveyAnswer' })
