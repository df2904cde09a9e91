import type { Queries } from '../../client.ts'
import { bankAccount } from '../../schema/all.ts'
import type { People } from './seed-people.ts'

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
