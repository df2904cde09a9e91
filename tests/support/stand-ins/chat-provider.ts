import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider of chat completions that streams, as OpenAI does, what it was set to. */
export async function startChatProvider() {
  const asked: { model: string; temperature: number; messages: { role: string; content: string }[] }[] = []
  let reply: (text: string) => string = (text) => text
  let silent = false
  const server = createServer((request, response) => {
    void read(request).then((raw) => {
      const body = JSON.parse(raw) as (typeof asked)[number]
      asked.push(body)
      if (silent) return
      if (request.headers.authorization !== 'Bearer secret-key') return void response.writeHead(401).end('{}')
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      for (const word of reply(body.messages.at(-1)?.content ?? '').split(/(?<= )/)) {
        response.write(
          `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: body.model, choices: [{ index: 0, delta: { content: word }, finish_reason: null }] })}\n\n`,
        )
      }
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    says: (answer: (text: string) => string) => {
      reply = answer
    },
    fallsSilent: () => {
      silent = true
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
