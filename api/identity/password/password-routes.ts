import { z } from 'zod'
import {
  changePasswordBody,
  forgotPasswordBody,
  newPasswordBody,
  passwordToJudge,
  passwordVerdict,
  resetState,
} from '#model/identity/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { textIn } from '../../notifications/texts.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { judgePassword } from './password-rules.ts'
import { readReset, resetPassword } from './reset-password.ts'
import { sendPasswordLink } from './send-password-link.ts'

const tags = ['identity']
const ofAccount = z.object({ id: z.string().min(1).max(64) })
const link = z.object({ id: z.string().min(1).max(64), token: z.string().min(1).max(200) })
const JUDGED_PER_MINUTE = 120
const unseen = { 'Cache-Control': 'no-store' }

/** @throws errors.invalidParameters with the verdict, as the specified answer to a password that may not be used */
async function judge(ctx: Ctx, accepted: string | undefined, { password, ...owner }: z.infer<typeof passwordToJudge>) {
  await consumeRateLimit(ctx, `judge:${ctx.request.network}`, JUDGED_PER_MINUTE, 60)
  const problems = await judgePassword(password, owner)
  const language = accepted?.split(/[,;]/)[0]
  const description =
    (await Promise.all(problems.map((rule) => textIn(language, rule)))).join(' · ') ||
    (await textIn(language, 'security.passwordGood'))
  if (problems[0])
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { password: problems[0] },
      extra: { valid: false, description, problems },
    })
  return { valid: true, description }
}

export const passwordRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/auth/forgotPassword',
      operationId: 'requestPasswordReset',
      who: 'public',
      tags,
      summary: 'Send a password reset link; the response does not tell whether the account exists',
      request: { body: body(forgotPasswordBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await forgotPassword(c.get('ctx'), c.req.valid('json').email)
      return c.json({}, 200, unseen)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/auth/resetpass/{id}/{token}',
      operationId: 'checkPasswordResetLink',
      who: 'public',
      tags,
      summary: 'Check whether a link is still valid',
      request: { params: link },
      responses: { 200: answer(resetState) },
    },
    async (c) => {
      const { id, token } = c.req.valid('param')
      return c.json(await readReset(c.get('ctx'), id, token), 200, unseen)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/auth/resetpass/{id}/{token}',
      operationId: 'resetPassword',
      who: 'public',
      tags,
      summary: 'Set a password by a single-use link',
      request: { params: link, body: body(newPasswordBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await resetPassword(c.get('ctx'), c.req.valid('param'), c.req.valid('json').password)
      return c.json({}, 200, unseen)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/validate/password',
      operationId: 'checkPasswordByQuery',
      who: 'public',
      tags,
      summary: 'Check whether a password is acceptable; prefer POST',
      request: { query: passwordToJudge.pick({ password: true }) },
      responses: { 200: answer(passwordVerdict) },
    },
    async (c) => c.json(await judge(c.get('ctx'), c.req.header('accept-language'), c.req.valid('query')), 200, unseen),
  ),
  endpoint(
    {
      method: 'post',
      path: '/validate/password',
      operationId: 'checkPassword',
      who: 'public',
      tags,
      summary: 'Check whether a password is acceptable for the caller',
      request: { body: body(passwordToJudge) },
      responses: { 200: answer(passwordVerdict) },
    },
    async (c) => c.json(await judge(c.get('ctx'), c.req.header('accept-language'), c.req.valid('json')), 200, unseen),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/password',
      operationId: 'changePassword',
      who: 'self-or-csr',
      changesPassword: true,
      tags,
      summary: "Change the caller's password",
      request: { params: ofAccount, body: body(changePasswordBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await changePassword(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/password/reset',
      operationId: 'sendPasswordReset',
      who: 'csr-write',
      tags,
      summary: "Send a password reset link to the account's owner (staff)",
      request: { params: ofAccount },
      responses: { 200: answer(z.object({ sentTo: z.string() })) },
    },
    async (c) => c.json(await sendPasswordLink(c.get('ctx'), c.req.valid('param').id), 200),
  ),
]
