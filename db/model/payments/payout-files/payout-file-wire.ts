import { z } from 'zod'
import { dateField, nameField, requiredText } from '../../fields.ts'
import { compactNumber } from '../bank-wire.ts'
import type { PaymentChannel } from '../channel.ts'
import { digitsOf, ibanChecks } from '../../tax/numbers.ts'
import { latin } from './latin.ts'
import { accountProblems, routingChecks } from './rails.ts'

/** Files for banks and PayPal. The payer's data is entered for each file and not stored. */

const swift = z
  .string()
  .transform(compactNumber)
  .refine((text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text), 'errors.swift')
const account = z
  .string()
  .transform(compactNumber)
  .refine((text) => /^[A-Z0-9-]{1,34}$/.test(text), 'errors.invalid')
  // an account that looks like an IBAN must be one
  .refine((text) => !/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(text) || ibanChecks(text), 'errors.ibanChecksum')

/** Files hold no other script: a name of nothing else would be empty. */
const latinField = (longest: number) => nameField(longest).refine((text) => latin(text) !== '', 'errors.latinName')

export const painPayer = z
  .strictObject({ name: latinField(70), account, swiftCode: swift, executionDate: dateField })
  .meta({ id: 'Pain001Payer' })

export const nachaPayer = z
  .strictObject({
    name: latinField(23),
    ein: z
      .string()
      .regex(/^\d{2}-?\d{7}$/, 'tax.problem.einDigits')
      .transform(digitsOf),
    bankName: latinField(23),
    routing: z.string().trim().refine(routingChecks, 'errors.routingNumber'),
    executionDate: dateField,
  })
  .meta({ id: 'NachaPayer' })

const reason = requiredText(1000)
export const payoutFileBody = z
  .discriminatedUnion('format', [
    z.strictObject({ format: z.literal('pain001'), payer: painPayer, reason }),
    z.strictObject({ format: z.literal('nacha'), payer: nachaPayer, reason }),
    z.strictObject({ format: z.literal('paypal'), reason }),
    z.strictObject({ format: z.literal('checks'), reason }),
  ])
  .meta({ id: 'PayoutFileBody' })
export type PayoutFileBody = z.infer<typeof payoutFileBody>

/** Accounts that a bank would refuse, in a refusal. */
export const wrongAccount = z.object({
  userId: z.string(),
  displayName: z.string(),
  problem: z.enum(accountProblems),
})
export type WrongAccount = z.infer<typeof wrongAccount>

/** Why a bank or PayPal returned a payment. */
export const returnReasons = [
  'closed',
  'noAccount',
  'wrongNumber',
  'wrongName',
  'refused',
  'notCashed',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]
const ofAccount = ['closed', 'noAccount', 'wrongNumber', 'wrongName', 'refused', 'other'] as const
/** The reasons for which a payment of this channel comes back: only a check is cashed, and PayPal names no bank account. */
export const returnReasonsBy: Record<PaymentChannel, readonly ReturnReason[]> = {
  check: ['notCashed', 'other'],
  transfer: ofAccount,
  paypal: ['refused', 'other'],
  // it may have been a transfer
  other: ofAccount,
  none: ofAccount,
}
export const returnedBody = z
  .strictObject({
    why: z.enum(returnReasons, { error: 'errors.required' }),
    note: z.string().trim().max(1000, 'errors.tooLong').optional(),
  })
  .meta({ id: 'ReturnedPaymentBody' })
export type ReturnedBody = z.infer<typeof returnedBody>
