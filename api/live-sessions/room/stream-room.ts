import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { livePeer, liveSignal } from '#db/schema/all.ts'
import type { RoomEvents, RoomState } from '#model/live-sessions/room.ts'
import { newId } from '#db/columns.ts'
import { transaction, type Ctx } from '../../context.ts'
import { leave, roomChannel, roomNews, type RoomNews } from '../../discussions/calls/places.ts'
import type { AppEnv } from '../../http/types.ts'
import { sessionsChannel } from '../../identity/sessions/session.ts'
import { missed, type Change } from '../../ports/pub-sub.ts'
import type { PeerRow } from './find-peer.ts'
import { personNow, type RoomPerson } from './room-person.ts'
import { freshPerson, isCurrent, roomMessages, roomState } from './room-state.ts'

const ALIVE_MS = 10_000
/** A page that comes again within this time is given what was sent to it meanwhile; it skips what it has. */
const REPLAY_SECONDS = 60

/**
 * The events of a room for one person: first the state, what was sent to them lately and the chat, then what happens.
 * Signals are read from the database by their id, so it does not matter which process took them. A place has one stream: a
 * newer one ends it. Before anything is sent, the person's session or invitation is looked at again.
 */
export function streamRoom(c: Context<AppEnv>, ctx: Ctx, asked: RoomPerson, peer: PeerRow): Response {
  const answer = streamSSE(c, async (stream) => {
    const id = newId()
    let person = asked
    const waiting: (RoomNews | 'all' | 'look')[] = ['all']
    let wake = () => undefined as void
    let ended = false
    const unsubscribe = ctx.bus.subscribe((change: Change) => {
      if (change.channel === missed) waiting.push('all')
      else if (change.channel === roomChannel && change.id === peer.queryId) {
        const news = change.data as RoomNews
        if (news.kind === 'stream' && news.to === peer.id && news.id > id) return end()
        if (news.kind === 'stream' || (news.kind === 'signal' && news.to !== peer.id)) return
        waiting.push(news)
      } else if (change.channel === 'discussion' && change.id === peer.queryId) waiting.push({ kind: 'state' })
      else if (change.channel === sessionsChannel && change.id === asked.userId) waiting.push('look')
      else return
      wake()
    })
    const end = () => {
      ended = true
      wake()
    }
    stream.onAbort(end)
    const send = <E extends keyof RoomEvents>(event: E, data: RoomEvents[E]) =>
      stream.writeSSE({ event, data: JSON.stringify(data) })
    let known: RoomState['peers'] = []
    const sendState = async (left: boolean) => {
      const state = await roomState(ctx, person)
      const inside = state.peers.filter((one) => one.inside && one.peerId !== peer.id)
      for (const { peerId } of known)
        if (!inside.some((one) => one.peerId === peerId)) await send('peer-left', { peerId })
      for (const { peerId } of inside)
        if (!known.some((one) => one.peerId === peerId)) await send('peer-joined', { peerId })
      known = inside
      await send('status', state)
      // the page is told why by the state, and asks to join again where it may
      if (left || state.status === 'ended' || !isCurrent(person, peer)) ended = true
    }
    // what is given again at the start may also just be announced
    const passed = new Set<string>()
    const sendSignals = async (only?: string) => {
      const rows = await ctx.db
        .select()
        .from(liveSignal)
        .where(
          and(
            eq(liveSignal.toPeer, peer.id),
            only === undefined
              ? gt(liveSignal.createdAt, new Date(ctx.now().getTime() - REPLAY_SECONDS * 1000))
              : eq(liveSignal.id, only),
          ),
        )
        .orderBy(asc(liveSignal.createdAt), asc(liveSignal.id))
      for (const { id, fromPeer, type, payload } of rows) {
        if (passed.has(id)) continue
        passed.add(id)
        await send(type, { id, from: fromPeer, payload })
      }
    }
    const sendChat = async (only?: string) => {
      for (const line of await roomMessages(ctx, person, only)) await send('chat', line)
    }
    ctx.bus.publish([roomNews(peer.queryId, { kind: 'stream', id, to: peer.id })])
    try {
      while (!ended) {
        const batch = waiting.splice(0)
        // the place first: what is read after it says why it was given up
        const [own] = await ctx.db.select({ leftAt: livePeer.leftAt }).from(livePeer).where(eq(livePeer.id, peer.id))
        const left = !own || own.leftAt !== null
        const whole = left || batch.some((one) => typeof one === 'string' || one.kind === 'state')
        const now = await personNow(ctx, person, whole)
        if (!now) {
          if (!left) await transaction(ctx, (tx) => leave(tx, peer, ctx.now()))
          // a cancelled discussion is closed to experts and guests: this is the last they read of it
          const state = await roomState(ctx, await freshPerson(ctx, person))
          if (state.cancelled) await send('status', { ...state, peers: [] })
          break
        }
        person = now
        if (whole) await sendState(left)
        if (ended) break
        if (batch.includes('all')) {
          await sendSignals()
          await sendChat()
        } else
          for (const one of batch) {
            if (typeof one === 'string') continue
            if (one.kind === 'signal') await sendSignals(one.id)
            if (one.kind === 'chat') await sendChat(one.id)
          }
        if (batch.length) continue
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ALIVE_MS)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
          if (waiting.length) wake()
        })
        if (!waiting.length && !ended) await stream.writeSSE({ event: 'alive', data: '{}' })
      }
    } finally {
      unsubscribe()
    }
  })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
