import { describe, expect, test } from 'vitest'
import {
  afterReply,
  notSubmittable,
  requestFor,
  withoutEditing,
  type Conversation,
} from '#portal/discussions/wizard/conversation.ts'
import { ApiError } from '#api/client/api-error.ts'
import { conflictOf, problemOf } from '#portal/discussions/wizard/refusals.ts'
import { changedRows, summaryRows } from '#portal/discussions/wizard/summary-rows.ts'
import { draftAuthor, draftDate } from '#portal/discussions/wizard/drafts/draft-words.ts'
import { phraseText } from '#portal/discussions/phrases.ts'
import { translator } from '#portal/shell/texts.tsx'
import { fetchTexts } from '#portal/shell/catalogue.ts'
import type { Draft, WizardData, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'

const data: WizardData = {
  queryDraftId: 'd1',
  userType: 1,
  diagnosisId: 'x',
  diagnosis: 'Melanoma',
  medium: 'messenger',
  media: ['messenger'],
}

const reply = (
  tag: WizardResponse['action']['tag'],
  ts: number,
  words: string[],
  change: WizardData = {},
): WizardResponse => ({
  action: { action: 'text-line', tag, clientData: { ...data, ...change }, isAction: true },
  echo: { messages: words.map((content) => ({ type: 'text' as const, content })), ts },
})
const said = ({ messages }: Conversation) => messages.map(({ content }) => content)
const started = afterReply(undefined, requestFor.init('d1'), reply('gender', 5, ['hello', 'gender?']))

describe('the conversation', () => {
  test('begins again with an init and grows with every answer', () => {
    const next = afterReply(
      started,
      requestFor.answer(started, 'gender', 'female'),
      reply('dob', 6, ['female', 'dob?']),
    )
    expect(said(next)).toEqual(['hello', 'gender?', 'female', 'dob?'])
    expect(next.ts).toBe(6)
    expect(said(afterReply(next, requestFor.init('d1'), reply('dob', 7, ['all of it'])))).toEqual(['all of it'])
  })

  test('sends the stamp and the draft, and nothing else of the data', () => {
    expect(requestFor.answer(started, 'gender', 'female')).toEqual({
      type: 'respond',
      ts: 5,
      clientData: { queryDraftId: 'd1' },
      actionContext: 'gender',
      responses: ['female'],
    })
  })

  test('goes back to an earlier answer and returns as it was', () => {
    const editing = afterReply(started, requestFor.edit(started, 'diagnosis'), reply('diagnosis', 5, ['diagnosis?']))
    expect(editing.before).toBe(started.step)
    const other = afterReply(editing, requestFor.edit(editing, 'plan'), reply('plan', 5, ['plan?']))
    expect(said(other)).toEqual(['hello', 'gender?', 'plan?'])
    expect(withoutEditing(other)).toMatchObject({ step: started.step, messages: started.messages })
    expect(withoutEditing(started)).toBe(started)
  })

  test('can be submitted when complete, with nothing open and the terms accepted', () => {
    const at = (tag: WizardResponse['action']['tag'], change: WizardData) =>
      afterReply(undefined, requestFor.init('d1'), reply(tag, 1, [], change))
    expect(notSubmittable(at('gender', {}))).toBe('incomplete')
    expect(notSubmittable(at('terms', { termsRequired: true }))).toBe('terms')
    const whole = at('review', { completed: true, termsRequired: true, termsAccepted: true })
    expect(notSubmittable(whole)).toBeUndefined()
    expect(notSubmittable({ ...whole, before: whole.step })).toBe('editing')
    expect(notSubmittable(at('review', { completed: true, termsRequired: true }))).toBe('incomplete')
  })
})

describe('what became of the draft', () => {
  const refused = (status: number, body: Record<string, unknown>) => new ApiError(status, body)
  test('changed, submitted or deleted elsewhere is told apart from other failures', () => {
    expect(conflictOf(refused(409, { errorKey: 'conflict', current: { ts: 3, clientData: data } }), true)).toEqual({
      kind: 'changed',
      data,
    })
    expect(conflictOf(refused(409, { errorKey: 'conflict', current: { queryId: 'q' } }), true)).toEqual({
      kind: 'submitted',
      queryId: 'q',
    })
    expect(conflictOf(refused(404, { errorKey: 'not.found' }), true)).toEqual({ kind: 'deleted' })
    // an address of a draft that never was is a page that is not there
    expect(conflictOf(refused(404, { errorKey: 'not.found' }), false)).toBeUndefined()
    expect(conflictOf(refused(409, { errorKey: 'discussion.error.maxDraft' }), true)).toBeUndefined()
    expect(conflictOf(new Error('x'), true)).toBeUndefined()
  })

  test('a refused answer names its step, with what the text needs', () => {
    expect(
      problemOf(
        refused(422, {
          fields: { focus: 'x' },
          problem: { tag: 'focus', key: 'discussion.wizard.tooLong', params: { n: 200 } },
        }),
      ),
    ).toEqual({ tag: 'focus', key: 'discussion.wizard.tooLong', params: { n: 200 } })
    expect(problemOf(refused(422, { fields: { dob: 'discussion.wizard.dateInvalid' } }))).toEqual({
      tag: 'dob',
      key: 'discussion.wizard.dateInvalid',
    })
  })
})

describe('the summary', () => {
  test('can be edited where it was asked, and not where the product decided', () => {
    const rows = summaryRows({ ...data, planName: 'Standard', planId: 'p', askSelectPlan: false })
    expect(rows.map(({ tag, editable }) => [tag, editable])).toEqual([
      ['plan', false],
      ['diagnosis', true],
      ['medium', false],
    ])
  })

  test('names what differs between two windows', () => {
    const rows = changedRows({ ...data, genderId: 'male' }, { ...data, genderId: 'female', dob: '1980-02-03' })
    expect(rows.map(({ mine, theirs }) => [mine?.tag, theirs?.tag])).toEqual([
      ['gender', 'gender'],
      [undefined, 'dob'],
    ])
  })
})

test('a list of keys is read out in the language of the reader', async () => {
  await Promise.all([fetchTexts('en'), fetchTexts('zh')])
  const cleared = {
    key: 'discussion.wizard.cleared',
    params: { list: 'discussion.wizard.gender.name,discussion.wizard.age.name' },
  }
  expect(phraseText(translator('en'), cleared)).toContain('Gender, Age')
  expect(phraseText(translator('zh'), cleared)).toContain('性别、年龄')
})

test('a draft says who touched it last', async () => {
  await fetchTexts('en')
  const t = translator('en')
  const draft = { updatedBy: 'a', userUpdated: { firstName: 'Ann', lastName: 'Lee' } } as Draft
  expect(draftAuthor(t, draft, 'a', 'a', 'Consilium')).toBe('You')
  expect(draftAuthor(t, draft, 'staff', 'a', 'Consilium')).toBe('Ann Lee')
  expect(draftAuthor(t, { ...draft, updatedBy: 'staff' }, 'a', 'a', 'Consilium')).toBe('Consilium Support')
  const noon = Math.floor(new Date(2026, 2, 7, 12, 5).getTime() / 1000)
  const midnight = noon - 12 * 3600
  expect([draftDate(noon, 'en'), draftDate(midnight, 'en')]).toEqual(['03/07/2026 12:05PM', '03/07/2026 12:05AM'])
  expect(draftDate(noon, 'zh')).toBe('2026年3月7日 12:05')
})
