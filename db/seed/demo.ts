import type { Queries } from '../client.ts'
import { hashPassword } from '../password.ts'
import { userType } from '#model/identity/enums.ts'
import { makeExpert, makeUser } from './factories.ts'
import { accounts } from './story/people/accounts.ts'
import { accountExperts } from './story/people/experts-accounts.ts'

export const demoPassword = 'Consilium-Demo-7'

/** The told story: every account of the table, and what they have done. Stable: the same rows every time. */
export async function loadDemo(db: Queries, now: Date, tick: () => void): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const person of accounts) {
    await makeUser(db, now, {
      passwordHash, email: person.email, firstName: person.firstName, lastName: person.lastName, userType: person.userType,
      staffRoles: [...(person.staffRoles ?? [])], allowedCSRView: person.allowedCSRView ?? false, enabled: person.enabled,
      preferredLanguage: person.preferredLanguage, countryId: person.countryId, timeZone: person.timeZone, suffix: person.suffix ?? null,
    })
  }
  tick()
  for (const person of accountExperts) {
    await makeExpert(db, now, { passwordHash, email: person.email, firstName: person.firstName, lastName: person.lastName, suffix: person.suffix, userType: userType.expert, specialties: [person.specialty] })
  }
  tick()
}
