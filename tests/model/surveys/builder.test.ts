import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeAfterDelete,
  answerProblem,
  answerText,
  configToSave,
  limitOf,
  previewOf,
  questionProblems,
  readConfig,
  renumber,
  scaleMaximum,
  writeConfig,
} from '#model/surveys/builder.ts'
import { questionTypeIds, questionTypes } from '#model/surveys/enums.ts'
import { surveyStatusOf } from '#model/surveys/status.ts'
import { createQuestionBody, type QuestionConfig } from '#model/surveys/wire.ts'

const text = 'Would you offer adjuvant treatment here?'
const choices = [
  { id: 'a', text: 'Yes' },
  { id: 'b', text: 'No' },
  { id: 'c', text: 'Later' },
]
const label = { min: 'never', median: 'maybe', max: 'always' }
const csr = { isCsr: true }
const member = { isCsr: false }
const fields = (questionTypeId: 1 | 2 | 5 | 6 | 7, config: QuestionConfig, who = member, words = text) =>
  questionProblems({ text: words, questionTypeId, config }, who).map(({ field }) => field)

describe('the question builder', () => {
  it('saves only complete questions', () => {
    expect(fields(2, {})).toEqual([])
    expect(fields(2, {}, member, 'short')).toEqual(['text'])
    expect(fields(1, {})).toEqual(['choices'])
    expect(fields(1, { choices: [{ id: 'a', text: ' ' }] })).toEqual(['choices'])
    expect(
      fields(5, {
        choices: [
          { id: 'a', text: 'x' },
          { id: 'a', text: 'y' },
        ],
      }),
    ).toEqual(['choices'])
    expect(fields(1, { choices: [{ id: 'a', text: 'x'.repeat(501) }] })).toEqual(['choices'])
    expect(fields(1, { choices: [{ id: 'a', text: 'x'.repeat(500) }] })).toEqual([])
    expect(fields(1, { choices })).toEqual([])
    expect(fields(5, { choices: [...choices, { id: 'd', text: ' later' }] })).toEqual(['choices'])
    expect(fields(7, { label: { ...label, max: 'x'.repeat(101) } })).toEqual(['label'])
    expect(fields(7, { label: { min: 'a', max: 'c' } })).toEqual(['label'])
    expect(fields(7, { label })).toEqual([])
    expect(fields(2, { validation: { addOther: true } })).toEqual(['configuration'])
  })

  it('lets staff choose a scale of 5, 7 or 10, and no one else', () => {
    expect(fields(6, { selectedRating: 5 }, csr)).toEqual([])
    expect(fields(6, { selectedRating: 6 }, csr)).toEqual(['selectedRating'])
    expect(fields(6, { selectedRating: 5 })).toEqual(['selectedRating'])
    expect(fields(7, { label, maxOpinionScale: 7 })).toEqual(['maxOpinionScale'])
  })

  it.each([
    [1, csr, ['validation', 'choices']],
    [5, member, ['validation', 'choices']],
    [2, csr, ['validation']],
    [3, csr, ['validation']],
    [4, member, ['validation']],
    [6, csr, ['validation', 'selectedRating']],
    [6, member, ['validation']],
    [7, csr, ['validation', 'label', 'maxOpinionScale']],
    [7, member, ['validation', 'label']],
  ] as const)('type %i keeps its own parts only (%j)', (questionTypeId, who, parts) => {
    const config = { validation: {}, choices, label, selectedRating: 5, maxOpinionScale: 7 }
    expect(Object.keys(configToSave({ questionTypeId, config }, who))).toEqual(parts)
  })

  it('reads back what it wrote, and nothing else', () => {
    for (const id of questionTypeIds) {
      const config = configToSave({ questionTypeId: id, config: { choices, label } }, csr)
      expect(readConfig(writeConfig(config))).toEqual(config)
    }
    expect(readConfig('not json')).toBeUndefined()
    expect(readConfig('[{"surprise":1}]')).toBeUndefined()
    expect(readConfig('[]')).toEqual({})
    expect(scaleMaximum({})).toBe(10)
  })

  it('numbers from 1 without gaps, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { maxLength: 20 }), (orders) => {
        const questions = orders.map((order) => ({ id: `q${order}`, order }))
        const changed = new Map(renumber(questions).map(({ id, order }) => [id, order]))
        expect(questions.map(({ id, order }) => changed.get(id) ?? order)).toEqual(orders.map((_, at) => at + 1))
      }),
    )
    expect(
      renumber([
        { id: 'a', order: 1 },
        { id: 'b', order: 2 },
      ]),
    ).toEqual([])
  })

  it('selects the question before a deleted one, or the next', () => {
    expect(activeAfterDelete(['a', 'b', 'c'], 'b')).toBe('a')
    expect(activeAfterDelete(['a', 'b', 'c'], 'a')).toBe('b')
    expect(activeAfterDelete(['a'], 'a')).toBeUndefined()
  })

  it('stops at the limit, and names it one before while nothing is edited', () => {
    expect(limitOf(18, 20, false)).toEqual({ canAdd: true, showLimit: false })
    expect(limitOf(19, 20, false)).toEqual({ canAdd: true, showLimit: true })
    expect(limitOf(19, 20, true)).toEqual({ canAdd: true, showLimit: false })
    expect(limitOf(20, 20, true)).toEqual({ canAdd: false, showLimit: true })
  })

  it('previews 50 characters, Chinese ones too', () => {
    expect(previewOf('x'.repeat(50), 50)).toBe('x'.repeat(50))
    expect(previewOf('癌'.repeat(51), 50)).toBe(`${'癌'.repeat(50)}...`)
  })

  it('drops the flags of the screen, and refuses every other unknown field', () => {
    const body = { userId: 'u', surveyHeaderId: 'h', order: 1, text, configuration: '[]' }
    expect(createQuestionBody.parse({ ...body, openTrash: true, isActive: false })).toEqual(body)
    expect(createQuestionBody.safeParse({ ...body, other: 1 }).success).toBe(false)
  })
})

describe('answers', () => {
  it.each([
    [1, {}, 'a', true],
    [1, {}, ['a', 'b'], false],
    [1, { enableMultiSelect: true }, ['a', 'b'], true],
    [1, { enableMultiSelect: true }, ['a', 'a'], false],
    [1, {}, 'something else', false],
    [1, { addOther: true }, 'something else', true],
    [1, { addOther: true }, 'x'.repeat(501), false],
    [1, { addOther: true, enableMultiSelect: true }, ['a', 'something else'], true],
    [1, { addOther: true, enableMultiSelect: true }, ['a', ' '], false],
    [1, { addOther: true }, [''], false],
    [2, {}, 'x'.repeat(500), true],
    [2, {}, 'x'.repeat(501), false],
    [3, {}, `${'x'.repeat(20_000)}\n`, true],
    [3, {}, 'x'.repeat(20_001), false],
    [5, {}, ['c', 'a', 'b'], true],
    [5, {}, ['c', 'a'], false],
    [5, {}, ['c', 'a', 'a'], false],
    [2, {}, 'words', true],
    [3, {}, 4, false],
    [4, {}, true, true],
    [4, {}, 'yes', false],
    [6, {}, 10, true],
    [6, {}, 11, false],
    [6, {}, 0, false],
    [7, {}, 2.5, false],
    [2, { required: true }, ' ', false],
    [2, {}, '', true],
    [1, { required: true }, [], false],
  ] as const)('type %i %j: %j is accepted: %s', (id, validation, value, accepted) => {
    expect(answerProblem(id, { validation, choices }, typeof value === 'object' ? [...value] : value) === null).toBe(
      accepted,
    )
  })

  it('export as texts, a ranking in rank order', () => {
    expect(answerText(5, { choices }, ['c', 'a', 'b'])).toBe('1. Later; 2. Yes; 3. No')
    expect(answerText(1, { choices }, 'b')).toBe('No')
    expect(answerText(6, {}, 7)).toBe('7')
  })

  it('every type has a label and settings of its own', () => {
    expect(questionTypeIds.map((id) => questionTypes[id].kind)).toEqual([
      'choice',
      'plain',
      'plain',
      'plain',
      'choice',
      'rating',
      'opinionScale',
    ])
  })

  it('the post survey is asked before the follow-up', () => {
    expect(surveyStatusOf({ post: true, followupDue: true })).toBe('post_pending')
    expect(surveyStatusOf({ post: false, followupDue: true })).toBe('followup_pending')
    expect(surveyStatusOf({ post: false, followupDue: false })).toBe('new')
  })
})
