import { z } from 'zod'
import { longestReason } from '../long-text.ts'
import { optionalNameField, optionalText, requiredText, versionField } from '../fields.ts'

/** Payout account. Account numbers are sent masked; sending the mask back leaves the number unchanged. */

/** Encrypted fields, with the number of trailing characters that are shown at most. */
export const bankSecrets = { ibanNumber: 4, bankAccountNumber: 4, bankRoutingNumber: 4, bankSortCode: 2 } as const
export type BankSecret = keyof typeof bankSecrets

const bankAddressFields = [
  'bankCountry',
  'bankState',
  'bankAddress1',
  'bankAddress2',
  'bankCity',
  'bankPostalCode',
] as const

/** The fields of a bank account, in the order in which they are shown. */
export const bankFields = [
  'bankName',
  'swiftCode',
  'ibanNumber',
  'bankAccountNumber',
  'bankRoutingNumber',
  'bankSortCode',
  ...bankAddressFields,
] as const

/** The fields of an account that are stored as they are. */
export const plainBankFields = ['bankName', 'swiftCode', ...bankAddressFields, 'paypalEmail'] as const

/** The end of a number that may be shown: of a short one less, never more than a third. @param length of the whole number, where `text` is its end */
export const shownEnding = (field: BankSecret, text: string, length = text.length): string =>
  text.slice(Math.max(0, text.length - Math.min(bankSecrets[field], Math.floor(length / 3))))

/** `********6789` for a number ending in 6789. */
export const maskOf = (ending: string) => `********${ending}`
/** Whether the value is a mask, not a number. */
export const isMask = (text: string) => text.includes('*')
/** Stored form of an account number: no spaces, upper case. */
export const compactNumber = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** GET and PUT /server/user/{id}/bank. */
export const bankRow = z
  .object({
    bankName: z.string().nullable(),
    swiftCode: z.string().nullable(),
    bankCountry: z.int().nullable(),
    bankState: z.string().nullable(),
    bankAddress1: z.string().nullable(),
    bankAddress2: z.string().nullable(),
    bankCity: z.string().nullable(),
    bankPostalCode: z.string().nullable(),
    ibanNumber: z.string().nullable(),
    /** for countries without IBAN */
    bankAccountNumber: z.string().nullable(),
    bankRoutingNumber: z.string().nullable(),
    bankSortCode: z.string().nullable(),
    paypalEmail: z.string().nullable(),
    version: versionField,
    /** field → text key of a plausibility warning; the value was stored anyway */
    warnings: z.record(z.string(), z.string()),
  })
  .meta({ id: 'BankAccount' })
export type BankAccount = z.infer<typeof bankRow>

const iban = z
  .string()
  .trim()
  .nullable()
  .transform((text) => text || null)
  .refine((text) => text === null || isMask(text) || /^[A-Z0-9]+$/.test(compactNumber(text)), 'errors.iban')
  .refine((text) => text === null || text.length <= 64, 'errors.tooLong')
  .optional()
const sortCode = z
  .string()
  .trim()
  .nullable()
  .transform((text) => text || null)
  .refine((text) => text === null || isMask(text) || /^\d\d-?\d\d-?\d\d$/.test(text), 'errors.sortCode')
  .optional()
const swift = z
  .string()
  .trim()
  .nullable()
  .transform((text) => (text ? compactNumber(text) : null))
  .refine((text) => text === null || /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text), 'errors.swift')
  .optional()

export const bankBody = z
  .strictObject({
    bankName: optionalNameField(100),
    swiftCode: swift,
    bankCountry: z.int32().nullable().optional(),
    bankState: optionalText(100),
    bankAddress1: optionalText(255),
    bankAddress2: optionalText(255),
    bankCity: optionalText(100),
    bankPostalCode: optionalText(10),
    ibanNumber: iban,
    bankAccountNumber: optionalText(40),
    bankRoutingNumber: optionalText(20),
    bankSortCode: sortCode,
    paypalEmail: z
      .union([z.literal('').transform(() => null), z.email('errors.email').max(254, 'errors.tooLong').nullable()], {
        error: 'errors.email',
      })
      .optional(),
    /** of staff who change the account of someone else, and required of them */
    reason: optionalText(longestReason),
    version: versionField,
  })
  .meta({ id: 'BankAccountBody' })
export type BankBody = z.infer<typeof bankBody>

/** POST /server/user/{id}/bank/reveal: which number, and the reason for access. */
export const bankRevealBody = z
  .strictObject({
    field: z.enum(Object.keys(bankSecrets) as [BankSecret, ...BankSecret[]]),
    reason: requiredText(1000),
  })
  .meta({ id: 'BankRevealBody' })
export type BankRevealBody = z.infer<typeof bankRevealBody>
/** The full number, and the time (ISO, UTC) when the page must hide it. */
export const bankRevealed = z.object({ value: z.string(), hideAt: z.string() }).meta({ id: 'BankRevealed' })
export type BankRevealed = z.infer<typeof bankRevealed>
