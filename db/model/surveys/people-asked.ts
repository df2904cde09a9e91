import type { QueryExpertStatus } from '../discussions/engagement-enums.ts'
import type { QueryStatus } from '../discussions/enums.ts'
import { isAskedOf, tookPart } from './answering.ts'
import { questionTimings, type QuestionTiming } from './enums.ts'

/** Of whom a figure is: the asker, or the panel. */
export const surveyRoles = ['asker', 'experts'] as const
export type SurveyRole = (typeof surveyRoles)[number]

/** A discussion as far as it decides who is asked its surveys. */
export interface SurveyedDiscussion {
  readonly askerId: string
  readonly status: QueryStatus
  /** the follow-up survey is due */
  readonly followupDue: boolean
  readonly experts: readonly { readonly userId: string; readonly status: QueryExpertStatus }[]
}
export interface PersonAsked {
  readonly userId: string
  readonly role: SurveyRole
}

export const surveyRoleOf = (userId: string, askerId: string): SurveyRole => (userId === askerId ? 'asker' : 'experts')

/** Roles that a survey is addressed to; where there are two, a figure must say whose it is. */
export const rolesOf = (when: QuestionTiming): SurveyRole[] =>
  surveyRoles.filter((role) => isAskedOf(role === 'asker' ? 'asker' : 'expert', when))
export const asksBothRoles = (when: QuestionTiming): boolean => rolesOf(when).length > 1

const hadSeat: readonly QueryExpertStatus[] = ['claimed', 'answered', 'followup', 'timedout', 'latereview']

/** The persons who have been asked a survey by now. */
export function peopleAsked(
  { askerId, status, followupDue, experts }: SurveyedDiscussion,
  when: QuestionTiming,
): PersonAsked[] {
  const come = {
    pre: status !== 'create',
    question: true,
    post: status === 'closed',
    followup: status === 'closed' && followupDue,
  }
  if (!come[when]) return []
  const asker = isAskedOf('asker', when) ? [{ userId: askerId, role: 'asker' as const }] : []
  const panel = isAskedOf('expert', when)
    ? experts.filter((one) => (when === 'question' ? hadSeat : tookPart).includes(one.status))
    : []
  return [...asker, ...panel.map(({ userId }) => ({ userId, role: 'experts' as const }))]
}

interface GivenAnswer extends PersonAsked {
  readonly when: QuestionTiming
  readonly complete: boolean
}
export interface RespondentGroup {
  questionWhen: QuestionTiming
  role: SurveyRole
  asked: number
  complete: number
  partial: number
}

/** Whether something belongs to a group of respondents. */
export const isOf = (
  one: Pick<RespondentGroup, 'questionWhen' | 'role'>,
  group: Pick<RespondentGroup, 'questionWhen' | 'role'>,
): boolean => one.questionWhen === group.questionWhen && one.role === group.role

/** How many were asked and have answered, by time and role; a role that was not asked is left out where the other was. */
export function respondentGroups(
  times: readonly QuestionTiming[],
  asked: (when: QuestionTiming) => readonly PersonAsked[],
  answers: readonly GivenAnswer[],
): RespondentGroup[] {
  const distinct = (people: readonly PersonAsked[]) => new Set(people.map(({ userId }) => userId)).size
  return questionTimings
    .filter((when) => times.includes(when))
    .flatMap((questionWhen) =>
      surveyRoles
        .map((role) => {
          const given = answers.filter((one) => one.when === questionWhen && one.role === role)
          return {
            questionWhen,
            role,
            // who answered was asked, also when the discussion was reopened since
            asked: distinct([...asked(questionWhen).filter((one) => one.role === role), ...given]),
            complete: distinct(given.filter(({ complete }) => complete)),
            partial: distinct(given.filter(({ complete }) => !complete)),
          }
        })
        .filter(({ asked: n, role }) => n > 0 || String(rolesOf(questionWhen)) === role),
    )
}
