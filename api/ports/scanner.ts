import { connect, type Socket } from 'node:net'

/** What was found: the scanner's own name of it, or null when the bytes are clean. */
export interface ScanResult {
  found: string | null
}
/** Looks for viruses. */
export interface Scanner {
  /** false: no scanner is configured, and uploads are kept as they come */
  readonly on: boolean
  /** Rejects when the scanner is away, takes longer than so many milliseconds, or gives no verdict. */
  scan(bytes: Uint8Array, withinMs: number): Promise<ScanResult>
}

export const noScanner: Scanner = { on: false, scan: () => Promise.reject(new Error('No virus scanner is configured')) }

/** Well below the 2^32 bytes that a chunk may have, and small enough to go out piece by piece. */
const CHUNK = 64 * 1024
const LONGEST_ANSWER = 4096

/**
 * A clamd of ClamAV, asked by INSTREAM: pieces with their length before them, a length of 0 at the end, one line back.
 * @param address `tcp://host:port` or `unix:/path`
 */
export function clamdScanner(address: string): Scanner {
  const target = address.startsWith('unix:')
    ? { path: address.slice('unix:'.length) }
    : { host: new URL(address).hostname.replace(/^\[|\]$/g, ''), port: Number(new URL(address).port) }
  return {
    on: true,
    scan: async (bytes, withinMs) => {
      const socket = connect(target)
      try {
        return read(await ask(socket, bytes, withinMs))
      } finally {
        socket.destroy()
      }
    },
  }
}

const ask = (socket: Socket, bytes: Uint8Array, withinMs: number) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const late = setTimeout(() => reject(new Error('The virus scanner took too long')), withinMs)
    const end = () => (clearTimeout(late), resolve(answer))
    socket.on('error', (error) => (clearTimeout(late), reject(error)))
    socket.on('data', (piece) => {
      answer += piece.toString('latin1')
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end()
    })
    // a scanner that goes away in the middle has said nothing, and that is no verdict
    socket.on('close', end)
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const piece = bytes.subarray(at, at + CHUNK)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(piece.length)
        socket.write(length)
        socket.write(piece)
      }
      socket.write(Buffer.alloc(4))
    })
  })

function read(answer: string): ScanResult {
  const [line = ''] = answer.split('\0')
  const found = /^stream: (.+) FOUND$/.exec(line.trim())?.[1]
  if (found) return { found }
  if (line.trim() === 'stream: OK') return { found: null }
  throw new Error(`The virus scanner could not tell: ${line.trim().slice(0, 200) || 'no answer'}`)
}
