/**
 * Chance that can be replayed. A person's number depends on the seed and on that person alone, so neither the order in
 * which people are listed nor who else is there changes it.
 *
 * The seed is the text `<discussion id>:<round>`. Two 32-bit lanes run over its UTF-16 units and then over those of the
 * user's id (h = (h xor unit) × odd constant, mod 2^32), are mixed by shift-multiply steps, and give 53 bits. This is
 * "cyrb53", which is in the public domain.
 */

const primeA = 2654435761
const primeB = 1597334677
const mixA = 2246822507
const mixB = 3266489909

export interface Seed {
  readonly a: number
  readonly b: number
}

/** The seed of one round of choosing in one discussion. */
export function seedOf(discussionId: string, round: number | string): Seed {
  return run(`${discussionId}:${round}`, 0xdeadbeef, 0x41c6ce57)
}

/** The number of this person under this seed: over 0, under 1, evenly spread. */
export function chanceOf(seed: Seed, userId: string): number {
  let { a, b } = run(userId, seed.a, seed.b)
  a = Math.imul(a ^ (a >>> 16), mixA) ^ Math.imul(b ^ (b >>> 13), mixB)
  b = Math.imul(b ^ (b >>> 16), mixA) ^ Math.imul(a ^ (a >>> 13), mixB)
  const bits = 2097152 * (b >>> 0) + ((a >>> 0) & 2097151)
  return Math.max(bits, 1) / 2 ** 53
}

function run(text: string, a: number, b: number): { a: number; b: number } {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, primeA)
    b = Math.imul(b ^ unit, primeB)
  }
  return { a, b }
}
