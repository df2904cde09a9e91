import { expect, test } from 'vitest'
import { expectStatus, startProduct } from '../../support/product.ts'
import { signingIn } from '../../support/signing-in.ts'

const product = await startProduct()
const { person, signIn } = await signingIn(product)

const ROUNDS = 31
const MOST_APART = 0.2
/** A busy machine may spoil one measurement, not three in a row. */
const TRIES = 3

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** How far the medians of the kinds lie apart; measured in turn, so that a slow second is slow for all. */
async function apart(kinds: readonly (() => Promise<unknown>)[]): Promise<number> {
  for (const kind of kinds) await kind()
  const times: number[][] = kinds.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, kind] of kinds.entries()) times[at]?.push(await took(kind))
  const medians = times.map(median)
  return (Math.max(...medians) - Math.min(...medians)) / Math.max(...medians)
}

/** The best of a few measurements: what is alike once shows that the difference was the machine's. */
async function best(measure: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let i = 0; i < TRIES && least > MOST_APART; i++) least = Math.min(least, await measure())
  return least
}

test('signing in takes the same time for unknown, known and closed accounts', { timeout: 600_000 }, async () => {
  let n = 0
  const measure = async () => {
    // ten wrong tries lock an account: each round has one of its own
    const people = await Promise.all(Array.from({ length: 4 }, () => person()))
    const closed = await Promise.all(Array.from({ length: 4 }, () => person({ enabled: false })))
    await product.pass(15 * 60 + 1)
    const wrong = async (email: string) => expectStatus(await signIn(email, 'Wrong-Harbour-1'), 400)
    return apart([
      () => wrong(`nobody${n++}@example.test`),
      () => wrong(people[n++ % 4]?.email ?? ''),
      () => wrong(closed[n++ % 4]?.email ?? ''),
    ])
  }
  expect(await best(measure)).toBeLessThanOrEqual(MOST_APART)
})

test('asking for a reset link does, too', { timeout: 600_000 }, async () => {
  let n = 0
  const measure = async () => {
    const people = await Promise.all(Array.from({ length: ROUNDS + 1 }, () => person()))
    await product.pass(15 * 60 + 1)
    const forgot = async (email: string) =>
      expectStatus(await product.anonymous('POST', '/auth/forgotPassword', { email }), 200)
    let known = 0
    return apart([() => forgot(`nobody${n++}@example.test`), () => forgot(people[known++]?.email ?? '')])
  }
  expect(await best(measure)).toBeLessThanOrEqual(MOST_APART)
})
