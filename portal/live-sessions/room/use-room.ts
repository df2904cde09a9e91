import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type {
  ChatMessage,
  HeartbeatBody,
  JoinBody,
  RoomEvents,
  RoomJoined,
  RoomState,
  SignalType,
} from '#model/live-sessions/room.ts'
import { isOpenCall } from '#model/live-sessions/enums.ts'
import { heartbeatSeconds, takenOver as takenOverReason } from '#model/live-sessions/room.ts'
import { ApiError } from '#api/client/api-error.ts'
import { Mesh, type LocalTracks } from './mesh.ts'
import { useChat, type ChatDraft } from './use-chat.ts'
import { roomClient, type Reading, type RoomAccess } from './room-client.ts'

const RETRY_MS = 700
/** What the page shows of itself to the others. */
export type Shown = Omit<HeartbeatBody, 'roomToken'>

export interface Room {
  /** which one, in this browser */
  call: string
  joined: RoomJoined | null
  state: RoomState | null
  messages: ChatMessage[]
  streams: ReadonlyMap<string, MediaStream>
  states: ReadonlyMap<string, RTCPeerConnectionState>
  /** the events are interrupted */
  reconnecting: boolean
  failure: unknown
  /** another page of this person took the place */
  takenOver: boolean
  /** joining is under way */
  busy: boolean
  /** the call has another time than when this page came */
  moved: boolean
  seeMove: () => void
  join: (body: JoinBody) => Promise<RoomJoined | undefined>
  leave: () => Promise<void>
  /** @param minutes of a call that took place on another site */
  end: (minutes?: number) => Promise<void>
  chat: ChatDraft
  /** @returns whether it was done */
  admit: (peerId: string) => Promise<boolean>
  remove: (peerId: string) => Promise<boolean>
  /** whether this person was taken out and was not readmitted */
  isRemoved: (options: Reading) => Promise<boolean>
  show: (shown: Shown) => void
  mesh: () => Mesh | undefined
}

const nothing = new Map<string, never>()

type Signal = RoomEvents['offer'] & { type: SignalType }
const receive = (mesh: Mesh, { id, from, type, payload }: Signal) => mesh.receive(id, from, type, payload)

/** A place in the room of a call: joins, follows its events, says that the page is there, and connects to the others. */
export function useRoom(face: RoomAccess, tracks: LocalTracks): Room {
  const client = useMemo(() => roomClient(face), [face])
  const [joined, setJoined] = useState<RoomJoined | null>(null)
  const [state, setState] = useState<RoomState | null>(null)
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [streams, setStreams] = useState<ReadonlyMap<string, MediaStream>>(nothing)
  const [states, setStates] = useState<ReadonlyMap<string, RTCPeerConnectionState>>(nothing)
  const [reconnecting, setReconnecting] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [takenOver, setTakenOver] = useState(false)
  const mesh = useRef<Mesh>(undefined)
  /** the others may call as soon as the server lets this page in, which is before this page knows */
  const early = useRef<Signal[]>([])
  const shown = useRef<Shown>({})
  const asked = useRef<JoinBody>({})
  const config = useRef<RTCConfiguration>({})
  /** whose events are followed */
  const place = useRef<string>(undefined)
  const over = useRef(false)
  /** the events of the place were refused, and of the one asked for after it none were seen yet */
  const refused = useRef(false)
  const peerId = joined?.peerId
  const inside = joined?.inside === true
  const meetingTime = state?.meetingTime ?? null
  const [booked, setBooked] = useState(meetingTime)
  const [moved, setMoved] = useState(false)
  if (meetingTime !== null && meetingTime !== booked) {
    setBooked(meetingTime)
    setMoved(booked !== null)
  }
  const connects = inside && joined.meetingUrl === null

  const join = useCallback(
    async (body: JoinBody) => {
      setBusy(true)
      const { takeOver: _once, ...again } = body
      asked.current = again
      try {
        const answer = await client.join(body)
        config.current = {
          iceServers: answer.iceServers as RTCIceServer[],
          iceTransportPolicy: answer.relayOnly ? 'relay' : 'all',
        }
        over.current = false
        setTakenOver(false)
        setJoined(answer)
        // events of a place that is kept may be newer than this answer
        if (answer.peerId !== place.current) {
          setState(answer.state)
          setMessages(answer.messages)
        }
        place.current = answer.peerId
        setFailure(undefined)
        return answer
      } catch (error) {
        setFailure(error)
        setTakenOver(error instanceof ApiError && error.errorKey === 'live.elsewhere')
        // ended, removed, full: there is no place to go back to
        if (error instanceof ApiError && error.status < 500 && error.status > 0) setJoined(null)
        return undefined
      } finally {
        setBusy(false)
      }
    },
    [client],
  )

  // the events of this place, again and again while it is held
  useEffect(() => {
    if (peerId === undefined) return
    const stopped = new AbortController()
    const stop = stopped.signal
    let retry: ReturnType<typeof setTimeout> | undefined
    const giveWay = () => {
      over.current = true
      setTakenOver(true)
      setJoined(null)
    }
    const receiveState = (news: RoomState) => {
      setState(news)
      const elsewhere = news.peers.some((one) => one.self && !one.removed && one.peerId !== peerId)
      over.current = !isOpenCall(news.status) || elsewhere
      if (elsewhere) giveWay()
    }
    const joinAgain = async (refusal: ApiError) => {
      if (refused.current) {
        // a place that was just given is refused: asking on would not end
        setFailure(refusal)
        return setJoined(null)
      }
      refused.current = true
      setReconnecting(true)
      const answer = await join(asked.current)
      // another place is followed by itself; the same one, or none for want of a connection, is asked for after a pause
      if (stop.aborted || (answer && answer.peerId !== peerId)) return
      if (!answer) refused.current = false
      retry = setTimeout(() => void follow(), RETRY_MS)
    }
    const follow = async () => {
      try {
        await client.follow(
          stop,
          () => {
            refused.current = false
            setReconnecting(false)
          },
          (event, data) => {
            if (event === 'status') receiveState(data as RoomState)
            else if (event === 'chat') {
              const line = data as ChatMessage
              setMessages((before) => (before.some(({ id }) => id === line.id) ? before : [...before, line]))
            } else if (event === 'offer' || event === 'answer' || event === 'candidate') {
              const signal: Signal = { ...(data as RoomEvents['offer']), type: event }
              if (mesh.current) void receive(mesh.current, signal)
              else early.current.push(signal)
            }
          },
        )
      } catch (error) {
        if (!stop.aborted && !over.current && error instanceof ApiError && error.status === 404)
          // who was silent for long, or whose call was moved, asks for the place again, unless another page has it
          return error.body.reason === takenOverReason ? giveWay() : void joinAgain(error)
      }
      if (stop.aborted || over.current) return
      setReconnecting(true)
      retry = setTimeout(() => void follow(), RETRY_MS)
    }
    void follow()
    return () => {
      stopped.abort()
      clearTimeout(retry)
      early.current = []
    }
  }, [client, peerId, join])

  // a place that was given up is noticed by its events, which tell why
  const beat = useCallback(() => client.beat(shown.current).catch(() => undefined), [client])
  const closed = state !== null && !isOpenCall(state.status)
  useEffect(() => {
    if (peerId === undefined || closed) return
    void beat()
    const timer = setInterval(() => void beat(), heartbeatSeconds * 1000)
    const away = () => void client.leave().catch(() => undefined)
    addEventListener('pagehide', away)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', away)
    }
  }, [client, peerId, closed, beat])

  // connections begin in the room, not in the waiting room, and not for a call on another site
  useEffect(() => {
    if (!connects || peerId === undefined) return
    const made = new Mesh(peerId, config.current, {
      send: async (to, type, payload) => void (await client.signal(to, type, payload)),
      onStreams: setStreams,
      onStates: setStates,
    })
    mesh.current = made
    for (const signal of early.current.splice(0)) void receive(made, signal)
    return () => {
      made.close()
      mesh.current = undefined
    }
  }, [client, connects, peerId])

  useEffect(() => mesh.current?.setTracks(tracks), [tracks, connects, peerId])
  useEffect(() => {
    const others = state?.peers.filter((one) => one.inside && one.peerId !== peerId) ?? []
    mesh.current?.setPeers(others.map((one) => one.peerId))
  }, [state, connects, peerId])

  const chat = useChat(client.chat)
  const tell = async (request: Promise<unknown>) => {
    setFailure(undefined)
    return request.then(
      () => true,
      (error: unknown) => {
        setFailure(error)
        return false
      },
    )
  }
  const gone = () => {
    setJoined(null)
    setReconnecting(false)
  }
  return {
    call: face.key,
    joined,
    state,
    messages,
    streams,
    states,
    reconnecting,
    failure,
    takenOver,
    busy,
    moved,
    seeMove: () => setMoved(false),
    join,
    leave: async () => {
      await client.leave().catch(() => undefined)
      gone()
    },
    end: async (minutes) => void (await tell(client.end(minutes))),
    chat,
    admit: (id) => tell(client.admit(id)),
    remove: (id) => tell(client.remove(id)),
    isRemoved: client.isRemoved,
    show: useCallback(
      (change: Shown) => {
        const next = { ...shown.current, ...change }
        const news = JSON.stringify(next) !== JSON.stringify(shown.current)
        shown.current = next
        if (news && peerId !== undefined) void beat()
      },
      [beat, peerId],
    ),
    mesh: useCallback(() => mesh.current, []),
  }
}
