import type { App } from './http/types.ts'
import type { Sessions } from './identity/session.ts'

/** The parts of the API, in the order of their rank. */
export const areas = (_sessions: Sessions): App[] => []
