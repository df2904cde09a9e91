import type { SignalPayload, SignalType } from './room.ts'

/** Signals of blinded calls say nothing of where someone is: relay candidates only, without the related address. */

/** The type stands at its own place (RFC 8839, 5.1): further on it is an extension, which browsers do not read as the type. */
const isRelay = (candidate: string) => /^(a=)?candidate:\S+ \d+ \S+ \d+ \S+ \d+ typ relay( |$)/i.test(candidate)
/** An attribute behind a space is not seen by the filters below, but may be read by a browser. */
const isLine = (line: string) => line === '' || /^[a-z]=/.test(line)
const withoutOrigin = (candidate: string) =>
  candidate.replace(/\sraddr\s+\S+/gi, ' raddr 0.0.0.0').replace(/\srport\s+\d+/gi, ' rport 0')

function relayDescription(sdp: string): string {
  return sdp
    .split(/\r?\n/)
    .filter((line) => isLine(line) && (!/^a=candidate:/i.test(line) || isRelay(line)))
    .map((line) => {
      if (/^a=candidate:/i.test(line)) return withoutOrigin(line)
      if (/^[co]=/i.test(line)) return line.replace(/IN IP[46] \S+/i, 'IN IP4 0.0.0.0')
      return /^a=(rtcp|remote-candidates):/i.test(line) ? line.replace(/IN IP[46] \S+/i, 'IN IP4 0.0.0.0') : line
    })
    .join('\r\n')
}

/** The signal as the others may have it; null: they must not have it at all. An empty candidate ends the list and passes. */
export function relayOnly(type: SignalType, payload: SignalPayload): SignalPayload | null {
  if (type !== 'candidate')
    return { ...payload, ...(payload.sdp !== undefined && { sdp: relayDescription(payload.sdp) }) }
  const { candidate = '' } = payload
  if (candidate !== '' && !isRelay(candidate)) return null
  return { ...payload, candidate: withoutOrigin(candidate) }
}
