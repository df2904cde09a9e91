import { z } from 'zod'
import { foldMarks } from './payout-files/latin.ts'

/** Bulk TIN matching of the IRS (Publication 2108-A): one line per person, separated by semicolons. */

/** Why no new form is asked for after a mismatch: the form that counts now says other things, or none counts. */
export const notAskedReasons = ['otherForm', 'noForm'] as const

/** Maximum length of the name. */
const NAME = 40

/** 1: EIN · 2: SSN or ITIN */
export interface TinLine {
  readonly kind: 1 | 2
  /** nine digits */
  readonly tin: string
  readonly name: string
  /** our reference, returned with the result; at most 20 characters */
  readonly account: string
}

const folded = (text: string, others: RegExp, instead: '' | ' ') =>
  foldMarks(text).replace(others, instead).replace(/\s+/g, ' ').trim()
/** A name in the characters that the IRS takes. */
export const irsName = (name: string): string => folded(name, /[^A-Za-z0-9&\- ]/g, '')
/** A street or town in the characters that the IRS takes. */
export const irsAddress = (text: string): string => folded(text, /[^A-Za-z0-9/\- ]/g, ' ')

export const tinLine = ({ kind, tin, name, account }: TinLine): string =>
  [kind, tin, irsName(name).slice(0, NAME).trim(), account].join(';')

/** Result codes of the IRS. */
export const tinResults = {
  0: 'match',
  1: 'missing',
  2: 'notIssued',
  3: 'mismatch',
  4: 'invalid',
  5: 'duplicate',
  6: 'matchSsn',
  7: 'matchEin',
  8: 'matchBoth',
} as const
export type TinResult = (typeof tinResults)[keyof typeof tinResults]
export const tinResultNames = Object.values(tinResults) as [TinResult, ...TinResult[]]
/** The owner of the form must correct the data. */
export const isMismatch = (result: TinResult): boolean =>
  result === 'missing' || result === 'notIssued' || result === 'mismatch'
/** Name and number are the IRS's own. */
export const isMatch = (result: TinResult): boolean =>
  result === 'match' || result === 'matchSsn' || result === 'matchEin' || result === 'matchBoth'

/**
 * Reads account and result of each line of a result file and counts invalid lines. Tax numbers in the file are not
 * stored.
 */
export function readTinResults(text: string): { results: { account: string; result: TinResult }[]; unread: number } {
  const results: { account: string; result: TinResult }[] = []
  let unread = 0
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const parts = line.split(';').map((part) => part.trim())
    const code = parts[4] ?? ''
    const account = parts[3] ?? ''
    if (parts.length < 5 || !/^[0-8]$/.test(code) || account === '') unread += 1
    else results.push({ account, result: tinResults[Number(code) as keyof typeof tinResults] })
  }
  return { results, unread }
}

export const tinResultBody = z
  .strictObject({ text: z.string().min(1, 'errors.required').max(900_000, 'errors.tooLong') })
  .meta({ id: 'TinResultBody' })

export const tinResultAnswer = z
  .object({
    rows: z.array(
      z
        .object({
          userId: z.string(),
          displayName: z.string(),
          result: z.enum(tinResultNames),
          asked: z.boolean(),
          notAsked: z.enum(notAskedReasons).nullable(),
          /** a match withdrew what an earlier mismatch had asked for */
          withdrawn: z.boolean(),
        })
        .meta({ id: 'TinResultRow' }),
    ),
    /** lines that match no form or have an invalid layout */
    unread: z.int(),
  })
  .meta({ id: 'TinResults' })
export type TinResultAnswer = z.infer<typeof tinResultAnswer>
