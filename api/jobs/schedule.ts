import { deliver } from '../notifications/deliver.ts'
import type { JobHandler, Sweep } from './runner.ts'

/** What the job runner does for each kind of job. Higher areas listen here to what lower ones recorded. */
export const handlers: Record<string, JobHandler> = {
  'notification.deliver': deliver,
}

/** What time alone brings about. */
export const sweeps: Sweep[] = []
