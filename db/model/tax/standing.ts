import { z } from 'zod'
import { addDays } from '../time.ts'
import { taxFormTypes, type TaxRowStatus } from './enums.ts'
import { reminderDays } from './validity.ts'

/** How it stands with the tax form of someone who is paid: what staff look through and remind of. */

/** `renew`: it may be incorrect, and a new one is due by a day, as after an answer of the IRS or a changed name */
export const formStandings = ['missing', 'started', 'renew', 'expiring', 'expired', 'invalid', 'valid'] as const
export type FormStanding = (typeof formStandings)[number]
/** Where the person has something to do. */
export const needsForm = (standing: FormStanding): boolean => standing !== 'valid'

/** `needs`: all of those */
export const standingFilters = ['needs', ...formStandings] as const

export interface StandingFacts {
  /** the form that was certified last and not replaced; null: there is none */
  readonly status: TaxRowStatus | null
  readonly expiresAt: string | null
  /** last day for a new form, where the certified one may be incorrect */
  readonly renewBy: string | null
  readonly hasDraft: boolean
}

/** Days before its end from which a form counts as expiring: as the first reminder. */
export const expiringWithin = -reminderDays[0]

/** @param day of New York */
export function standingOf({ status, expiresAt, renewBy, hasDraft }: StandingFacts, day: string): FormStanding {
  if (status === 'invalid') return 'invalid'
  if (status !== 'certified') return hasDraft ? 'started' : 'missing'
  if (expiresAt !== null && expiresAt < day) return 'expired'
  if (renewBy !== null) return 'renew'
  return expiresAt !== null && expiresAt <= addDays(day, expiringWithin) ? 'expiring' : 'valid'
}

/** The first day on which a form that counted does not count any more; null while it counts, or where there was none. */
export function standingSince(
  standing: FormStanding,
  { expiresAt, invalidDay }: { expiresAt: string | null; invalidDay: string | null },
): string | null {
  if (standing === 'expired' && expiresAt !== null) return addDays(expiresAt, 1)
  return standing === 'invalid' ? invalidDay : null
}

/** What someone's form needs, on the wire. */
export const formNeed = z
  .object({
    standing: z.enum(formStandings),
    formType: z.enum(taxFormTypes).nullable(),
    expiresAt: z.string().nullable(),
    /** first day (yyyy-MM-dd) on which it does not count any more */
    since: z.string().nullable(),
    /** why it was invalidated, as staff wrote it or as a text key; null: it was not */
    reason: z.string().nullable(),
    /** last day (yyyy-MM-dd) for a new form, where the certified one may be incorrect; null: none is due */
    renewBy: z.string().nullable(),
    /** a form is started and not certified */
    hasDraft: z.boolean(),
  })
  .meta({ id: 'TaxFormNeed' })
export type FormNeed = z.infer<typeof formNeed>

/** One expert in the list of tax forms. The id is the account's. */
export const taxStandingRow = z
  .object({
    id: z.string(),
    displayName: z.string(),
    email: z.string(),
    standing: z.enum(formStandings),
    formType: z.enum(taxFormTypes).nullable(),
    certificationDate: z.string().nullable(),
    /** last day that it counts */
    expiresAt: z.string().nullable(),
    /** last day (yyyy-MM-dd) for a new form, where the certified one may be incorrect; null: none is due */
    renewBy: z.string().nullable(),
    /** when a form stopped counting (ISO); null while it counts, or where there was none */
    invalidAt: z.string().nullable(),
    invalidReason: z.string().nullable(),
    /** what the ledger owes, in cents */
    owed: z.int(),
    /** when staff last sent a reminder, ISO */
    remindedAt: z.string().nullable(),
  })
  .meta({ id: 'TaxStanding' })
export type TaxStanding = z.infer<typeof taxStandingRow>
