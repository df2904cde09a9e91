import { and, desc, eq, inArray, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { bankAccount, country, secretNumber, state, user, userTaxInformation } from '#db/schema/all.ts'
import { hasAnyOf } from '#db/sql.ts'
import { addressedAs, resolvedName } from '#model/identity/person-name.ts'
import type { BankSecret } from '#model/payments/bank-wire.ts'
import { foreignRanges, latinName } from '#model/payments/payout-files/latin.ts'
import { usCountryId } from '#model/tax/enums.ts'
import { bankTable } from '../../tax/pay-account.ts'

type Person = typeof user.$inferSelect

/** The legal name first: banks compare it with the owner of the account. */
const namesOf = (person: Person, legalName: string | null | undefined) => [
  legalName ?? '',
  [person.firstName, person.lastName].filter(Boolean).join(' '),
  addressedAs(person),
  resolvedName(person),
]
/** How files of banks name someone; '' where no name is in Latin letters. */
export const latinNameOf = (person: Person, legalName: string | null | undefined): string =>
  latinName(...namesOf(person, legalName))

/** Latin letters and at least one sign, as a condition: what `latin` takes of a stored name. */
const inLatin = (name: SQL | AnyColumn): SQL =>
  sql`(trim(coalesce(${name}, '')) <> '' and not ${hasAnyOf(sql`coalesce(${name}, '')`, foreignRanges())})`
const sealed = (field: BankSecret): SQL =>
  sql`exists (select 1 from ${secretNumber} where ${secretNumber.refTable} = ${bankTable} and ${secretNumber.refId} = ${user.id} and ${secretNumber.field} = ${field})`

/** Someone whose payment a file of a bank would carry and who has no name for it, as a condition on rows of account and person. */
export const withoutLatinName = (): SQL => {
  const american = and(
    eq(bankAccount.bankCountry, usCountryId),
    sealed('bankAccountNumber'),
    sealed('bankRoutingNumber'),
  )
  const abroad = and(
    ne(bankAccount.bankCountry, usCountryId),
    ne(bankAccount.swiftCode, ''),
    or(sealed('ibanNumber'), sealed('bankAccountNumber')),
  )
  return sql`(coalesce(${bankAccount.bankName}, '') <> '' and coalesce(${or(american, abroad)}, false)
    and not ${inLatin(user.displayName)}
    and not ${inLatin(sql`coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, '')`)}
    and not exists (select 1 from ${userTaxInformation} where ${userTaxInformation.userId} = ${user.id}
      and ${userTaxInformation.status} = 'certified' and ${inLatin(userTaxInformation.legalName)}))`
}

/** Who is paid, as the certified tax form names them. */
export interface Payee {
  userId: string
  displayName: string
  /** the legal name, or the one of the account */
  name: string
  latinName: string
  business: boolean
  address: { line: string; city: string; state: string; zip: string; country: string } | null
}

/** @param ids at most some thousand, all in one batch */
export async function payeesOf(q: Queries, ids: readonly string[]): Promise<Map<string, Payee>> {
  const found = new Map<string, Payee>()
  const countries = new Map((await q.select().from(country)).map((row) => [row.id, row.code]))
  const states = new Map((await q.select().from(state)).map((row) => [row.id, row.code ?? row.name]))
  for (let at = 0; at < ids.length; at += 500) {
    const some = ids.slice(at, at + 500)
    const people = await q.select().from(user).where(inArray(user.id, some))
    const forms = await q
      .select()
      .from(userTaxInformation)
      .where(and(inArray(userTaxInformation.userId, some), eq(userTaxInformation.status, 'certified')))
      .orderBy(desc(userTaxInformation.createdAt))
    for (const person of people) {
      const form = forms.find(({ userId }) => userId === person.id)
      const code = form && countries.get(form.formType === 'W-9' ? usCountryId : (form.certificationCountry ?? 0))
      found.set(person.id, {
        userId: person.id,
        displayName: resolvedName(person),
        name: form?.legalName || resolvedName(person),
        latinName: latinNameOf(person, form?.legalName),
        business: form?.formType === 'W-9' && form.entityType !== null && form.entityType !== 'individual',
        address:
          form?.address && code
            ? {
                line: form.address,
                city: form.city ?? '',
                state: (form.stateId === null ? form.state : states.get(form.stateId)) ?? '',
                zip: form.zipCode ?? '',
                country: code,
              }
            : null,
      })
    }
  }
  return found
}
