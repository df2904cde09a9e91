import { describe, expect, it } from 'vitest'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { Bucket } from '#model/discussions/enums.ts'
import {
  bucketOf,
  byFeature,
  cardColour,
  cardState,
  cardTitle,
  recordTotal,
  type CardFacts,
  type CardViewer,
} from '#model/discussions/buckets.ts'
import { responseTypes } from '#model/discussions/response-enums.ts'
import {
  askerIsHidden,
  canSeeResponse,
  expertsAreHidden,
  hidesCsrData,
  mayComment,
  seesContent,
  viewerKinds,
  type SeenResponse,
  type ViewerKind,
} from '#model/discussions/visibility.ts'
import { hours, now } from './support.ts'

const card = (changes: Partial<CardFacts> = {}): CardFacts => ({
  status: 'open',
  mediaType: 'messenger',
  meetingTime: null,
  surveyStatus: null,
  engagement: null,
  surveyPending: false,
  clarifyPending: false,
  updatePending: false,
  isUpdated: false,
  responseCount: 0,
  isNewToViewer: false,
  ...changes,
})

describe('who sees which response', () => {
  /** C csr, A asker, E another expert, P reader of the plan, I invitee; lower case x: the author */
  const table: Record<(typeof responseTypes)[number], string> = {
    response: 'CAEPIx',
    info: 'CAEPIx',
    csrinfo: 'C',
    csrhold: 'CA',
    csrupdate: 'CA',
    csrupdateaccept: 'CA',
    csrupdatedecline: 'CA',
    pendedexpert: 'Cx',
    rejectedexpert: 'Cx',
    rejectedexpertresponse: 'Cx',
    retractedexpert: 'Cx',
    attachment: 'CAEPIx',
    attachment_removed: 'CAEPIx',
    attachment_inherited: 'CAEPIx',
  }
  const letters: Record<ViewerKind, string> = { csr: 'C', asker: 'A', expert: 'E', planMember: 'P', invitee: 'I' }
  const view = { independentFirst: false, hideCsrData: false }

  it.each(responseTypes)('%s', (type) => {
    const response: SeenResponse = { type, subtype: null, authorId: 'author', byExpert: true }
    const seen = viewerKinds
      .filter((kind) => canSeeResponse(response, { kind, userId: 'me', hasAnswered: true }, view))
      .map((kind) => letters[kind])
      .join('')
    const own = canSeeResponse(response, { kind: 'expert', userId: 'author', hasAnswered: true }, view) ? 'x' : ''
    expect(seen + own).toBe(table[type])
  })

  it('staff who hide their own data see what the asker sees', () => {
    const csr = { kind: 'csr', userId: 'staff', hasAnswered: false } as const
    const hidden = { independentFirst: false, hideCsrData: true }
    const types = responseTypes.filter((type) =>
      canSeeResponse({ type, subtype: null, authorId: 'a', byExpert: true }, csr, hidden),
    )
    const asker = responseTypes.filter((type) =>
      canSeeResponse({ type, subtype: null, authorId: 'a', byExpert: true }, { ...csr, kind: 'asker' }, view),
    )
    expect(types).toEqual(asker)
  })

  it('staff notes and suppressed texts stay with staff; the author keeps a suppressed one', () => {
    const see = (subtype: 'csrnote' | 'suppressed', kind: ViewerKind, userId: string) =>
      canSeeResponse(
        { type: 'response', subtype, authorId: 'author', byExpert: true },
        { kind, userId, hasAnswered: true },
        view,
      )
    expect(see('csrnote', 'csr', 'x')).toBe(true)
    expect(see('csrnote', 'asker', 'x')).toBe(false)
    expect(see('suppressed', 'asker', 'x')).toBe(false)
    expect(see('suppressed', 'expert', 'author')).toBe(true)
  })

  it('independent first: colleagues only after one’s own, the asker’s words always', () => {
    const first = { independentFirst: true, hideCsrData: true }
    const colleague: SeenResponse = { type: 'response', subtype: null, authorId: 'b', byExpert: true }
    expect(canSeeResponse(colleague, { kind: 'expert', userId: 'a', hasAnswered: false }, first)).toBe(false)
    expect(canSeeResponse(colleague, { kind: 'expert', userId: 'a', hasAnswered: true }, first)).toBe(true)
    expect(canSeeResponse(colleague, { kind: 'expert', userId: 'b', hasAnswered: false }, first)).toBe(true)
    expect(
      canSeeResponse({ ...colleague, byExpert: false }, { kind: 'expert', userId: 'a', hasAnswered: false }, first),
    ).toBe(true)
    expect(canSeeResponse(colleague, { kind: 'asker', userId: 'q', hasAnswered: false }, first)).toBe(true)
  })

  it('staff data is hidden from everyone else, whatever was asked', () => {
    expect(hidesCsrData('asker', false)).toBe(true)
    expect(hidesCsrData('csr', undefined)).toBe(false)
    expect(hidesCsrData('csr', true)).toBe(true)
  })

  it('an offer shows no content, an accepted part does, a declined one does not any more', () => {
    const open = { type: 'normal', status: 'open' } as const
    const never = (status: QueryExpertStatus) => ({ status, acceptedAt: null })
    const once = (status: QueryExpertStatus) => ({ status, acceptedAt: new Date(0) })
    expect(seesContent('expert', never('invited'), open)).toBe(false)
    expect(seesContent('expert', once('declined'), open)).toBe(false)
    expect(seesContent('expert', once('claimed'), open)).toBe(true)
    expect(seesContent('expert', null, open)).toBe(false)
    expect(seesContent('expert', null, { ...open, type: 'communal' })).toBe(true)
    expect(seesContent('asker', null, open)).toBe(true)
    for (const status of ['missedout', 'timedout'] as const) {
      expect(seesContent('expert', never(status), open)).toBe(true)
      expect(seesContent('expert', never(status), { ...open, status: 'closed' })).toBe(false)
      expect(seesContent('expert', never(status), { ...open, status: 'cancelled' })).toBe(false)
      expect(seesContent('expert', once(status), { ...open, status: 'closed' })).toBe(true)
    }
  })

  it('names are hidden where asked anonymously, and both ways when blinded', () => {
    expect(askerIsHidden('expert', true, 'normal')).toBe(true)
    expect(askerIsHidden('csr', true, 'blinded')).toBe(false)
    expect(expertsAreHidden('asker', 'blinded', false)).toBe(true)
    expect(expertsAreHidden('expert', 'blinded', true)).toBe(false)
    expect(expertsAreHidden('asker', 'normal', false)).toBe(false)
    expect(mayComment('communal', 'answered')).toBe(true)
    expect(mayComment('communal', 'held')).toBe(false)
    expect(mayComment('normal', 'open')).toBe(false)
  })
})

describe('buckets', () => {
  it.each([
    ['asker', { clarifyPending: true }, 'requiresAction'],
    ['asker', { status: 'csrhold', updatePending: true }, 'requiresAction'],
    ['asker', { status: 'pending_survey' }, 'requiresAction'],
    ['asker', { status: 'closed', surveyPending: true }, 'requiresAction'],
    ['asker', { status: 'cancelled', surveyPending: true }, 'closed'],
    ['asker', { status: 'closed', clarifyPending: true }, 'closed'],
    ['asker', { status: 'held' }, 'ongoing'],
    ['expert', { engagement: 'invited' }, 'newOpportunities'],
    ['expert', { engagement: 'claimed' }, 'requiresAction'],
    ['expert', { engagement: 'followup', status: 'answered' }, 'requiresAction'],
    ['expert', { engagement: 'answered', status: 'closed', surveyPending: true }, 'requiresAction'],
    ['expert', { engagement: 'answered' }, 'ongoing'],
    ['expert', { engagement: 'missedout', status: 'closed' }, 'closed'],
    ['expert', { engagement: 'declined' }, null],
    ['expert', { engagement: null }, null],
    ['reader', { isNewToViewer: true }, 'newOpportunities'],
    ['reader', {}, 'ongoing'],
    ['reader', { status: 'create' }, null],
  ] as [CardViewer, Partial<CardFacts>, string | null][])('%s %j: %s', (viewer, changes, expected) => {
    expect(bucketOf(viewer, card(changes))).toBe(expected)
  })

  it('totals count all for experts, ongoing and closed for others', () => {
    const stats = { totalQueries: 9, ongoing: 3, closed: 2 }
    expect(recordTotal(stats, true)).toBe(9)
    expect(recordTotal(stats, false)).toBe(5)
  })
})

describe('cards', () => {
  const title = (changes: Partial<CardFacts>) => {
    const found = cardTitle(card(changes))
    return found.kind === 'text' ? found.key.split('.').at(-1) : found.at
  }
  it('title: invitation, meeting, survey, answers', () => {
    expect(title({ engagement: 'invited', mediaType: 'video' })).toBe('invitation')
    expect(title({ mediaType: 'video' })).toBe('toBeScheduled')
    expect(title({ mediaType: 'audio', meetingTime: hours(2) })).toEqual(hours(2))
    expect(title({ status: 'pending_survey' })).toBe('surveyPending')
    expect(title({ surveyPending: true, surveyStatus: 'post_pending' })).toBe('surveyPendingPost')
    expect(title({ surveyPending: true, surveyStatus: 'followup_pending' })).toBe('surveyPendingFollowup')
    expect(title({})).toBe('noResponses')
    expect(title({ responseCount: 2, isUpdated: true })).toBe('updated')
    expect(title({ responseCount: 2 })).toBe('noUpdates')
  })
  it('colour: primary, secondary, tertiary', () => {
    expect(cardColour({ engagement: 'invited', meetingTime: hours(1) }, now)).toBe('primary')
    expect(cardColour({ engagement: null, meetingTime: hours(1) }, now)).toBe('secondary')
    expect(cardColour({ engagement: 'answered', meetingTime: now }, now)).toBe('tertiary')
  })
  it('state line', () => {
    const state = (
      changes: Partial<CardFacts> & { preventInvites?: boolean; featured?: boolean },
      viewer: CardViewer = 'asker',
    ) => cardState({ preventInvites: false, featured: false, ...card(changes) }, viewer)
    expect(state({ status: 'held' })).toBe('discussion.card.underReview')
    expect(state({ preventInvites: true })).toBe('discussion.card.selectionDisabled')
    expect(state({ preventInvites: true }, 'expert')).toBe('discussion.card.awaitingResponse')
    expect(state({})).toBe('discussion.card.awaitingResponse')
    expect(state({ status: 'create', updatePending: true })).toBe('discussion.card.waitsForYou')
    expect(state({ clarifyPending: true, isUpdated: true })).toBe('discussion.card.waitsForYou')
    expect(state({ clarifyPending: true }, 'expert')).toBe('discussion.card.awaitingResponse')
    expect(state({ status: 'cancelled' })).toBe('discussion.card.cancelled')
    expect(state({ responseCount: 1 })).toBe('discussion.card.noNewResponses')
    expect(state({ responseCount: 1, featured: true })).toBe('discussion.card.featured')
    expect(state({ responseCount: 1, isUpdated: true, featured: true })).toBe('discussion.card.newResponses')
    expect(state({ mediaType: 'video', featured: true })).toBe('discussion.card.meetingTbd')
    expect(state({ mediaType: 'video', meetingTime: hours(2), featured: true })).toBe('discussion.card.featured')
    expect(state({ mediaType: 'video', meetingTime: hours(2) })).toBe('discussion.card.discussion')
  })
  it('the dashboard shows the next call first, then what waits, then what is new; nothing that is closed', () => {
    const place = (id: string, bucket: Bucket, facts: Partial<CardFacts>, at = now) => ({
      id,
      bucket,
      facts: card(facts),
      at,
    })
    const order = byFeature(
      [
        place('quiet', 'ongoing', {}),
        place('new', 'ongoing', { isUpdated: true }),
        place('waits', 'requiresAction', {}),
        place('past call', 'ongoing', { meetingTime: hours(-1) }, hours(-1)),
        place('later call', 'ongoing', { meetingTime: hours(5) }),
        place('next call', 'ongoing', { meetingTime: hours(2) }),
        place('over', 'closed', { isUpdated: true }),
        place('offer', 'newOpportunities', {}),
      ],
      now,
    )
    expect(order.map(({ id }) => id)).toEqual([
      'next call',
      'later call',
      'waits',
      'new',
      'offer',
      'quiet',
      'past call',
    ])
  })
})
