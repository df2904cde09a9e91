// Makes reports in a thread with connections of its own: takes { id, question: { id, run, now } }, answers { id, result } or { id, error }.
import { parentPort, workerData } from 'node:worker_threads'
import { openStore, type Queries } from '#db/client.ts'
import { systemCtx, type Deps } from '../../context.ts'
import type { Env } from '../../env.ts'
import { asAppError } from '../../http/errors.ts'
import { readLimits } from '../../limits.ts'
import { fileStoreOf } from '../../ports/file-store.ts'
import { makeLog } from '../../ports/log.ts'
import { makeReport } from './make-report.ts'

/** What of the settings this thread needs; no secret is among it. */
export type ReportThreadData = Pick<Env, 'STORAGE_URL' | 'dataDir' | 'LOG_LEVEL'> & { url: string }

interface Question {
  id: number
  question: { id: string; run: string; now: number }
}

const { url, ...settings } = workerData as ReportThreadData
const store = await openStore(url, { patient: true })
// no mail, message or page: what else a report causes is done where it was asked for
const deps = {
  db: store.db,
  files: fileStoreOf(settings),
  log: makeLog(settings.LOG_LEVEL),
  limits: (q: Queries = store.db) => readLimits(q),
} as Deps

async function answer({ id, question }: Question) {
  try {
    const ctx = { ...systemCtx(deps, `report-${question.id}`), now: () => new Date(question.now) }
    parentPort?.postMessage({ id, result: await makeReport(ctx, question.id, question.run) })
  } catch (error) {
    const { message, stack } = error as Error
    const again = asAppError(error as Error).status === 503
    parentPort?.postMessage({ id, error: { message, stack, again } })
  }
}

parentPort?.on('message', (question: Question) => void answer(question))
