import type { ParticipantType } from '../discussions/engagement-enums.ts'

/** How a voice is changed in a call before it leaves the speaker's browser. */
export const voices = ['up', 'down', 'none', 'mute'] as const
export type Voice = (typeof voices)[number]

const strength: Record<Voice, number> = { none: 0, up: 1, down: 1, mute: 2 }

const ofGuest: Partial<Record<ParticipantType, Voice>> = {
  blinded_voice_up: 'up',
  blinded_voice_down: 'down',
  blinded_voice_none: 'none',
  blinded_voice_mute: 'mute',
}
export const guestVoice = (type: ParticipantType): Voice | null => ofGuest[type] ?? null

/**
 * The voice that others hear. The stronger of what was set and what is chosen at joining; of two equally strong ones the
 * one that was set. A blinded person for whom nothing was set has a raised voice.
 * @param set of the guest's type or the profile; null: nothing was set
 */
export function voiceOf({
  set,
  chosen,
  blinded,
}: {
  set: Voice | null
  chosen: Voice | null
  blinded: boolean
}): Voice {
  const base = set ?? (blinded ? 'up' : 'none')
  return chosen !== null && strength[chosen] > strength[base] ? chosen : base
}

/** What someone may still choose at joining: what was set, and all that is stronger. One's own voice comes first. */
export const voiceChoices = (base: Voice): Voice[] =>
  (['none', 'up', 'down', 'mute'] as const).filter((voice) => voice === base || strength[voice] > strength[base])
