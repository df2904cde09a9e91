import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageBand, ageOn, isAgeMagnitude, isBirthDate, toAgeUnit } from '#model/discussions/age.ts'
import { ageUnits } from '#model/discussions/enums.ts'
import { findIdentifiers } from '#model/discussions/identifiers.ts'
import { isRefId, readRefId, refIdAlphabet, refIdBytes, refIdFrom } from '#model/discussions/ref-id.ts'
import { answerIsPended, flagsOf, identifierKinds, reviewSetting } from '#model/discussions/review.ts'
import { chargeNeeded } from '#model/discussions/lifecycle/routing.ts'
import { resolveSettings, valuesOf, type DiscussionSettings } from '#model/discussions/settings.ts'
import { hours, now } from './support.ts'

describe('identifiers in a text', () => {
  it.each([
    ['her SSN is 123-45-6789', 'ssn'],
    ['SSN: 123456789', 'ssn'],
    ['MRN 00482913 from the clinic', 'mrn'],
    ['medical record number: AB-48291', 'mrn'],
    ['病历号：20231188', 'mrn'],
    ['call me at (212) 555-0147', 'phone'],
    ['reach me on 212-555-0147', 'phone'],
    ['from abroad +44 20 7946 0958', 'phone'],
    ['手机 13812345678', 'phone'],
    ['write to jane.doe@mail.example.org', 'email'],
    ['DOB 3/4/1961', 'birthDate'],
    ['born on March 4, 1961', 'birthDate'],
    ['出生日期：1961年3月4日', 'birthDate'],
  ])('%s: %s', (text, kind) => {
    expect(identifierKinds(text)).toContain(kind)
  })
  it.each([
    'CA 15-3 rose from 31.2 to 118.4 U/mL between 3/4/2025 and 6/9/2025',
    'cisplatin 75 mg/m2 on days 1, 8, 15; WBC 3,400; platelets 145000',
    'T2N1M0, ER 90%, PR 80%, HER2 1+, Ki-67 25%, gBRCA2 c.5946delT',
    'diagnosed on 12/01/2024, surgery 2025-02-11, 12 cycles',
    '患者2024年3月确诊，CEA 12.5',
  ])('none in: %s', (text) => {
    expect(findIdentifiers(text)).toEqual([])
  })
  it('says where', () => {
    const text = 'mail a@b.org or 212-555-0147'
    expect(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))).toEqual(['a@b.org', '212-555-0147'])
  })
})

describe('review', () => {
  it('flags, in order', () => {
    expect(
      flagsOf({
        type: 'blinded',
        mediaType: 'video',
        text: 'a@b.org',
        isFirst: true,
        hasTime: false,
        applicableExperts: 0,
      }),
    ).toEqual(['identifiers', 'firstDiscussion', 'type', 'noTime', 'emptyPanel'])
    expect(
      flagsOf({
        type: 'communal',
        mediaType: 'messenger',
        text: 'fine',
        isFirst: false,
        hasTime: false,
        applicableExperts: 1,
      }),
    ).toEqual([])
  })
  it('setting: the asker’s yes, then discussion, plan, grant, auto', () => {
    expect(reviewSetting({ asker: 'yes', query: 'no' })).toBe('yes')
    expect(reviewSetting({ asker: 'no', query: null, plan: 'yes', grant: 'no' })).toBe('yes')
    expect(reviewSetting({ query: 'no', plan: 'yes' })).toBe('no')
    expect(reviewSetting({ asker: 'no', grant: 'yes' })).toBe('yes')
    expect(reviewSetting({ asker: 'auto' })).toBe('auto')
  })
  it('answers wait: the first three, or one rejected in 90 days', () => {
    const limits = { firstAnswers: 3, rejectedDays: 90 }
    const pended = (releasedAnswers: number, lastRejectedAt: Date | null, setting: 'yes' | 'no' | 'auto' = 'auto') =>
      answerIsPended({ setting, releasedAnswers, lastRejectedAt, now, limits })
    expect(pended(2, null)).toBe(true)
    expect(pended(3, null)).toBe(false)
    expect(pended(9, hours(-90 * 24))).toBe(true)
    expect(pended(9, hours(-91 * 24))).toBe(false)
    expect(pended(0, null, 'no')).toBe(false)
    expect(pended(9, null, 'yes')).toBe(true)
  })
})

it.each([
  [true, 'none', 'video', false],
  [false, 'none', 'messenger', true],
  [false, 'async', 'messenger', false],
  [false, 'async', 'audio', true],
  [false, 'tele', 'video', false],
] as const)('charge: grant %s, free level %s, %s: %s', (hasGrant, freeLevel, mediaType, due) => {
  expect(chargeNeeded({ hasGrant, freeLevel, mediaType })).toBe(due)
})

it('settings come from the first that has them, and say so', () => {
  const defaults: DiscussionSettings = {
    panelSize: 3,
    maxResponseTime: 24,
    maxQueryDuration: 168,
    firstReminder: 6,
    secondReminder: 18,
    expertSelectionMode: 'grant_first',
  }
  const resolved = resolveSettings({
    query: { panelSize: 5, firstReminder: null },
    plan: { panelSize: 4, firstReminder: 0 },
    grant: { maxResponseTime: 48, expertSelectionMode: 'all' },
    defaults,
  })
  expect(resolved).toEqual({
    panelSize: { value: 5, origin: 'query' },
    firstReminder: { value: 0, origin: 'plan' },
    maxResponseTime: { value: 48, origin: 'grant' },
    expertSelectionMode: { value: 'all', origin: 'grant' },
    maxQueryDuration: { value: 168, origin: 'default' },
    secondReminder: { value: 18, origin: 'default' },
  })
  expect(valuesOf(resolved).panelSize).toBe(5)
  expect(valuesOf(resolveSettings({ query: {}, plan: null, grant: null, defaults }))).toEqual(defaults)
})

describe('ages', () => {
  it('singular is stored, plural accepted', () => {
    for (const unit of ageUnits) expect([toAgeUnit(unit), toAgeUnit(`${unit}s`)]).toEqual([unit, unit])
    expect(toAgeUnit('decades')).toBeUndefined()
    expect([0, 1, 999, 1000, 1.5].map(isAgeMagnitude)).toEqual([false, true, true, false, false])
  })
  it.each([
    [20, 'day', 'newborn'],
    [1, 'month', 'infant'],
    [23, 'month', 'infant'],
    [24, 'month', 'child'],
    [12, 'year', 'child'],
    [17, 'year', 'teen'],
    [18, 'year', 'adult18'],
    [59, 'year', 'adult50'],
    [60, 'year', 'adult60'],
    [104, 'year', 'adult90'],
  ] as const)('%s %s: %s', (magnitude, unit, band) => {
    expect(ageBand({ magnitude, unit })).toBe(band)
  })
  it('from a date of birth, on the birthday', () => {
    expect(ageOn('1961-03-02', '2026-03-02')).toEqual({ magnitude: 65, unit: 'year' })
    expect(ageOn('1961-03-03', '2026-03-02')).toEqual({ magnitude: 64, unit: 'year' })
    expect(ageOn('2025-12-20', '2026-03-02')).toEqual({ magnitude: 2, unit: 'month' })
    expect(ageOn('2026-03-01', '2026-03-02')).toEqual({ magnitude: 1, unit: 'day' })
    expect(ageOn('2026-03-03', '2026-03-02')).toBeNull()
    expect(ageOn('1961-02-30', '2026-03-02')).toBeNull()
    expect([
      isBirthDate('1909-12-31', '2026-03-02'),
      isBirthDate('1910-01-01', '2026-03-02'),
      isBirthDate('2026-03-03', '2026-03-02'),
    ]).toEqual([false, true, false])
  })
})

describe('RefIds', () => {
  it('are made of unmistakable characters, from any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: refIdBytes, maxLength: refIdBytes, max: 249 }), (bytes) => {
        const id = refIdFrom(bytes)
        expect(isRefId(id)).toBe(true)
        expect(readRefId(` ${id.toLowerCase().replace('-', ' ')} `)).toBe(id)
        expect(readRefId(id.slice(3))).toBe(id)
      }),
    )
    for (const letter of '0O1ILSBZUV5') expect(refIdAlphabet).not.toContain(letter)
  })
  it('pass over bytes that would favour letters, and say when too few are left', () => {
    expect(refIdFrom(Uint8Array.from([255, 0, 1, 2, 254, 3, 4, 5]))).toBe('CQ-234678')
    expect(() => refIdFrom(new Uint8Array(refIdBytes).fill(255))).toThrow(RangeError)
    expect(readRefId('CQ-000000')).toBeNull()
    for (const typed of ['CQ-CQ7F3K', 'cqcq7f3k', 'CQ7F3K']) expect(readRefId(typed)).toBe('CQ-CQ7F3K')
    expect(readRefId('CQ7F')).toBeNull()
  })
})
