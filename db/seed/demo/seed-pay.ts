import { eq } from 'drizzle-orm'
import { usCountryId } from '#model/tax/enums.ts'
import { emptyValues, type TaxValues } from '#model/tax/values.ts'
import type { Queries, Tx } from '../../client.ts'
import { address, bankAccount, userTaxInformation } from '../../schema/all.ts'
import type { People } from './seed-people.ts'
import { pick } from './stable-random.ts'

const banks = [
  {
    bankName: 'First Harbor Bank',
    swiftCode: 'FHRBUS33',
    bankCountry: 233,
    bankState: 'Massachusetts',
    bankCity: 'Boston',
    bankAddress1: '1 Harbor Street',
    bankPostalCode: '02110',
  },
  {
    bankName: 'Prairie Credit Union',
    swiftCode: 'PRCUUS44',
    bankCountry: 233,
    bankState: 'Illinois',
    bankCity: 'Chicago',
    bankAddress1: '20 Lake Avenue',
    bankPostalCode: '60601',
  },
] as const
/** Each seventh expert has given no account yet: staff see what keeps them from being paid. */
const WITHOUT = 7
const PAYPAL = 3

/** Where the pay of experts goes. Numbers of accounts are for their owners to type. */
export async function seedAccounts(db: Queries, now: Date, { experts }: People): Promise<void> {
  const rows = experts.flatMap(({ user }, index) => {
    if (user.taxFormStatus !== 'completed' || index % WITHOUT === WITHOUT - 1) return []
    const bank = banks[index % banks.length]
    return [
      { userId: user.id, updatedAt: now, ...(index % PAYPAL === PAYPAL - 1 ? { paypalEmail: user.email } : bank) },
    ]
  })
  await db.insert(bankAccount).values(rows)
}

export interface SignedForm {
  userId: string
  /** complete: nothing stands in the way of its signature */
  values: TaxValues
  signedAt: Date
}
/** Stores a certified form as its owner's signature does: numbers sealed, a link of the chain. */
export type SignForm = (tx: Tx, form: SignedForm) => Promise<void>

const DAY_MS = 86_400_000
/** Within the last year, so that none is about to end. */
const [SIGNED_FROM, SIGNED_WITHIN] = [20, 330]
const NEW_YORK = 1452

/** The forms of those whose form is completed, and the draft of those who began one. */
export async function seedTaxForms(tx: Tx, now: Date, { experts }: People, sign: SignForm): Promise<void> {
  const signed: SignedForm[] = []
  for (const [index, { user, profile }] of experts.entries()) {
    if (user.taxFormStatus === 'not_started') continue
    const [home] = await tx.select({ stateId: address.stateId }).from(address).where(eq(address.userId, user.id))
    const legalName = `${profile.firstName} ${profile.lastName}`
    const place = { legalName, address: `${100 + index} Main Street`, city: profile.city }
    const daysAgo = SIGNED_FROM + pick(`tax form:${user.email}`, SIGNED_WITHIN)
    const signedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    if (user.taxFormStatus === 'in_progress') {
      await tx.insert(userTaxInformation).values({
        userId: user.id,
        formType: 'W-9',
        ...place,
        status: 'draft',
        createdAt: signedAt,
        updatedAt: signedAt,
      })
      continue
    }
    const values: TaxValues =
      profile.countryId === usCountryId
        ? {
            ...emptyValues('W-9'),
            ...place,
            countryId: usCountryId,
            entityType: 'individual',
            stateId: home?.stateId ?? NEW_YORK,
            zipCode: String(10_001 + index),
            // made up, as the people are
            ssn: `219-09-${1000 + index}`,
          }
        : {
            ...emptyValues('W-8 BEN'),
            ...place,
            countryId: profile.countryId,
            certificationCountry: profile.countryId,
            dob: `19${60 + (index % 30)}-03-15`,
            ftinNotRequired: true,
            paypalEmail: user.email,
          }
    signed.push({ userId: user.id, values, signedAt })
  }
  // the chain has them in the order of their signatures
  for (const form of signed.toSorted((a, b) => a.signedAt.getTime() - b.signedAt.getTime())) await sign(tx, form)
}
