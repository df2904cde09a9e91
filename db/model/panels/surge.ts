import { dayWithin } from '../time.ts'

/** Surge payment: a multiple on pay while a plan's offer runs. It changes pay and nothing else. */

export interface SurgeOffer {
  readonly surgeId: string
  readonly start: string
  readonly end: string
  readonly multiple: number
}

/**
 * The offer that counts for a discussion released on this New York day: the largest multiple, never several together,
 * never below 1. Undefined when none runs; of equal multiples the one with the smallest id, so that it can be replayed.
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

/** The multiple to pay with: that of the offer, else 1. */
export const surgeMultiple = (offer: SurgeOffer | undefined) => offer?.multiple ?? 1
