import { dayWithin } from '../../time.ts'

/** Surge payment: a pay multiplier during a plan's offer. It affects pay only. */

export interface SurgeOffer {
  readonly surgeId: string
  readonly start: string
  readonly end: string
  readonly multiple: number
}

/**
 * The offer for a discussion released on this New York day: the largest multiple applies, offers are not combined,
 * never below 1. Undefined when there is none; ties are resolved by the smallest id, so that the result is
 * reproducible.
 */
export function surgeAt(offers: readonly SurgeOffer[], releaseDay: string): SurgeOffer | undefined {
  let best: SurgeOffer | undefined
  for (const offer of offers) {
    if (offer.multiple < 1 || !dayWithin(releaseDay, offer.start, offer.end)) continue
    const better =
      !best || offer.multiple > best.multiple || (offer.multiple === best.multiple && offer.surgeId < best.surgeId)
    if (better) best = offer
  }
  return best
}

export const surgeMultiple = (offer: SurgeOffer | undefined) => offer?.multiple ?? 1
