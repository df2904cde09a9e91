import type { RaRecord } from 'ra-core'
import { userType } from '#model/identity/enums.ts'

/** What a picker of staff who can be given work is told: people who may only read are not offered. */
export const staffWhoWork = {
  resource: 'users',
  name: 'resolvedDisplayName',
  sortBy: 'lastName',
  detail: 'email',
  filter: { userType: userType.csr, accountStatus: 'active' },
  fits: (person: RaRecord) => person.allowedCSRView !== true,
}
