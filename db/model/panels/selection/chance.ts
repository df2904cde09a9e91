/**
 * Reproducible random numbers. The number of a person depends only on the seed and that person, not on the order or set
 * of candidates. The seed is the text `<discussion id>:<round>`. Two 32-bit lanes process its UTF-16 units and then
 * those of the user id (h = (h xor unit) × odd constant, mod 2^32), are mixed by shift-multiply steps, and give 53
 * bits. The algorithm is "cyrb53" (public domain).
 */

const primeA = 2654435761
const primeB = 1597334677
const mixA = 2246822507
const mixB = 3266489909

export interface Seed {
  readonly a: number
  readonly b: number
}

/** Seed of one selection round of a discussion. */
export function seedOf(discussionId: string, round: number | string): Seed {
  return run(`${discussionId}:${round}`, 0xdeadbeef, 0x41c6ce57)
}

/** The person's random number for this seed: uniform, greater than 0, less than 1. */
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
