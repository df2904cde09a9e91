/** Guides of style spell numbers below ten in English; Chinese writes figures. */
const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The sentence that says how early a call can be joined: its text key and values. @param language a BCP 47 tag */
export function joinText(
  minutes: number,
  language: string,
): { key: 'discussion.live.tooEarly' | 'discussion.live.atStart'; values: Record<string, string | number> } {
  if (minutes === 0) return { key: 'discussion.live.atStart', values: {} }
  const word = language.startsWith('zh') ? undefined : spelled[minutes]
  return { key: 'discussion.live.tooEarly', values: { smart_count: minutes, minutes: word ?? minutes } }
}
