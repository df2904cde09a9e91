import { z } from 'zod'
import type { Cents } from '../money.ts'

/**
 * What the files of a year said when they were downloaded, and what is different since: those returns are filed again, as
 * "CORRECTED" where the IRS has one already.
 */

/** `iris`: for the IRS · `copies`: for the recipients */
export const yearFileKinds = ['iris', 'copies'] as const
export type YearFileKind = (typeof yearFileKinds)[number]
/** `corrections`: returns that replace an earlier one · `missing`: returns that no earlier file has */
export const yearFileScopes = ['whole', 'corrections', 'missing'] as const
export type YearFileScope = (typeof yearFileScopes)[number]

/** A return as it was filed. Name, address and number stay with the certified form, which never changes. */
export interface FiledReturn {
  readonly userId: string
  /** the first form of the taxpayer: the same whatever is certified later */
  readonly taxpayerId: string
  readonly formId: string
  readonly amount: Cents
}

/** What a return says of its recipient. */
export interface Recipient {
  readonly name: string
  readonly number: string
  readonly address: string
}

export const changeKinds = ['added', 'gone', 'amount', 'name', 'number', 'address'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A return that is to be filed again, for the first time, or not at all. */
export interface Change {
  readonly before: FiledReturn | null
  readonly now: FiledReturn | null
  readonly kinds: ChangeKind[]
}

/** What is different from what was filed. @param recipientOf what the form with this id says */
export function changesSince(
  filed: readonly FiledReturn[],
  due: readonly FiledReturn[],
  recipientOf: (formId: string) => Recipient,
): Change[] {
  const there = new Map(filed.map((one) => [one.taxpayerId, one]))
  const still = new Set(due.map(({ taxpayerId }) => taxpayerId))
  const changed = due.flatMap((now): Change[] => {
    const before = there.get(now.taxpayerId)
    if (!before) return [{ before: null, now, kinds: ['added'] }]
    const [was, is] = [recipientOf(before.formId), recipientOf(now.formId)]
    const kinds = changeKinds.filter(
      (kind) =>
        (kind === 'amount' && before.amount !== now.amount) ||
        ((kind === 'name' || kind === 'number' || kind === 'address') && was[kind] !== is[kind]),
    )
    return kinds.length ? [{ before, now, kinds }] : []
  })
  const gone = filed.filter(({ taxpayerId }) => !still.has(taxpayerId))
  return [...changed, ...gone.map((before): Change => ({ before, now: null, kinds: ['gone'] }))]
}

/**
 * Whether a correction takes two returns: one that sets the amount of the wrong recipient to zero, after which a new one is
 * missing (General Instructions for Certain Information Returns, error type 2).
 */
export const needsTwoReturns = ({ kinds }: Change): boolean =>
  kinds.includes('number') || (kinds.includes('name') && kinds.includes('address'))

/** A return in a file. */
export interface Line extends FiledReturn {
  readonly corrected: boolean
}

/** The returns of a file; `whole` states the year again. */
export function linesOf(scope: YearFileScope, due: readonly FiledReturn[], changes: readonly Change[]): Line[] {
  if (scope === 'whole') return due.map((one) => ({ ...one, corrected: false }))
  return changes.flatMap((change): Line[] => {
    const { before, now } = change
    if (scope === 'missing') return now && !before ? [{ ...now, corrected: false }] : []
    if (!before) return []
    return [now && !needsTwoReturns(change) ? { ...now, corrected: true } : { ...before, amount: 0, corrected: true }]
  })
}

/** What counts as filed once the lines of a file are. */
export function filedAfter(
  before: readonly FiledReturn[],
  lines: readonly Line[],
  scope: YearFileScope,
): FiledReturn[] {
  const plain = lines.map(({ userId, taxpayerId, formId, amount }) => ({ userId, taxpayerId, formId, amount }))
  if (scope === 'whole') return plain
  const named = new Set(plain.map(({ taxpayerId }) => taxpayerId))
  // a return of zero says that there is none
  return [...before.filter(({ taxpayerId }) => !named.has(taxpayerId)), ...plain.filter(({ amount }) => amount !== 0)]
}

export const yearFileChange = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    /** as in the rows of the year */
    taxpayerId: z.string(),
    kinds: z.array(z.enum(changeKinds)),
    /** cents; null: not in the file */
    before: z.int().nullable(),
    /** cents; null: none is due now */
    now: z.int().nullable(),
  })
  .meta({ id: 'YearFileChange' })
export type YearFileChange = z.infer<typeof yearFileChange>

export const yearFile = z
  .object({
    id: z.string(),
    kind: z.enum(yearFileKinds),
    scope: z.enum(yearFileScopes),
    at: z.string(),
    by: z.string(),
    reason: z.string(),
    /** returns in it, and their cents */
    returns: z.int(),
    amount: z.int(),
    changes: z.array(yearFileChange),
  })
  .meta({ id: 'YearFile' })
export type YearFile = z.infer<typeof yearFile>
