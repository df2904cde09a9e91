import { defaultLimits, type LimitKey, type Limits } from '#model/limits.ts'

type Answered = Readonly<Partial<Record<LimitKey, { value: number }>>>

/** The numbers the product works with as `GET /server/limits` tells them; the usual ones until it has. */
export function limitsAsSet(answer: Answered | undefined): Limits {
  const values = Object.entries(answer ?? {}).map(([key, { value }]) => [key, value])
  return { ...defaultLimits, ...(Object.fromEntries(values) as Partial<Limits>) }
}
