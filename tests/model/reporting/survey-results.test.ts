import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planQuestions, type AnswerInDiscussion, type QuestionInDiscussion } from '#model/reporting/survey-results.ts'

const scale = { text: 'How sure are you?', questionTypeId: 7 as const, config: { maxOpinionScale: 5 } }
const ask = (
  queryId: string,
  when: QuestionInDiscussion['when'],
  wording: QuestionInDiscussion['wording'] = scale,
) => ({
  people: (when === 'question' ? [] : [{ userId: 'p', role: 'asker' }]) as QuestionInDiscussion['people'],
  questionId: `${queryId}-${when}`,
  queryId,
  when,
  wording,
})
const give = (one: QuestionInDiscussion, userId: string, value: AnswerInDiscussion['value']): AnswerInDiscussion => ({
  ...one,
  userId,
  role: one.when === 'question' || userId.startsWith('expert') ? 'experts' : 'asker',
  value,
  at: 0,
})

test('questions that ask the same are counted together; what one discussion asks alone is not shown', () => {
  const own = { ...scale, text: 'Only here?' }
  const found = planQuestions([ask('a', 'pre'), ask('b', 'pre'), ask('b', 'question', own)], [])
  expect(
    found.map(({ text, times }) => [text, times.map(({ when, asked, answers }) => [when, asked, answers])]),
  ).toEqual([['How sure are you?', [['pre', 2, 0]]]])
})

test('each panel is judged by itself: two panels that agree on opposite ends do not disagree', () => {
  const [a, b] = [ask('a', 'question'), ask('b', 'question')]
  const answers = ['1', '2', '3'].flatMap((user) => [give(a, user, 1), give(b, user, 5)])
  const [question] = planQuestions([a, b], answers)
  const [time] = question!.times
  expect(time).toMatchObject({
    answers: 6,
    verdict: null,
    panels: [{ word: 'agree', discussions: 2 }],
    measure: { name: 'A', median: 1, panels: 2 },
  })
})

test('a change is of those who answered at both times', () => {
  const [pre, post, other] = [ask('a', 'pre'), ask('a', 'post'), ask('b', 'pre')]
  const [question] = planQuestions(
    [pre, post, other],
    [give(pre, 'p', 2), give(post, 'p', 5), give(other, 'q', 1), give(pre, 'r', 3), give(post, 'r', 3)],
  )
  expect(question!.changes).toEqual([{ from: 'pre', to: 'post', people: 2, changed: 1, difference: 1.5 }])
})

test('a survey that both are asked has figures of each role, which together hold every answer', () => {
  const posts = ['a', 'b', 'c'].map((id) => ({
    ...ask(id, 'post'),
    people: [
      { userId: 'patient', role: 'asker' as const },
      ...[1, 2, 3].map((n) => ({ userId: `expert-${n}`, role: 'experts' as const })),
    ],
  }))
  const answer = fc.record({
    at: fc.nat(posts.length - 1),
    userId: fc.constantFrom('patient', 'expert-1', 'expert-2', 'expert-3', 'expert-4'),
    value: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(answer, { maxLength: 15, selector: ({ at, userId }) => `${at} ${userId}` }), (given) => {
      const [question] = planQuestions(
        posts,
        given.map(({ at, userId, value }) => give(posts[at]!, userId, value)),
      )
      const times = question!.times
      expect(times.map(({ role }) => role)).toEqual(['asker', 'experts'])
      expect(times.reduce((sum, { answers }) => sum + answers, 0)).toBe(given.length)
      for (const { role, answers, people, scale: figures } of times) {
        const own = given.filter(({ userId }) => (userId === 'patient') === (role === 'asker'))
        expect(answers).toBe(own.length)
        expect(figures!.counts).toEqual(
          [1, 2, 3, 4, 5].map((point) => own.filter(({ value }) => value === point).length),
        )
        expect(people).toBe(role === 'asker' ? 3 : 9 + own.filter(({ userId }) => userId === 'expert-4').length)
      }
    }),
  )
})
