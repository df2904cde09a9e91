import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Ctx } from '../context.ts'
import type { SessionRow, UserRow } from '../identity/lucia.ts'

export interface CurrentSession {
  token: string
  row: UserRow
  session: SessionRow
  exp: Date
}
export interface AppEnv {
  Variables: { ctx: Ctx; session?: CurrentSession }
}
export type App = OpenAPIHono<AppEnv>
