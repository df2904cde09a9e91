// How soon the writing helper of this machine answers the first press: `npx tsx tests/bench/writing.ts [seconds open]`
import { setTimeout as pause } from 'node:timers/promises'
import { localWriting } from '#api/ports/writing.ts'

const open = Number(process.argv[2] ?? 5)
const text =
  'My docter said teh canser is controled. She have 4 cycles of carboplatin AUC 5 and the the nausia is worse.'
const ask = async (help: ReturnType<typeof localWriting>) => {
  const from = performance.now()
  const { text: suggestion } = await help.suggest({ text, target: 'history', attempt: 0, known: new Set() })
  return { ms: Math.round(performance.now() - from), suggestion }
}

const cold = localWriting()
console.log('pressed at once:', (await ask(cold)).ms, 'ms')
await cold.close()

const warm = localWriting()
warm.warm()
await pause(open * 1_000)
const first = await ask(warm)
console.log(`first press ${open} s after the composer opened:`, first.ms, 'ms:', first.suggestion)
console.log('second press:', (await ask(warm)).ms, 'ms')
await warm.close()
