// How well the question coach reads: `npx tsx tests/bench/coach.ts [--misses]`
import { readHistories } from '../model/coach/histories-read.ts'
import { unreadHistories } from '../model/coach/histories-unread.ts'
import { factsOf, scoreOf } from '../model/coach/score.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

for (const [name, histories] of [
  ['written before the rules were read', unreadHistories],
  ['written beside the rules', readHistories],
] as const) {
  const { right, wrong, missed, precision, recall } = scoreOf(histories)
  const unknown = histories.flatMap(({ group, holds }) =>
    holds.filter((label) => !factsOf(group).some((fact) => fact.label === label)),
  )
  console.log(
    `${histories.length} histories ${name}: precision ${percent(precision)}, recall ${percent(recall)} (${right} right, ${wrong.length} wrong, ${missed.length} missed)`,
  )
  if (unknown.length > 0) console.log('labels that no fact has:', unknown)
  if (process.argv.includes('--misses'))
    for (const [kind, list] of [
      ['wrong ', wrong],
      ['missed', missed],
    ] as const)
      for (const { at, label, text } of list) console.log(`  ${kind} ${at} ${label}: ${text.slice(0, 600)}`)
}
