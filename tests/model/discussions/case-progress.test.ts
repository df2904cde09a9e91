import { describe, expect, it } from 'vitest'
import { caseProgress, type CaseFacts } from '#model/discussions/case-progress.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))
const open: CaseFacts = {
  status: 'open',
  askerAction: null,
  released: true,
  live: false,
  call: null,
  panelSize: 3,
  invited: 5,
  asked: 2,
  accepted: 0,
  answered: 0,
  withdrawn: 0,
  deadlines: [],
}

describe('where a case is and why it waits', () => {
  it.each<[Partial<CaseFacts>, string, string | null]>([
    [{ status: 'create', released: false, invited: 0 }, 'submitted', 'review'],
    [{ status: 'create', released: false, askerAction: 'returned' }, 'submitted', 'yourChange'],
    [{ status: 'pending_survey', released: false }, 'submitted', 'yourSurvey'],
    [{ status: 'pending_charge', released: false }, 'submitted', 'payment'],
    [{ status: 'csrhold', released: false }, 'submitted', 'review'],
    [{ status: 'csrhold', released: false, askerAction: 'csrupdate' }, 'submitted', 'yourDecision'],
    [{ invited: 0 }, 'reviewed', 'invitations'],
    [{}, 'invited', 'experts'],
    [{ accepted: 2 }, 'accepted', 'answer'],
    [{ accepted: 2, askerAction: 'clarify' }, 'accepted', 'yourReply'],
    [{ accepted: 2, answered: 1 }, 'answered', 'answer'],
    [{ accepted: 2, answered: 2 }, 'answered', 'experts'],
    [{ accepted: 3, answered: 3 }, 'answered', null],
    [{ accepted: 1, withdrawn: 1 }, 'accepted', 'experts'],
    [{ accepted: 2, withdrawn: 1 }, 'accepted', 'answer'],
    [{ accepted: 3, answered: 2, withdrawn: 1 }, 'answered', null],
    [{ status: 'answered', accepted: 3, answered: 3 }, 'answered', null],
    [{ status: 'held', accepted: 1 }, 'accepted', 'held'],
    [{ live: true, call: 'ahead', accepted: 1 }, 'accepted', 'call'],
    [{ live: true, call: 'ahead' }, 'invited', 'experts'],
    [{ live: true, call: 'ahead', asked: 0 }, 'invited', 'callExpert'],
    [{ live: true, call: null, accepted: 1 }, 'accepted', 'time'],
    [{ live: true, call: null }, 'invited', 'experts'],
    [{ live: true, call: 'over', accepted: 1 }, 'accepted', 'attendance'],
    [{ live: true, call: 'settled', accepted: 1, answered: 1 }, 'answered', null],
    [{ status: 'closed', accepted: 3, answered: 3 }, 'closed', null],
    [{ status: 'cancelled', released: false }, 'closed', null],
  ])('%j', (changes, stage, waits) => {
    expect(caseProgress({ ...open, ...changes })).toMatchObject({ stage, waitsFor: waits })
  })

  it('names the deadline of the seat that ends first, until the first answer', () => {
    const facts = { ...open, accepted: 2, deadlines: [at(20), at(9)] }
    expect(caseProgress(facts).firstAnswerBy).toEqual(at(9))
    expect(caseProgress({ ...facts, answered: 1 }).firstAnswerBy).toBeNull()
    expect(caseProgress({ ...facts, live: true }).firstAnswerBy).toBeNull()
    expect(caseProgress({ ...facts, status: 'held' }).firstAnswerBy).toBeNull()
  })

  it('never speaks of more seats than there are', () => {
    expect(caseProgress({ ...open, accepted: 4 }).accepted).toBe(3)
  })
})
