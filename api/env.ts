import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** A setting is missing or wrong. The message is one line for the person who starts the program. */
export class SettingError extends Error {}

/** Scheme, host and port, with or without a slash behind them. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const json = <S extends z.ZodType>(inner: S) =>
  z
    .string()
    .transform((value, ctx) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        ctx.addIssue({ code: 'custom', message: 'is not JSON' })
        return z.NEVER
      }
    })
    .pipe(inner)

const iceUrls = (form: RegExp, message: string) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((url) => url.trim() || []))
    .refine((urls) => urls.every((url) => form.test(url)), message)

/** Every setting, with its check and its default; the README says what each is for. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  WEB_CLIENT: z
    .string()
    .regex(/^[^:]+:.+$/, 'must look like name:secret')
    .default('web:consilium-web'),
  APP_ENV: z.enum(['local', 'development', 'staging', 'production', 'test']).default('local'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must be file:… or postgres://…')
    .default('file:./data/app.db'),
  DATA_DIR: z.string().min(1).default('./data'),
  SECRET_KEY: z
    .string()
    .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .refine(
      (list) => list.split(',').every((key) => Buffer.from(key, 'base64').length === 32),
      'must be keys of 32 bytes in base64, comma separated',
    )
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://panel.example.org')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'must be smtp://… or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>]*<)?[^<>@\s]+@[^<>@\s]+>?$/,
      'must be an e-mail address, or a name with one: Panel <panel@example.org>',
    )
    .default('Consilium <no-reply@consilium.test>'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@consilium.test'),
  SMS_URL: z.url('must be an address').optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(file:.+|s3:https?:\/\/[^:/@]+:[^@/]+@[^/@]+\/.+)$/, 'must be file:… or s3:https://KEY:SECRET@host/bucket')
    .optional(),
  CLAMD_URL: z
    .string()
    .regex(
      /^(tcp:\/\/([^/:@\s]+|\[[\da-f:]+\]):\d{1,5}|unix:\/.+)$/i,
      'must be tcp://host:port or unix:/path/of/the/socket',
    )
    .optional(),
  AI_BASE_URL: z.url('must be an address').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  CONTENT_URL: z.url('must be an address').optional(),
  OIDC_PROVIDERS: json(
    z.array(
      z.strictObject({
        key: z.string().regex(/^[\w-]{1,64}$/),
        name: z.string(),
        issuer: z.url(),
        clientId: z.string(),
        clientSecret: z.string(),
        required: z.boolean().default(false),
      }),
    ),
  ).default([]),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  STUN_URLS: iceUrls(/^stuns?:\S+$/, 'must be addresses such as stun:stun.example.org:3478, comma separated'),
  TURN_URLS: iceUrls(/^turns?:\S+$/, 'must be addresses such as turn:turn.example.org:3478, comma separated'),
  TURN_SECRET: z.string().min(1).optional(),
  TRUST_PROXY: z.string().default(''),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://app.example.org, comma separated')
    .transform((origins) => origins.map((origin) => new URL(origin).origin)),
  DEMO_DATA: flag.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface Env extends z.infer<typeof settings> {
  production: boolean
  /** what `APP_ENV` names; null where it is not set: then the host name decides what people see */
  named: z.infer<typeof settings>['APP_ENV'] | null
  demoData: boolean
  /** what seals and signs */
  secretKey: Buffer
  /** what still opens: the current key, then those before it */
  secretKeys: readonly Buffer[]
  publicUrl: string
  dataDir: string
}

/**
 * Reads and checks the settings. Makes the data folder, and outside production a secret key inside it; with `existing`
 * neither, for programs that only look at what is there.
 * @throws SettingError with one clear line
 */
export function readEnv(source: NodeJS.ProcessEnv, { existing = false } = {}): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([key, value]) => key in settings.shape && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingError(`Setting ${issue?.path.join('.')} ${issue && wordsOf(issue)}.`)
  }
  const env = parsed.data
  const production = env.APP_ENV === 'production'
  if (production && !env.SECRET_KEY)
    throw new SettingError('Setting SECRET_KEY is required in production: 32 random bytes in base64.')
  if (production && !env.PUBLIC_URL)
    throw new SettingError('Setting PUBLIC_URL is required in production: the address people open.')
  if (production && env.OIDC_PROVIDERS.some(({ issuer }) => !issuer.startsWith('https:')))
    throw new SettingError('Setting OIDC_PROVIDERS must name issuers by https in production.')
  if (!env.VAPID_PUBLIC_KEY !== !env.VAPID_PRIVATE_KEY)
    throw new SettingError('Settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are required together.')
  if (env.TURN_URLS.length > 0 && !env.TURN_SECRET)
    throw new SettingError('Setting TURN_SECRET is required with TURN_URLS: the shared secret of the relay.')
  const dataDir = resolve(env.DATA_DIR)
  const kept = join(dataDir, 'secret.key')
  if (!existing || existsSync(dataDir)) makeWritable(dataDir)
  const secretKey = env.SECRET_KEY
    ? Buffer.from(env.SECRET_KEY, 'base64')
    : existing && !existsSync(kept)
      ? Buffer.alloc(0)
      : storedKey(kept)
  const before = env.SECRET_KEY_PREVIOUS?.split(',').map((key) => Buffer.from(key, 'base64')) ?? []
  return {
    ...env,
    production,
    named: source.APP_ENV ? env.APP_ENV : null,
    dataDir,
    demoData: env.DEMO_DATA ?? !production,
    secretKey,
    secretKeys: [secretKey, ...before],
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    // the database follows the data folder unless it is named itself
    DATABASE_URL: source.DATABASE_URL ? env.DATABASE_URL : `file:${join(dataDir, 'app.db')}`,
  }
}

/** What zod says by itself is for programmers. */
function wordsOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`
    case 'invalid_type':
      return issue.expected === 'string' ? 'is required' : `must be a ${issue.expected}`
    case 'too_small':
      return `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    case 'unrecognized_keys':
      return `has unknown names: ${issue.keys.join(', ')}`
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? `must be a valid ${issue.format}` : issue.message
    default:
      return issue.message
  }
}

function makeWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, '.write')
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new SettingError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that can.`,
    )
  }
}

/** The key that is kept in a file, made where there is none. @throws SettingError when it is damaged */
export function storedKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new SettingError(`The key in ${file} is damaged: it must be 32 bytes in base64.`)
  return key
}
