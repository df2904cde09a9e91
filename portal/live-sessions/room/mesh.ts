import type { SignalPayload, SignalType } from '#model/live-sessions/room.ts'

/** Connections of one page to each other page of a call: sound and picture both ways, set up once. */

interface Link {
  connection: RTCPeerConnection
  /** makes the offers; the other side answers */
  offers: boolean
  early: RTCIceCandidateInit[]
  /** its steps come one after the other: descriptions that cross are refused by the browser */
  turn: Promise<void>
  /** by which the other side's connection is known, from its first description on */
  remote?: string | undefined
  /** how often it was set up again since it last stood */
  attempts: number
  patience?: ReturnType<typeof setTimeout> | undefined
}

export interface LocalTracks {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
}

export interface MeshEvents {
  send: (to: string, type: SignalType, payload: SignalPayload) => Promise<void>
  onStreams: (streams: ReadonlyMap<string, MediaStream>) => void
  onStates: (states: ReadonlyMap<string, RTCPeerConnectionState>) => void
}

/** A connection that is interrupted for longer is set up again. */
const INTERRUPTED_MS = 1000
/**
 * One that does not stand this long after the last signal from the other side is set up again: a signal may have been lost.
 * Each further attempt gets more time.
 */
const CONNECT_MS = 10_000
const MOST_TIMES = 4

/** What an offer or answer is known by: a new one at each restart. */
const fragmentOf = (sdp: string) => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1]
/** The same as long as a connection lives (RFC 8829, 5.2.1). */
const sessionOf = (sdp: string) => /^o=\S+ (\S+)/m.exec(sdp)?.[1]

export class Mesh {
  readonly links = new Map<string, Link>()
  private readonly streams = new Map<string, MediaStream>()
  private readonly states = new Map<string, RTCPeerConnectionState>()
  private readonly seen = new Set<string>()
  private tracks: LocalTracks = { audio: null, video: null }
  /** who is in the call as far as this page was told */
  private peers: ReadonlySet<string> = new Set()
  private closed = false
  private readonly own: string
  private readonly config: RTCConfiguration
  private readonly events: MeshEvents
  private readonly connectMs: number

  constructor(own: string, config: RTCConfiguration, events: MeshEvents, connectMs = CONNECT_MS) {
    this.own = own
    this.config = config
    this.events = events
    this.connectMs = connectMs
    addEventListener('online', this.again)
  }

  /** Connects to these people. Who was among them and no longer is, is left; whose offer came before their name is kept. */
  setPeers(ids: readonly string[]): void {
    if (this.closed) return
    const before = this.peers
    this.peers = new Set(ids)
    for (const id of this.links.keys()) if (before.has(id) && !this.peers.has(id)) this.drop(id)
    for (const id of ids) if (id !== this.own && !this.links.has(id)) void this.begin(id)
  }

  /** What the others see and hear from now on, without setting anything up again. */
  setTracks(tracks: LocalTracks): void {
    this.tracks = tracks
    for (const { connection } of this.links.values()) void this.publish(connection)
  }

  /** @param id of the signal: one that comes twice counts once */
  async receive(id: string, from: string, type: SignalType, payload: SignalPayload): Promise<void> {
    if (this.closed || this.seen.has(id)) return
    this.seen.add(id)
    const link = type === 'offer' ? this.linkOfOffer(from, payload) : this.linkTo(from)
    // the other device is slow but still connecting; starting over would delay it further
    if (link.connection.connectionState !== 'connected') this.waitFor(from, link)
    await this.queueStep(from, link, () => this.take(from, link, type, payload))
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.again)
    for (const id of [...this.links.keys()]) this.drop(id)
  }

  private readonly again = () => {
    for (const [id, link] of this.links) {
      link.attempts = 0
      void this.restart(id, link)
    }
  }

  /** What no longer fits fails without a word: the state of the connection shows it, and it is set up again. */
  private queueStep(id: string, link: Link, step: () => Promise<void>): Promise<void> {
    const isCurrent = () => !this.closed && this.links.get(id) === link
    link.turn = link.turn.then(() => (isCurrent() ? step() : undefined)).catch(() => undefined)
    return link.turn
  }

  private linkTo(id: string): Link {
    return this.links.get(id) ?? this.begin(id)
  }

  /** The connection that an offer belongs to: a new one when the other page has restarted. */
  private linkOfOffer(from: string, { sdp = '' }: SignalPayload): Link {
    let link = this.linkTo(from)
    const remote = sessionOf(sdp)
    if (link.remote !== undefined && link.remote !== remote) {
      const { early, attempts } = link
      this.drop(from)
      link = Object.assign(this.open(from, false), { early, attempts })
    }
    link.remote = remote
    return link
  }

  private begin(id: string, former?: Link): Link {
    if (former) this.drop(id)
    const link = this.open(id, this.own > id)
    link.attempts = former?.attempts ?? 0
    if (link.offers) void this.queueStep(id, link, () => this.offer(id, link))
    return link
  }

  private async take(from: string, link: Link, type: SignalType, payload: SignalPayload) {
    const { connection } = link
    if (type === 'candidate') {
      const candidate = { ...payload } as RTCIceCandidateInit
      const { remoteDescription } = connection
      const fragment = candidate.usernameFragment ?? undefined
      if (remoteDescription && (fragment === undefined || fragment === fragmentOf(remoteDescription.sdp)))
        await connection.addIceCandidate(candidate).catch(() => undefined)
      else link.early.push(candidate)
    } else if (type === 'offer' && payload.sdp !== undefined) {
      await connection.setRemoteDescription({ type, sdp: payload.sdp })
      for (const one of connection.getTransceivers()) one.direction = 'sendrecv'
      await this.publish(connection)
      await this.takeEarly(link)
      await connection.setLocalDescription()
      const usernameFragment = fragmentOf(payload.sdp)
      void this.send(from, 'answer', { sdp: connection.localDescription?.sdp ?? '', usernameFragment })
    } else if (type === 'answer') {
      // without a description it asks for a new offer
      if (payload.sdp === undefined) return this.offer(from, link, true)
      const offer = connection.signalingState === 'have-local-offer' && connection.localDescription
      const answered = payload.usernameFragment
      // it answers an offer that a later one has replaced
      if (!offer || (answered !== undefined && answered !== fragmentOf(offer.sdp))) return
      const remote = sessionOf(payload.sdp)
      if (link.remote !== undefined && link.remote !== remote) return void this.begin(from, link)
      link.remote = remote
      await connection.setRemoteDescription({ type, sdp: payload.sdp })
      await this.takeEarly(link)
    }
  }

  private async takeEarly(link: Link) {
    for (const candidate of link.early.splice(0))
      await link.connection.addIceCandidate(candidate).catch(() => undefined)
  }

  private open(id: string, offers: boolean): Link {
    // one path for sound and picture: half as many candidates to gather and send
    const connection = new RTCPeerConnection({ ...this.config, bundlePolicy: 'max-bundle' })
    const link: Link = { connection, offers, early: [], turn: Promise.resolve(), attempts: 0 }
    this.links.set(id, link)
    this.waitFor(id, link)
    if (offers) {
      connection.addTransceiver('audio', { direction: 'sendrecv' })
      connection.addTransceiver('video', { direction: 'sendrecv' })
      void this.publish(connection)
    }
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) return
      const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate
      void this.send(id, 'candidate', { candidate: line, sdpMid, sdpMLineIndex, usernameFragment })
    }
    connection.ontrack = () => {
      const stream = new MediaStream(connection.getReceivers().map(({ track }) => track))
      this.streams.set(id, stream)
      this.events.onStreams(new Map(this.streams))
    }
    connection.onconnectionstatechange = () => {
      const state = connection.connectionState
      this.states.set(id, state)
      this.events.onStates(new Map(this.states))
      if (state === 'connected') {
        clearTimeout(link.patience)
        link.attempts = 0
      } else if (state === 'failed') void this.restart(id, link)
      else if (state === 'disconnected') this.waitFor(id, link, INTERRUPTED_MS)
    }
    return link
  }

  private waitFor(id: string, link: Link, ms = this.connectMs * Math.min(link.attempts + 1, MOST_TIMES)) {
    clearTimeout(link.patience)
    link.patience = setTimeout(() => {
      if (link.connection.connectionState === 'connected') link.attempts = 0
      else void this.restart(id, link)
    }, ms)
  }

  private async publish(connection: RTCPeerConnection) {
    for (const { sender, receiver } of connection.getTransceivers()) {
      const track = this.tracks[receiver.track.kind === 'audio' ? 'audio' : 'video']
      if (sender.track !== track) await sender.replaceTrack(track).catch(() => undefined)
    }
  }

  private async restart(id: string, link: Link) {
    if (this.closed || this.links.get(id) !== link) return
    // called, and never seen in the call
    if (!this.peers.has(id)) return this.drop(id)
    link.attempts += 1
    this.waitFor(id, link)
    if (!link.offers) await this.send(id, 'answer', {})
    else if (link.attempts > 1) void this.begin(id, link)
    else await this.queueStep(id, link, () => this.offer(id, link, true))
  }

  private async offer(id: string, link: Link, iceRestart = false) {
    const { connection } = link
    if (iceRestart) connection.restartIce()
    await connection.setLocalDescription(await connection.createOffer({ iceRestart }))
    void this.send(id, 'offer', { sdp: connection.localDescription?.sdp ?? '' })
  }

  private send = (to: string, type: SignalType, payload: SignalPayload) =>
    // who has left meanwhile cannot be reached; who is still there asks again
    this.events.send(to, type, payload).catch(() => undefined)

  private drop(id: string) {
    const link = this.links.get(id)
    if (!link) return
    clearTimeout(link.patience)
    link.connection.onconnectionstatechange = null
    link.connection.close()
    this.links.delete(id)
    this.streams.delete(id)
    this.states.delete(id)
    this.events.onStreams(new Map(this.streams))
    this.events.onStates(new Map(this.states))
  }
}
