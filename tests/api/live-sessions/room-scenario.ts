/** A call that two people and a guest can join, and how they do it. */
import { createParser } from 'eventsource-parser'
import { eq } from 'drizzle-orm'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import type { Guest } from '#model/discussions/guests.ts'
import type { RoomJoined, RoomState } from '#model/live-sessions/room.ts'
import { expectStatus, type Answer, type Caller, type TestProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

const minute = 60_000

interface CallOptions {
  experts?: number
  /** minutes from now */
  startsIn?: number
  header?: Partial<typeof queryHeader.$inferInsert>
}

/** A released video discussion whose experts have booked seats. */
export async function startCall(product: TestProduct, { experts = 1, startsIn = 4, header = {} }: CallOptions = {}) {
  const { db } = product
  const scenario = await startScenario(product, { csrReview: 'no', panelSize: 5 })
  const row = await scenario.ask()
  const now = product.now()
  const meetingTime = new Date(now.getTime() + startsIn * minute)
  await db
    .update(queryHeader)
    .set({ mediaType: 'video', meetingTime, closeTime: new Date(now.getTime() + 9 * 86_400_000), ...header })
    .where(eq(queryHeader.id, row.id))
  const invited = (await scenario.engagements(row.id)).map((part) => part.userId).slice(0, experts)
  for (const userId of invited)
    await db
      .update(queryExpert)
      .set({ status: 'claimed', bookedAt: now, acceptedAt: now, payable: true, rate: 43_000, meetingTime })
      .where(eq(queryExpert.userId, userId))
  const callers = await Promise.all(invited.map((id) => product.as(id)))
  const room = `/user/interaction/${row.key}/live`
  return {
    scenario,
    row,
    room,
    meetingTime,
    expertIds: invited,
    expert: callers[0] as Caller,
    callers,
    asker: scenario.member,
    staff: scenario.staff,
    async guest(name: string, participantType = 'lovedone') {
      const made = await scenario.member<Guest>('POST', `/user/interaction/${row.key}/invites`, {
        participantType,
        name,
        email: `${name.toLowerCase()}@guests.test`,
      })
      expectStatus(made, 200)
      const key = made.body.url?.split('/').at(-1) ?? ''
      const { body } = await product.anonymous<{ sessionToken: string }>('POST', `/invitee/${key}`, {
        action: 'accept',
        name,
        termsAccepted: true,
      })
      return { key, room: `/invitee/${key}/live`, sessionToken: body.sessionToken }
    },
  }
}

/** Someone at their place in a room. */
export interface Seat extends RoomJoined {
  post: (what: string, body?: Record<string, unknown>) => Promise<Answer>
}

export const seatOf = (call: Caller, room: string, joined: RoomJoined): Seat => ({
  ...joined,
  post: (what, body = {}) => call('POST', `${room}/${what}`, body, { 'X-Room-Token': joined.roomToken }),
})

/** Joins, and must come in or wait. */
export async function join(call: Caller, room: string, body: Record<string, unknown> = {}): Promise<Seat> {
  const answer = await call<RoomJoined>('POST', `${room}/join`, body)
  expectStatus(answer, 200)
  return seatOf(call, room, answer.body)
}

export interface Heard {
  event: string
  data: Record<string, unknown>
}

/** Opens the stream of a room and gathers what it says. */
export async function listen(product: TestProduct, path: string, headers: Record<string, string>) {
  const answer = await product.fetch(new Request(`http://test/api${path}/events`, { headers }))
  const heard: Heard[] = []
  let over = false
  if (!answer.body || answer.status !== 200)
    return { status: answer.status, heard, close: async () => undefined, ended: () => true }
  const parser = createParser({
    onEvent: ({ event, data }) => heard.push({ event: event ?? '', data: JSON.parse(data) as Heard['data'] }),
  })
  const reader = answer.body.getReader()
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
      if (done) break
      parser.feed(new TextDecoder().decode(value))
    }
    over = true
  })()
  return { status: answer.status, heard, close: () => reader.cancel(), ended: () => over }
}

export const lastState = (heard: readonly Heard[]): RoomState | undefined =>
  heard.filter(({ event }) => event === 'status').at(-1)?.data as RoomState | undefined

/** @throws when it has not become true within five seconds */
export async function until(done: () => boolean): Promise<void> {
  for (let wait = 0; wait < 500; wait++) {
    if (done()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('it did not happen')
}
