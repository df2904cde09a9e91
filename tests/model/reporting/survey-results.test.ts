import { expect, test } from 'vitest'
import { planQuestions, type AnswerInDiscussion, type AskedInDiscussion } from '#model/reporting/survey-results.ts'

const scale = { text: 'How sure are you?', questionTypeId: 7 as const, config: { maxOpinionScale: 5 } }
const ask = (queryId: string, when: AskedInDiscussion['when'], wording: AskedInDiscussion['wording'] = scale) => ({
  questionId: `${queryId}-${when}`,
  queryId,
  when,
  wording,
})
const give = (one: AskedInDiscussion, userId: string, value: AnswerInDiscussion['value']): AnswerInDiscussion => ({
  ...one,
  userId,
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
