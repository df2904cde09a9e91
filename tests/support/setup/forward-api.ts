import { request } from 'node:http'
import type { Plugin } from 'vite'

/** Hands the calls of a tested component on to the product that `real-api.ts` has started. */
export const forwardApi = (): Plugin => ({
  name: 'forward-api',
  configureServer: ({ middlewares }) => {
    middlewares.use((incoming, answer, next) => {
      // modules of the folder `api/` have the same beginning, but are asked for as scripts
      const isCall = incoming.url?.startsWith('/api/') && incoming.headers['sec-fetch-dest'] === 'empty'
      if (!isCall) return next()
      const { method, headers } = incoming
      const { host } = new URL(process.env.COMPONENTS_API ?? '')
      const outgoing = request(`http://${host}${incoming.url}`, { method, headers: { ...headers, host } }, (result) => {
        answer.writeHead(result.statusCode ?? 502, result.headers)
        result.pipe(answer)
      })
      outgoing.on('error', next)
      incoming.pipe(outgoing)
    })
  },
})

/** Sources stay as they are during a run: the browser keeps each for all test files, where Vite has it ask whether it changed. */
export const keepSources = (): Plugin => ({
  name: 'keep-sources',
  configureServer: ({ middlewares }) => {
    middlewares.use((_incoming, answer, next) => {
      const setHeader = answer.setHeader.bind(answer)
      answer.setHeader = (name, value) => {
        const asksAgain = name.toLowerCase() === 'cache-control' && value === 'no-cache'
        return setHeader(name, asksAgain ? 'max-age=3600' : value)
      }
      next()
    })
  },
})
