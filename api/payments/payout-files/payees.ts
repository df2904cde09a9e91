import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country, state, user, userTaxInformation } from '#db/schema/all.ts'
import { addressedAs, resolvedName } from '#model/identity/person-name.ts'
import { usCountryId } from '#model/tax/enums.ts'

/** Who is paid, as the certified tax form names them. */
export interface Payee {
  userId: string
  displayName: string
  /** the legal name first: banks compare it with the owner of the account */
  names: string[]
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
        names: [
          form?.legalName ?? '',
          [person.firstName, person.lastName].filter(Boolean).join(' '),
          addressedAs(person),
        ],
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
