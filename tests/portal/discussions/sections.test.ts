import { describe, expect, test } from 'vitest'
import type { IndexBuckets, IndexRecord } from '#model/discussions/wire.ts'
import { defaultLimits } from '#model/limits.ts'
import { addressesFor } from '#portal/discussions/addresses.ts'
import { matches, onlyOf, recordsOf, sectionOf, sectionsFor } from '#portal/discussions/list/sections.ts'
import { statableMinutes } from '#model/payments/earning.ts'

const record = (queryId: string, isUpdated = false) =>
  ({
    queryId,
    isUpdated,
    title: 'Second line in Melanoma',
    key: 'CQ-ABC123',
    diagnosisName: 'Melanoma',
    diagnosisCode: 'C43',
    contextName: null,
    planPoolName: 'Standard',
    previewText: 'Which drug?',
    mediaType: 'video',
  }) as IndexRecord
const data: IndexBuckets['data'] = {
  requiresAction: [record('a')],
  newOpportunities: [],
  ongoing: [record('b'), record('c', true)],
  closed: [record('d')],
}
const ids = (records: IndexRecord[]) => records.map(({ queryId }) => queryId)

describe('the sections of a list', () => {
  test('open where the address says, else where the person has work', () => {
    expect(sectionOf('#closed', false, true)).toBe('closed')
    expect(sectionOf('', false, true)).toBe('requiresAction')
    expect(sectionOf('', false, false)).toBe('newOpportunities')
    expect(sectionOf('#unknown', false, false)).toBe('newOpportunities')
    const counts = { requiresAction: 2, newOpportunities: 0, ongoing: 4, closed: 1 }
    expect(sectionOf('', false, false, counts)).toBe('requiresAction')
    expect(sectionOf('', false, true, { ...counts, requiresAction: 0 })).toBe('ongoing')
    expect(sectionOf('', false, false, { ...counts, newOpportunities: 1 })).toBe('newOpportunities')
    expect(sectionOf('', false, false, { ...counts, requiresAction: 0, ongoing: 0, closed: 0 })).toBe(
      'newOpportunities',
    )
    expect(sectionOf('#requiresAction', true, false)).toBe('ongoing')
    expect(sectionOf('#newResponses', true, false)).toBe('ongoing')
  })

  test('members find what they must do on top of what is ongoing; new responses alone when asked for, of every section but invitations', () => {
    expect(sectionsFor(true)).not.toContain('requiresAction')
    expect(ids(recordsOf(data, 'ongoing', true, undefined))).toEqual(['a', 'b', 'c'])
    const updated = { ...data, newOpportunities: [record('n', true)], closed: [record('d', true)] }
    expect(ids(recordsOf(updated, 'ongoing', true, 'newResponses'))).toEqual(['c', 'd'])
    expect(ids(recordsOf(updated, 'ongoing', false, 'newResponses'))).toEqual(['c', 'd'])
    expect(ids(recordsOf(data, 'ongoing', true, onlyOf('#requiresAction', true)))).toEqual(['a'])
    expect(onlyOf('#requiresAction', false)).toBeUndefined()
    expect(sectionsFor(true, false)).toEqual(['ongoing', 'closed'])
    expect(ids(recordsOf(data, 'ongoing', false, undefined))).toEqual(['b', 'c'])
  })

  test('every word is looked for, in any part of the card', () => {
    expect(matches(record('a'), { text: 'melanoma standard', medium: '' })).toBe(true)
    expect(matches(record('a'), { text: 'cq-abc', medium: 'video' })).toBe(true)
    expect(matches(record('a'), { text: 'melanoma lung', medium: '' })).toBe(false)
    expect(matches(record('a'), { text: '', medium: 'audio' })).toBe(false)
  })
})

test('members have addresses of their own', () => {
  expect(addressesFor(true).discussion('a/b')).toBe('/member/discussion/a%2Fb')
  expect(addressesFor(false).discussion('x')).toBe('/discussion/x')
  expect([addressesFor(true).ask, addressesFor(false).ask]).toEqual(['/member/ask', '/newQuery'])
})

test('time is stated in steps of 5, from 15 to 60', () => {
  expect(statableMinutes(defaultLimits)).toEqual([15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
})
