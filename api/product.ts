import { onPostgres } from '#db/dialect.ts'
import type { Queries, Store } from '#db/client.ts'
import { refuseSecondConnection } from '#db/inside-transaction.ts'
import type { Limits } from '#model/limits.ts'
import manifest from '#package.json' with { type: 'json' }
import { createApp } from './app.ts'
import type { Deps } from './context.ts'
import type { Env } from './env.ts'
import type { Bindings } from './http/types.ts'
import { demoDirectory, demoIsInstalled } from './identity/demo-directory/directory.ts'
import { handlers, sweeps } from './jobs/schedule.ts'
import { readLimits } from './limits.ts'
import { makeRunner, type Runner } from './jobs/runner.ts'
import { localPubSub } from './ports/pub-sub.ts'
import { machineClock, type Clock } from './ports/clock.ts'
import { noContent, prismicContent } from './ports/content.ts'
import { fileStoreOf } from './ports/file-store.ts'
import { configuredProviders } from './ports/identity-provider.ts'
import { makeLog } from './ports/log.ts'
import { noMailer, smtpMailer } from './ports/mail.ts'
import { postgresPubSub } from './ports/postgres-pub-sub.ts'
import { noPush, webPush } from './ports/push.ts'
import { storedPushKeys } from './ports/push-keys.ts'
import { clamdScanner, noScanner } from './ports/scanner.ts'
import { httpSms, noSms } from './ports/sms.ts'
import { workThread } from './ports/work-thread.ts'
import { localWriting, openAiWriting } from './ports/writing.ts'

const LIMITS_KEPT_MS = 2_000
const { version } = manifest

const senderOf = ({ MAIL_FROM: from, SUPPORT_EMAIL: replyTo, publicUrl }: Env) => ({ from, replyTo, publicUrl })

export interface Product {
  /** `bindings`: the socket that the request came over, or that it was made in this process */
  fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>
  app: ReturnType<typeof createApp>
  deps: Deps
  runner: Runner
  /** stops the job runner and lets go of the store */
  close(): Promise<void>
}

export const reportThreadOf = ({ STORAGE_URL, dataDir, LOG_LEVEL }: Env, { url }: Store) =>
  workThread('api/reporting/reports/report-thread.ts', { STORAGE_URL, dataDir, LOG_LEVEL, url })

/** App notifications go out where the keys for them are set; outside production they are made. */
function pushFrom(env: Env) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, SUPPORT_EMAIL } = env
  const keys =
    publicKey && privateKey ? { publicKey, privateKey } : env.production ? undefined : storedPushKeys(env.dataDir)
  return keys ? webPush({ ...keys, subject: VAPID_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` }) : noPush
}

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
  const limits = (q: Queries = store.db) => {
    if (q === store.db) refuseSecondConnection()
    if (kept && Date.now() - kept.at <= LIMITS_KEPT_MS) return kept.limits
    if (q !== store.db) return readLimits(q)
    const now = { at: Date.now(), limits: readLimits(q) }
    kept = now
    // what failed once must not fail those who come after it
    now.limits.catch(() => {
      if (kept === now) kept = undefined
    })
    return now.limits
  }
  const log = makeLog(env.LOG_LEVEL)
  const deps: Deps = {
    env,
    db: store.db,
    clock,
    bus: onPostgres ? postgresPubSub(store.url) : localPubSub(),
    mail: env.SMTP_URL ? smtpMailer(env.SMTP_URL, senderOf(env)) : noMailer,
    sms: env.SMS_URL ? httpSms(env.SMS_URL) : noSms,
    push: pushFrom(env),
    writing: env.AI_BASE_URL
      ? openAiWriting({
          baseURL: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY ?? 'none',
          model: env.AI_MODEL ?? 'gpt-4o-mini',
        })
      : localWriting(),
    content: env.CONTENT_URL ? prismicContent(env.CONTENT_URL, log) : noContent,
    files: fileStoreOf(env),
    scanner: env.CLAMD_URL ? clamdScanner(env.CLAMD_URL) : noScanner,
    identityProviders:
      env.OIDC_PROVIDERS.length || env.production || !demoIsInstalled()
        ? configuredProviders(env.OIDC_PROVIDERS)
        : demoDirectory({ db: store.db, clock }),
    // tests move the clock and break the store of this thread; one of them asks for the other
    reportThread: env.APP_ENV === 'test' ? null : reportThreadOf(env, store),
    log,
    version,
    wakeJobs: () => runner.wake(),
    limits,
    ...ports,
  }
  const runner: Runner = makeRunner(deps, handlers, sweeps)
  const app = createApp(deps, runner)
  return {
    app,
    fetch: (request, bindings) => app.fetch(request, bindings),
    deps,
    runner,
    close: async () => {
      await runner?.stop()
      await deps.reportThread?.close()
      await deps.bus.close()
      await deps.writing.close()
      await store.close()
    },
  }
}
