import { describe, expect, it } from 'vitest'
import { nextAfter } from '#model/discussions/wizard/next-after.ts'
import { planHints, type PlanTerms } from '#model/discussions/wizard/plan-hints.ts'
import { progressOf } from '#model/discussions/wizard/progress.ts'
import { answer, resume } from '#model/discussions/wizard/wizard.ts'
import { facts } from './wizard-people.ts'

describe('how far a question is', () => {
  it('counts the steps that are asked, without greeting and review', () => {
    const start = resume({}, facts())
    expect(start.progress).toEqual({ at: 1, of: 8, minutes: 11 })
  })

  it('moves on with each answer and ends with nothing left', () => {
    const written = answer('diagnosis', 'C50.9', {}, facts())
    if (!written.ok) throw new Error('refused')
    expect(resume(written.data, facts()).progress).toEqual({ at: 2, of: 8, minutes: 10 })
    expect(progressOf('review', { ...written.data }, facts())).toMatchObject({ at: 8, of: 8 })
  })

  it('going back to an answer does not make the rest longer', () => {
    const written = answer('diagnosis', 'C50.9', {}, facts())
    if (!written.ok) throw new Error('refused')
    expect(resume(written.data, facts(), 'diagnosis').progress).toEqual({ at: 1, of: 8, minutes: 10 })
  })
})

describe('what sets plans apart', () => {
  const terms: PlanTerms = {
    freeLevel: null,
    funded: false,
    shared: false,
    anonymousAllowed: false,
    acceptHours: 24,
    answerHours: 6,
    panelSize: 3,
    media: ['messenger'],
  }
  const names = (changes: Partial<PlanTerms>) =>
    planHints({ ...terms, ...changes }).map(({ key }) => key.replace('discussion.wizard.planHint.', ''))

  it.each<[Partial<PlanTerms>, string[]]>([
    [{}, ['charged', 'private', 'speed']],
    [{ freeLevel: 'tele', media: ['messenger', 'video'] }, ['free', 'private', 'speed', 'calls']],
    [{ freeLevel: 'async' }, ['free', 'private', 'speed']],
    [{ freeLevel: 'async', media: ['messenger', 'audio'] }, ['freeWritten', 'private', 'speed', 'calls']],
    [{ freeLevel: 'async', media: ['audio'], funded: true }, ['funded', 'private', 'speed', 'calls']],
    [{ shared: true, anonymousAllowed: true }, ['charged', 'sharedAnonymous', 'speed']],
    [{ anonymousAllowed: true }, ['charged', 'privateAnonymous', 'speed']],
  ])('%j', (changes, expected) => {
    expect(names(changes)).toEqual(expected)
  })
})

describe('what is said after submitting', () => {
  const hours = { accept: 24, answer: 6 }
  it.each([
    ['pending_survey', 'survey'],
    ['pending_charge', 'charge'],
    ['csrhold', 'review'],
    ['create', 'review'],
    ['open', 'invited'],
  ] as const)('%s', (status, now) => {
    expect(nextAfter(status, false, hours).map(({ key }) => key.replace('discussion.wizard.next.', ''))).toEqual([
      now,
      'answer',
      'told',
    ])
  })
  it('a call is confirmed, not answered within hours', () => {
    expect(nextAfter('csrhold', true, hours)[1]).toEqual({ key: 'discussion.wizard.next.call' })
  })
})
