import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { numbersOf, tasksOf, wrong } from '../../support/numbers.ts'
import { ofLength } from '../../support/length.ts'
import { startProduct, type Caller } from '../../support/product.ts'
import { answerText, startScenario } from './scenario.ts'

const product = await startProduct()

const acts = [
  ...(['accept', 'accept', 'decline', 'answer', 'answer', 'clarify', 'reply', 'followup', 'see', 'look'] as const),
  ...(['hold', 'resume', 'release', 'reject', 'close', 'cancel', 'pass'] as const),
]
const step = fc.record({
  act: fc.constantFrom(...acts),
  discussion: fc.nat(2),
  expert: fc.nat(3),
  hours: fc.constantFrom(1, 7, 30, 200),
})
type Act = (typeof acts)[number]
const byEach = (act: Act) => [1, 2, 3].map((expert) => ({ act, discussion: 1, expert, hours: 1 as const }))
/**
 * Walks that end with a seat in hand, with a question to the asker, and closed, whatever the random ones come through:
 * three of four experts are invited, one seat is free.
 */
const walks = [byEach('accept'), [...byEach('accept'), ...byEach('clarify')], byEach('close')]
/** what the walks came through: numbers that are always zero prove nothing */
const most: Record<string, number> = {}

test('whatever happens to discussions, every number of a home or a tab is the length of the list that it opens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }),
      fc.boolean(),
      async (steps, reviewed) => {
        const scenario = await startScenario(product, { csrReview: reviewed ? 'yes' : 'no', panelSize: 2, experts: 4 })
        const asked = [await scenario.ask(), await scenario.ask(), await scenario.ask({ anonymous: true })]
        const experts: Caller[] = await Promise.all(scenario.people.map(({ id }) => product.as(id)))
        const version = async (id: string) => (await scenario.row(id)).version
        if (reviewed)
          for (const { id, key } of asked.slice(1))
            await scenario.staff('POST', `/csradmin/interaction/${key}/releaseHold`, { version: await version(id) })
        const [lead] = experts as [Caller, ...Caller[]]
        for (const { key } of asked.slice(1)) {
          await lead('POST', `/user/interaction/${key}/accept`, { termsAccepted: true })
          await lead('POST', `/user/interaction/${key}/response`, { text: answerText, terms: true, minutes: 30 })
        }
        for (const { act, discussion, expert, hours } of steps) {
          const { id, key } = asked[discussion] as (typeof asked)[number]
          const call = experts[expert] as Caller
          const at = `/user/interaction/${key}`
          const csr = `/csradmin/interaction/${key}`
          const lines = async (by: Caller) =>
            (await by<{ data?: DiscussionResponse[] }>('GET', `${at}/responses?pageSize=100`)).body.data ?? []
          if (act === 'accept') await call('POST', `${at}/accept`, { termsAccepted: true })
          if (act === 'decline') await call('POST', `${at}/decline`, {})
          if (act === 'answer') await call('POST', `${at}/response`, { text: answerText, terms: true, minutes: 30 })
          if (act === 'clarify')
            await call('POST', `${at}/response`, { text: 'Which assay was it?', terms: true, subtype: 'clarify' })
          if (act === 'reply') await scenario.member('POST', `${at}/response`, { text: 'In May.', terms: true })
          if (act === 'followup') await scenario.member('POST', `${at}/followup`, { text: 'And then?' })
          if (act === 'look') await call('GET', at)
          if (act === 'see') {
            const last = (await lines(scenario.member)).at(-1)
            if (last) await scenario.member('POST', `${at}/seen`, { responseId: last.id })
          }
          if (act === 'hold') await scenario.staff('POST', `${csr}/hold`, { reason: 'r', version: await version(id) })
          if (act === 'resume') await scenario.staff('POST', `${csr}/releaseHold`, { version: await version(id) })
          if (act === 'close') await scenario.member('POST', `${at}/close`, {})
          if (act === 'cancel') await scenario.member('POST', `${at}/cancel`, { reason: 'r' })
          if (act === 'release' || act === 'reject') {
            const line = (await lines(scenario.staff)).find(({ type }) => type === 'pendedexpert')
            if (line)
              await scenario.staff('POST', `${csr}/responseQa/${line.id}`, {
                decision: act,
                version: line.version,
                ...(act === 'reject' && { reason: 'r' }),
              })
          }
          await product.pass(act === 'pass' ? hours * 3600 : 1)
        }
        const people: [string, Caller][] = [
          [scenario.asker.id, scenario.member],
          ...scenario.people.map(({ id }, n): [string, Caller] => [id, experts[n] as Caller]),
        ]
        for (const [id, call] of people) {
          const numbers = await numbersOf(call, id)
          for (const [name, number] of numbers) most[name] = Math.max(most[name] ?? 0, number)
          if (wrong(numbers).length > 0) throw new Error(wrong(numbers).join('; '))
        }
        const tasks = wrong([await tasksOf(scenario.staff)])
        if (tasks.length > 0) throw new Error(tasks.join())
      },
    ),
    {
      numRuns: walks.length + ofLength(8, 30),
      seed: 20261123,
      endOnFailure: true,
      examples: walks.map((steps): [typeof steps, boolean] => [steps, false]),
    },
  )
  // each of them was more than nothing somewhere
  expect(Object.entries(most).filter(([, number]) => number === 0)).toEqual([])
}, 600_000)
