import { readFacts } from '#model/panels/coach/coach.ts'
import { generalFacts, groupFacts } from '#db/seed/reference/coach-facts.ts'
import type { LabelledHistory } from './histories-unread.ts'

export interface Miss {
  at: number
  label: string
  text: string
}

export const factsOf = (group: string) =>
  [...generalFacts, ...(groupFacts[group] ?? [])].map((fact, at) => ({ id: String(at), ...fact }))

/** How well the coach reads labelled histories: of what it ticks, how much is there; of what is there, how much it ticks. */
export function scoreOf(histories: readonly LabelledHistory[]) {
  const wrong: Miss[] = []
  const missed: Miss[] = []
  let right = 0
  for (const [at, { group, text, holds }] of histories.entries())
    for (const { fact, present } of readFacts(factsOf(group), text)) {
      const held = holds.includes(fact.label)
      if (present && held) right++
      else if (present) wrong.push({ at, label: fact.label, text })
      else if (held) missed.push({ at, label: fact.label, text })
    }
  return {
    right,
    wrong,
    missed,
    precision: right / (right + wrong.length || 1),
    recall: right / (right + missed.length || 1),
  }
}
