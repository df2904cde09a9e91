/** A server that speaks the protocol of clamd, as far as INSTREAM goes; it finds the test signature that all scanners know. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

// in two parts, so that no scanner takes this file for it
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

type Mood = 'works' | 'silent' | 'cuts off' | 'too small'

export interface VirusScanner {
  url: string
  /** how it behaves from the next connection on */
  mood: Mood
  /** what it was given to look at */
  seen: Buffer[]
  stop(): Promise<void>
}

const command = Buffer.from('zINSTREAM\0')

/** The whole of what was streamed, once the piece of length 0 has come. */
function streamed(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, command.length).equals(command))
    throw new Error(`not asked by INSTREAM: ${bytes.toString('latin1', 0, 20)}`)
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > bytes.length) return undefined
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** @param at a port, 0 for any free one, or the path of a socket */
export async function startVirusScanner(at: number | string = 0): Promise<VirusScanner> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    const got: Buffer[] = []
    socket.on('data', (piece) => {
      got.push(piece)
      const whole = streamed(Buffer.concat(got))
      if (!whole || scanner.mood === 'silent') return
      if (scanner.mood === 'cuts off') return void socket.destroy()
      if (scanner.mood === 'too small') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      scanner.seen.push(whole)
      socket.end(whole.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  const scanner: VirusScanner = {
    url: '',
    mood: 'works',
    seen: [],
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  if (typeof at === 'string') server.listen(at)
  else server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  scanner.url = typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address?.port}`
  return scanner
}
