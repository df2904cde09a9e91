import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { openTimings } from '#model/surveys/answering.ts'
import { questionTimings } from '#model/surveys/enums.ts'
import { peopleAsked, respondentGroups, rolesOf, type SurveyRole } from '#model/surveys/people-asked.ts'

test('who may answer a survey now has been asked it; a missed invitation asks no one', () => {
  for (const status of queryStatuses)
    for (const followupDue of [false, true])
      for (const engagement of queryExpertStatuses) {
        const facts = { askerId: 'p', status, followupDue, experts: [{ userId: 'e', status: engagement }] }
        const asked = (userId: string) =>
          questionTimings.filter((when) => peopleAsked(facts, when).some((one) => one.userId === userId))
        expect(asked('p')).toEqual(expect.arrayContaining(openTimings({ kind: 'asker', engagement: null }, facts)))
        if (engagement === 'missedout') expect(asked('e')).toEqual([])
        else expect(asked('e')).toEqual(expect.arrayContaining(openTimings({ kind: 'expert', engagement }, facts)))
        expect(asked('p')).not.toContain('question')
        expect(asked('e').filter((when) => when === 'pre' || when === 'followup')).toEqual([])
      }
})

test('the groups hold everyone who answered once, and no more than were asked', () => {
  const answer = fc
    .record({
      when: fc.constantFrom(...questionTimings),
      userId: fc.constantFrom('p', 'e1', 'e2', 'e3'),
      complete: fc.boolean(),
    })
    .map((one) => ({ ...one, role: (one.userId === 'p' ? 'asker' : 'experts') as SurveyRole }))
    .filter(({ when, role }) => rolesOf(when).includes(role))
  const facts = {
    askerId: 'p',
    status: 'closed' as const,
    followupDue: true,
    experts: ['e1', 'e2'].map((userId) => ({ userId, status: 'answered' as const })),
  }
  fc.assert(
    fc.property(fc.uniqueArray(answer, { selector: ({ when, userId }) => `${when} ${userId}` }), (answers) => {
      const groups = respondentGroups(questionTimings, (when) => peopleAsked(facts, when), answers)
      expect(groups.reduce((sum, { complete, partial }) => sum + complete + partial, 0)).toBe(answers.length)
      for (const { asked, complete, partial } of groups) expect(complete + partial).toBeLessThanOrEqual(asked)
      expect(groups.map(({ questionWhen, role }) => `${questionWhen} ${role}`)).toEqual([
        'pre asker',
        'question experts',
        'post asker',
        'post experts',
        'followup asker',
      ])
    }),
  )
})

test('a role that was not asked yet is left out where the other answered, and kept where it is the only one', () => {
  const unanswered = respondentGroups(questionTimings, () => [], [])
  expect(unanswered.map(({ questionWhen, role, asked }) => [questionWhen, role, asked])).toEqual([
    ['pre', 'asker', 0],
    ['question', 'experts', 0],
    ['followup', 'asker', 0],
  ])
})
