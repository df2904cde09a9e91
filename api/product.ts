import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onPostgres } from '#db/dialect.ts'
import type { Store } from '#db/client.ts'
import { root } from '#db/root.ts'
import type { Limits } from '#model/limits.ts'
import { createApp } from './app.ts'
import type { Deps } from './context.ts'
import type { Env } from './env.ts'
import { demoDirectory } from './identity/demo-directory/directory.ts'
import { handlers, sweeps } from './jobs/schedule.ts'
import { readLimits } from './limits.ts'
import { makeRunner, type Runner } from './jobs/runner.ts'
import { localBus } from './ports/bus.ts'
import { machineClock, type Clock } from './ports/clock.ts'
import { filesFolder, localFiles } from './ports/files.ts'
import { readBucket, s3Files } from './ports/s3-files.ts'
import { configuredProviders } from './ports/identity-provider.ts'
import { makeLog } from './ports/log.ts'
import { noMailer, smtpMailer } from './ports/mail.ts'
import { postgresBus } from './ports/postgres-bus.ts'
import { noPush, webPush } from './ports/push.ts'
import { clamdScanner, noScanner } from './ports/scanner.ts'
import { httpSms, noSms } from './ports/sms.ts'
import { localWriting, openAiWriting } from './ports/writing.ts'

const LIMITS_KEPT_MS = 2_000
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

function filesOf(env: Env) {
  const folder = filesFolder(env)
  return folder === undefined ? s3Files(readBucket(env.STORAGE_URL ?? '')) : localFiles(folder)
}

export interface Product {
  fetch: ReturnType<typeof createApp>['fetch']
  app: ReturnType<typeof createApp>
  deps: Deps
  runner: Runner
  /** stops the job runner and lets go of the store */
  close(): Promise<void>
}

/** App notifications go out where the keys for them are set. */
const pushFrom = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, SUPPORT_EMAIL }: Env) =>
  publicKey && privateKey
    ? webPush({ publicKey, privateKey, subject: VAPID_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` })
    : noPush

/** Wires the product over an open, migrated store. Nothing listens and no job runs yet. */
export function createProduct({
  env,
  store,
  clock = machineClock,
  ports = {},
}: {
  env: Env
  store: Store
  clock?: Clock
  ports?: Partial<Deps>
}): Product {
  let kept: { at: number; limits: Promise<Limits> } | undefined
  const limits = () => {
    if (!kept || Date.now() - kept.at > LIMITS_KEPT_MS) kept = { at: Date.now(), limits: readLimits(store.db) }
    return kept.limits
  }
  const deps: Deps = {
    env,
    db: store.db,
    clock,
    bus: onPostgres ? postgresBus(store.url) : localBus(),
    mail: env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : noMailer,
    sms: env.SMS_URL ? httpSms(env.SMS_URL) : noSms,
    push: pushFrom(env),
    writing: env.AI_BASE_URL
      ? openAiWriting({
          baseURL: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY ?? 'none',
          model: env.AI_MODEL ?? 'gpt-4o-mini',
        })
      : localWriting(),
    files: filesOf(env),
    scanner: env.CLAMD_URL ? clamdScanner(env.CLAMD_URL) : noScanner,
    identityProviders:
      env.OIDC_PROVIDERS.length || env.production
        ? configuredProviders(env.OIDC_PROVIDERS)
        : demoDirectory({ db: store.db, clock }),
    log: makeLog(env.LOG_LEVEL),
    version,
    wakeJobs: () => runner.wake(),
    limits,
    ...ports,
  }
  const runner: Runner = makeRunner(deps, handlers, sweeps)
  const app = createApp(deps, runner)
  return {
    app,
    fetch: app.fetch,
    deps,
    runner,
    close: async () => {
      await runner?.stop()
      await deps.bus.close()
      await deps.writing.close()
      await store.close()
    },
  }
}
