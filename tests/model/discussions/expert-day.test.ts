import { describe, expect, it } from 'vitest'
import { expertDay, seatsLeft, similarAnswered } from '#model/discussions/expert-day.ts'
import type { IndexRecord } from '#model/discussions/wire.ts'

type Part = NonNullable<IndexRecord['engagement']>
const part = (changes: Partial<Part>): Part => ({
  status: 'claimed',
  reservedUntil: null,
  inviteExpires: null,
  rate: 43_000,
  currency: 'USD',
  surgeMultiple: 1,
  pausedFor: [],
  seatsUsed: 0,
  panelSize: 3,
  ...changes,
})
const record = (queryId: string, engagement: Part | null, changes: Partial<IndexRecord> = {}) =>
  ({ queryId, status: 'open', isInvited: engagement?.status === 'invited', engagement, ...changes }) as IndexRecord
const ids = (rows: readonly IndexRecord[]) => rows.map(({ queryId }) => queryId)

describe('what an expert’s page begins with', () => {
  it('invitations, the one that ends first on top, those without an end last', () => {
    const day = expertDay([
      record('late', part({ status: 'invited', inviteExpires: '2026-03-05T00:00:00.000Z' })),
      record('open', part({ status: 'invited' })),
      record('soon', part({ status: 'invited', inviteExpires: '2026-03-03T00:00:00.000Z' })),
    ])
    expect(ids(day.invitations)).toEqual(['soon', 'late', 'open'])
    expect(day.work).toEqual([])
  })

  it('then seats and follow-ups by deadline; what is answered, over or only read is not work', () => {
    const day = expertDay([
      record('followup', part({ status: 'followup' })),
      record('seat', part({ reservedUntil: '2026-03-03T00:00:00.000Z' })),
      record('answered', part({ status: 'answered' })),
      record('over', part({}), { status: 'closed' }),
      record('read', null),
    ])
    expect(ids(day.work)).toEqual(['seat', 'followup'])
  })

  it('a record that two sections hold is shown once', () => {
    const one = record('a', part({}))
    expect(ids(expertDay([one, one]).work)).toEqual(['a'])
  })

  it('own answers to other cases of the same diagnosis, the latest first', () => {
    const about = (code: string, displayTime: number) => ({ diagnosisCode: code, diagnosisName: 'x', displayTime })
    const records = [
      record('old', part({ status: 'answered' }), about('C50.9', 1)),
      record('new', part({ status: 'answered' }), about('C50.9', 2)),
      record('other', part({ status: 'answered' }), about('C61', 3)),
      record('open', part({ status: 'claimed' }), about('C50.9', 4)),
      record('this', part({ status: 'followup' }), about('C50.9', 5)),
    ]
    const asked = { queryId: 'this', diagnosis: { code: 'C50.9', plainName: 'x' } }
    expect(ids(similarAnswered(records, asked))).toEqual(['new', 'old'])
  })

  it('seats left are never fewer than none', () => {
    expect(seatsLeft(part({ seatsUsed: 1 }))).toBe(2)
    expect(seatsLeft(part({ seatsUsed: 4 }))).toBe(0)
  })
})
