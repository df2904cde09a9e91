import fc from 'fast-check'
import { planHints, type PlanTerms } from '#model/discussions/wizard/plan-hints.ts'
import { describe, expect, it } from 'vitest'
import type { WizardFacts } from '#model/discussions/wizard/facts.ts'
import { wizardTags, type WizardTag } from '#model/discussions/wizard/wizard-enums.ts'
import { isComplete, nextTag, pathOf } from '#model/discussions/wizard/path.ts'
import { offeredDays } from '#model/discussions/wizard/time-slots.ts'
import { summaryOf } from '#model/discussions/wizard/summary.ts'
import type { WizardAnswer, WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { answer, clearedMessage, isStale, resume, submission } from '#model/discussions/wizard/wizard.ts'
import { days, everything, facts, physician } from './wizard-people.ts'

const slot = (day: number, at: number) => days[day]?.value.times[at]?.ts ?? 0

const answers: Partial<Record<WizardTag, WizardAnswer>> = {
  plan: 'plan-2',
  diagnosis: 'C50.9',
  disclosure: true,
  selection: 'plan_select',
  pool: 'pool-1',
  focus: 'second opinion',
  optout: 'no',
  gender: 'female',
  age: { magnitude: 61, unit: 'years' },
  dob: '1965-02-01',
  history: 'Stage IIIA, two lines of treatment',
  question: 'Would you offer more adjuvant treatment?',
  builder: true,
  anonymous: 'yes',
  medium: 'video',
  schedule: [slot(1, 2), slot(0, 0)],
  terms: true,
}

/** Answers whatever is asked, in the order in which it is asked. */
function walk(given: WizardFacts, overrides: Partial<Record<WizardTag, WizardAnswer>> = {}) {
  const asked: WizardTag[] = []
  let data: WizardData = {}
  for (;;) {
    const turn = resume(data, given)
    const { tag } = turn.step
    asked.push(tag)
    if (tag === 'review') return { asked, data: turn.data }
    const written = answer(tag, overrides[tag] ?? answers[tag] ?? null, turn.data, given)
    if (!written.ok) throw new Error(`${tag}: ${written.problem.key}`)
    data = written.data
  }
}

describe('the order of the steps', () => {
  it('for a client with one plain plan', () => {
    expect(walk(facts()).asked).toEqual([
      'diagnosis',
      'disclosure',
      'focus',
      'gender',
      'dob',
      'history',
      'question',
      'terms',
      'review',
    ])
  })
  it('for a physician with all there is', () => {
    expect(walk(everything).asked).toEqual([
      'plan',
      'diagnosis',
      'disclosure',
      'selection',
      'pool',
      'focus',
      'optout',
      'gender',
      'age',
      'history',
      'question',
      'builder',
      'anonymous',
      'medium',
      'schedule',
      'terms',
      'review',
    ])
  })
  it('always starts with a welcome and ends with a review, and follows the one list', () => {
    for (const given of [facts(), everything]) {
      const path = pathOf(walk(given).data, given)
      expect([path[0], path.at(-1)]).toEqual(['welcome', 'review'])
      expect(path).toEqual(wizardTags.filter((tag) => path.includes(tag)))
    }
  })
  it.each([
    ['opted out: no gender, no age', everything, { optout: 'yes' }, ['gender', 'age']],
    ['messenger: no schedule', everything, { medium: 'messenger' }, ['schedule']],
    ['experts from all: no pool', everything, { selection: 'all' }, ['pool']],
    [
      'the plain plan: no optout, no anonymity, one medium',
      everything,
      { plan: 'plan-1' },
      ['optout', 'anonymous', 'medium', 'schedule'],
    ],
    ['no terms due', { ...everything, terms: { required: false, text: '' } }, {}, ['terms']],
    ['blinded: anonymity is not asked', { ...everything, asker: { ...physician, isBlinded: true } }, {}, ['anonymous']],
    ['staff choose the pool when there is none', { ...everything, pools: [] }, {}, ['pool']],
  ] as [string, WizardFacts, Partial<Record<WizardTag, WizardAnswer>>, WizardTag[]][])(
    '%s',
    (_name, given, overrides, missing) => {
      const { asked } = walk(given, overrides)
      for (const tag of missing) expect(asked).not.toContain(tag)
    },
  )
  it('sets what it does not ask', () => {
    expect(walk(facts()).data).toMatchObject({
      planId: 'plan-1',
      medium: 'messenger',
      completed: true,
      askSelectPlan: false,
    })
    expect(walk({ ...everything, asker: { ...physician, isBlinded: true } }).data.anonymous).toBe(true)
    expect(walk(everything).data).toMatchObject({
      ageUnits: 'year',
      times: [slot(0, 0), slot(1, 2)],
      questionCount: 2,
      expertSelectionMode: 'user_choice',
    })
  })
})

describe('answers', () => {
  const { data } = walk(everything)
  it.each([
    ['plan', 'plan-9', 'discussion.wizard.notOffered'],
    ['diagnosis', 'C61', 'discussion.wizard.notOffered'],
    ['diagnosis', ' ', 'errors.required'],
    ['disclosure', false, 'errors.required'],
    ['selection', 'grant_only', 'discussion.wizard.notOffered'],
    ['pool', 'pool-9', 'discussion.wizard.notOffered'],
    ['focus', 'x'.repeat(201), 'discussion.wizard.tooLong'],
    ['optout', 'perhaps', 'errors.required'],
    ['gender', 'other', 'discussion.wizard.notOffered'],
    ['age', { magnitude: 0, unit: 'year' }, 'discussion.wizard.ageInvalid'],
    ['age', { magnitude: 1000, unit: 'day' }, 'discussion.wizard.ageInvalid'],
    ['age', '61', 'errors.required'],
    ['history', '  ', 'errors.required'],
    ['question', 'Too short', 'errors.longText.tooShort'],
    ['anonymous', null, 'errors.required'],
    ['medium', 'smoke', 'discussion.wizard.notOffered'],
    ['schedule', [], 'errors.required'],
    ['schedule', [1], 'discussion.wizard.notOffered'],
    [
      'schedule',
      days.flatMap(({ value }) => value.times.map(({ ts }) => ts)).slice(0, 51),
      'discussion.wizard.maxTimes',
    ],
    ['terms', 'no', 'errors.required'],
  ] as [WizardTag, WizardAnswer, string][])('%s %j: %s', (tag, value, key) => {
    expect(answer(tag, value, data, everything)).toMatchObject({ ok: false, problem: { tag, key } })
  })
  it('a client’s date of birth exists and lies neither ahead nor before 1910', () => {
    const client = walk(facts()).data
    for (const dob of ['2026-03-03', '1909-12-31', '1990-02-30']) {
      expect(answer('dob', dob, client, facts())).toMatchObject({
        ok: false,
        problem: { key: 'discussion.wizard.dateInvalid' },
      })
    }
    expect(answer('dob', '2026-03-02', client, facts()).ok).toBe(true)
  })
  it('the builder needs a question, or is passed over', () => {
    const none = { ...everything, questionCount: 0 }
    expect(answer('builder', true, data, none)).toMatchObject({
      ok: false,
      problem: { key: 'discussion.wizard.noQuestions' },
    })
    expect(answer('builder', false, data, none)).toMatchObject({
      ok: true,
      data: { questionBuilder: false, questionCount: 0 },
    })
  })
  it('the least number of times is needed on one day, not on all', () => {
    const three = { ...everything, limits: { ...everything.limits, scheduleMinimum: 3 } }
    expect(answer('schedule', [slot(0, 1), slot(1, 1), slot(2, 1)], data, three)).toMatchObject({
      ok: false,
      problem: { key: 'discussion.wizard.moreDays' },
    })
    expect(answer('schedule', [slot(0, 1), slot(0, 2), slot(0, 3)], data, three).ok).toBe(true)
  })
  it('staff may leave the schedule empty', () => {
    expect(answer('schedule', [], data, { ...everything, viewerIsCsr: true }).ok).toBe(true)
  })
  it('nothing is skipped, and what is not asked cannot be answered', () => {
    expect(answer('question', 'Would you offer more treatment?', {}, facts())).toMatchObject({
      ok: false,
      problem: { key: 'discussion.wizard.notAsked' },
    })
    expect(answer('medium', 'video', walk(facts()).data, facts())).toMatchObject({
      ok: false,
      problem: { key: 'discussion.wizard.notAsked' },
    })
  })
})

describe('editing an earlier answer', () => {
  const edit = (tag: WizardTag, value: WizardAnswer, after = everything) => {
    const written = answer(tag, value, walk(everything).data, everything)
    if (!written.ok) throw new Error(written.problem.key)
    return resume(written.data, after)
  }
  it('asks the step again, with its answer', () => {
    const turn = resume(walk(everything).data, everything, 'gender')
    expect(turn.step).toMatchObject({ tag: 'gender', action: 'choose-one', value: 'female' })
    expect(turn.step.choices).toHaveLength(8)
  })
  it('keeps everything that still fits', () => {
    const turn = edit('history', 'Stage II after all, one line of treatment')
    expect(turn).toMatchObject({ cleared: [], step: { tag: 'review' } })
    expect(turn.data.times).toHaveLength(2)
  })
  it('clears what vanished with the other plan, names it, and keeps the texts', () => {
    const turn = edit('plan', 'plan-1')
    expect(turn.cleared).toEqual(['optout', 'anonymous', 'medium', 'schedule'])
    expect(turn.data).toMatchObject({ medium: 'messenger', question: answers.question, history: answers.history })
    expect(turn.data).not.toHaveProperty('times')
    expect(clearedMessage(turn.cleared, everything)).toEqual({
      phrase: { key: 'discussion.wizard.cleared' },
      names: turn.cleared.map((tag) => ({ key: `discussion.wizard.${tag}.name` })),
    })
    expect(clearedMessage([], everything)).toBeNull()
  })
  it('asks for the diagnosis again when the new plan does not cover it', () => {
    const turn = edit('plan', 'plan-1', { ...everything, diagnosis: null })
    expect(turn.cleared).toContain('diagnosis')
    expect(turn.step.tag).toBe('diagnosis')
  })
  it('clears a pool that is not offered any more', () => {
    const turn = resume(walk(everything).data, { ...everything, pools: [{ id: 'pool-2', name: 'Other' }] })
    expect(turn).toMatchObject({ cleared: ['pool'], step: { tag: 'pool' } })
  })
  it('drops times that are past and keeps the others', () => {
    const turn = resume(walk(everything).data, { ...everything, days: days.slice(1) })
    expect(turn.data.times).toEqual([slot(1, 2)])
    expect(turn.cleared).toEqual([])
    expect(resume(walk(everything).data, { ...everything, days: days.slice(5) }).cleared).toEqual(['schedule'])
  })
  it('settling is settled: a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('plan-1', 'plan-2'),
        fc.constantFrom('all', 'plan_select'),
        fc.constantFrom('yes', 'no'),
        fc.nat(20),
        (planId, selection, optout, skip) => {
          const { data } = walk(everything, { selection, optout })
          const changed = { ...everything, days: days.slice(skip) }
          const once = resume({ ...data, planId }, changed)
          const twice = resume(once.data, changed)
          expect(twice.data).toEqual(once.data)
          expect(twice.cleared).toEqual([])
        },
      ),
    )
  })
})

describe('review and submission', () => {
  it('shows a row for each answer, with what cannot be edited', () => {
    const rows = summaryOf(walk(facts()).data, facts())
    expect(rows.map(({ tag }) => tag)).toEqual([
      'diagnosis',
      'disclosure',
      'focus',
      'gender',
      'dob',
      'history',
      'question',
      'terms',
      'plan',
      'medium',
    ])
    expect(rows.find(({ tag }) => tag === 'plan')).toMatchObject({ values: ['Basic'], editable: false })
    const all = summaryOf(walk(everything).data, everything)
    expect(all.find(({ tag }) => tag === 'age')?.values).toEqual([
      { key: 'age.unit.year.count', params: { smart_count: 61 } },
    ])
    expect(all.find(({ tag }) => tag === 'schedule')?.values).toHaveLength(2)
    expect(all.find(({ tag }) => tag === 'history')?.name).toEqual({ key: 'discussion.wizard.history.nameSummary' })
  })
  it('says of the only plan what it costs, who reads and how soon it is answered', () => {
    const [plan] = facts().plans
    const terms: PlanTerms = {
      freeLevel: 'tele',
      funded: false,
      shared: true,
      anonymousAllowed: false,
      acceptHours: 24,
      answerHours: 6,
      panelSize: 3,
      media: ['messenger'],
    }
    const known = facts({ plans: [{ ...plan!, terms }] })
    const row = summaryOf(walk(known).data, known).find(({ tag }) => tag === 'plan')
    expect(row).toMatchObject({ values: ['Basic', ...planHints(terms)], editable: false })
  })
  it('can be submitted when complete, and says what is missing when not', () => {
    const { data } = walk(facts())
    expect(submission(data, facts())).toEqual({ ok: true })
    expect(submission({}, facts())).toMatchObject({ ok: false, problem: { tag: 'diagnosis', key: 'errors.required' } })
    expect(submission({ ...data, termsAccepted: false }, facts())).toMatchObject({
      ok: false,
      problem: { tag: 'terms', key: 'discussion.wizard.termsMissing' },
    })
    expect(submission({ ...data, question: 'short' }, facts())).toMatchObject({
      ok: false,
      problem: { tag: 'question', key: 'errors.longText.tooShort' },
    })
    expect(submission(data, { ...facts(), diagnosis: null })).toMatchObject({
      ok: false,
      problem: { tag: 'diagnosis' },
    })
    expect(submission(data, { ...facts(), plans: [] })).toMatchObject({
      ok: false,
      problem: { tag: 'plan', key: 'discussion.wizard.noPlan' },
    })
  })
  it('every step before the last makes it incomplete when taken away', () => {
    const { data } = walk(everything)
    expect(isComplete(data, everything)).toBe(true)
    const { question: _question, ...rest } = data
    expect(nextTag(rest, everything)).toBe('question')
  })
  it('an older page is told', () => {
    expect([isStale(1, 2), isStale(2, 2), isStale(undefined, 2), isStale(3, undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('slots', () => {
  it('21 days from tomorrow, half hours from 8 to 20 in New York, also when the clocks change', () => {
    expect(days).toHaveLength(21)
    expect(days[0]?.value.date).toBe('2026-03-03')
    for (const { value } of days) expect(value.times).toHaveLength(24)
    expect(new Date(slot(0, 0) * 1000).toISOString()).toBe('2026-03-03T13:00:00.000Z')
    // summer time begins on 8 March 2026
    expect(new Date(slot(5, 0) * 1000).toISOString()).toBe('2026-03-08T12:00:00.000Z')
    expect(days[0]?.value.times.map(({ time }) => time)).toEqual(expect.arrayContaining(['8:00 AM', '7:30 PM']))
  })
  it('tomorrow is New York’s', () => {
    expect(
      offeredDays(new Date('2026-03-03T03:00:00Z'), 'zh-CN', { days: 1, slotMinutes: 30, fromHour: 8, toHour: 20 })[0]
        ?.value.date,
    ).toBe('2026-03-03')
  })
})
