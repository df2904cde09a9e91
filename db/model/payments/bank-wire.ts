import { z } from 'zod'
import { optionalNameField, optionalText, requiredText, versionField } from '../fields.ts'

/** Where a person's pay goes. Numbers travel masked; sending the mask back leaves the number as it is. */

/** Members that are encrypted, and how many characters at their end are shown. */
export const bankSecrets = { ibanNumber: 4, bankSortCode: 2 } as const
export type BankSecret = keyof typeof bankSecrets

/** `********6789` of a number that ends so. */
export const maskOf = (ending: string) => `********${ending}`
/** Whether this is a mask and no number. */
export const isMask = (text: string) => text.includes('*')
/** As numbers are kept: without blanks, upper case. */
export const compactNumber = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** GET and PUT /server/user/{id}/bank */
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
    bankSortCode: z.string().nullable(),
    paypalEmail: z.string().nullable(),
    version: versionField,
    /** field → text key of what looks wrong in the numbers that were just sent, and is kept all the same */
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
    bankCountry: z.int().nullable().optional(),
    bankState: optionalText(100),
    bankAddress1: optionalText(255),
    bankAddress2: optionalText(255),
    bankCity: optionalText(100),
    bankPostalCode: optionalText(10),
    ibanNumber: iban,
    bankSortCode: sortCode,
    paypalEmail: z
      .union([z.literal('').transform(() => null), z.email('errors.email').max(254, 'errors.tooLong').nullable()], {
        error: 'errors.email',
      })
      .optional(),
    version: versionField,
  })
  .meta({ id: 'BankAccountBody' })
export type BankBody = z.infer<typeof bankBody>

/** POST /server/user/{id}/bank/reveal: which number, and why someone needs to see it. */
export const bankRevealBody = z
  .strictObject({
    field: z.enum(Object.keys(bankSecrets) as [BankSecret, ...BankSecret[]]),
    reason: requiredText(1000),
  })
  .meta({ id: 'BankRevealBody' })
export type BankRevealBody = z.infer<typeof bankRevealBody>
/** The whole number, and until when (ISO, UTC) a page may show it. */
export const bankRevealed = z.object({ value: z.string(), hideAt: z.string() }).meta({ id: 'BankRevealed' })
export type BankRevealed = z.infer<typeof bankRevealed>

/** Whether the two check digits of an IBAN are right (mod 97). A wrong one is a warning, since some countries' numbers have none. */
export function ibanChecks(text: string): boolean {
  const number = compactNumber(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(number)) return false
  const turned = number.slice(4) + number.slice(0, 4)
  let rest = 0
  for (const sign of turned) {
    const value = parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
