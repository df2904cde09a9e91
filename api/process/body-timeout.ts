import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export interface BodyLimits {
  /** a body of words is there by then */
  wordsMs: number
  /** bytes of a file go on arriving: so many at least in every such span */
  spanMs: number
  spanBytes: number
  /** and all of them are there by then */
  fileMs: number
}
/** 4 kB a second at least: what a weak mobile line still gives. The addresses of uploads live a quarter of an hour. */
const usual: BodyLimits = { wordsMs: 15_000, spanMs: 15_000, spanBytes: 60_000, fileMs: 30 * 60_000 }
const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
const isFile = ({ headers }: IncomingMessage) =>
  /^(multipart\/form-data|application\/octet-stream)\b/i.test(headers['content-type'] ?? '')

/**
 * Cuts requests off whose body does not arrive: words within seconds, files as long as their bytes keep coming. Node knows
 * one limit for all bodies, which is too long for the ones or too short for the others.
 */
export function enforceBodyTimeout(server: Server, limits: BodyLimits = usual): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete || !hasBody(request)) return
    const file = isFile(request)
    const { socket } = request
    const began = Date.now()
    let seen = socket.bytesRead
    const timer = setInterval(
      () => {
        const arrived = socket.bytesRead - seen
        seen = socket.bytesRead
        if (request.complete || socket.destroyed) clearInterval(timer)
        else if (!file || response.writableEnded || arrived < limits.spanBytes || Date.now() - began > limits.fileMs)
          cut()
      },
      file ? limits.spanMs : limits.wordsMs,
    )
    timer.unref()
    const done = () => clearInterval(timer)
    request.once('end', done)
    request.once('close', done)
    const cut = () => {
      done()
      if (!response.headersSent) socket.write(late)
      socket.destroySoon()
    }
  })
}
