import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Ctx } from '../context.ts'
import type { SessionRow, UserRow } from '../identity/sessions/lucia.ts'

export interface CurrentSession {
  token: string
  row: UserRow
  session: SessionRow
  exp: Date
}
/** Where a request comes from: a socket, or this process itself, which has no network address. */
export type Bindings = HttpBindings | { inProcess: true }
export interface AppEnv {
  Bindings: Bindings
  Variables: { ctx: Ctx; session?: CurrentSession }
}
export type App = OpenAPIHono<AppEnv>
