import { isLive, type FreeLevel, type MediaType } from '../enums.ts'
import type { Phrase } from './wizard-wire.ts'

/** What someone should know of a plan before they submit a question under it. */
export interface PlanTerms {
  freeLevel: FreeLevel | null
  /** some funding source may pay for discussions under it */
  funded: boolean
  /** members of the plan read released discussions */
  shared: boolean
  anonymousAllowed: boolean
  /** hours that an invited expert has to accept */
  acceptHours: number
  /** hours that an expert who has accepted has to answer in writing */
  answerHours: number
  panelSize: number
  media: readonly MediaType[]
}

function priceOf({ freeLevel, funded, media }: PlanTerms): string {
  if (freeLevel === 'tele' || (freeLevel === 'async' && !media.some(isLive))) return 'free'
  if (funded) return 'funded'
  return freeLevel === 'async' ? 'freeWritten' : 'charged'
}

/** One line each: what it costs, who reads, how soon and by how many it is answered. */
export function planHints(terms: PlanTerms): Phrase[] {
  const key = (name: string) => `discussion.wizard.planHint.${name}`
  return [
    { key: key(priceOf(terms)) },
    { key: key((terms.shared ? 'shared' : 'private') + (terms.anonymousAllowed ? 'Anonymous' : '')) },
    {
      key: key('speed'),
      params: { smart_count: terms.panelSize, accept: terms.acceptHours, answer: terms.answerHours },
    },
    ...(terms.media.some(isLive) ? [{ key: key('calls') }] : []),
  ]
}
