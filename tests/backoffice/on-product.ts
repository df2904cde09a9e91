import { makeUser, type PersonOptions } from '#db/seed/factories.ts'
import { userSession } from '#db/schema/all.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { userType, type StaffRole } from '#model/identity/enums.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import { vi } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'
import { standInBrowser } from './browser.ts'

export interface Seen {
  method: string
  path: string
  headers: Headers
  body: unknown
}

/** A product in this process that the back office's own calls reach, and a list of what it was asked. */
export async function backofficeOnProduct(route?: string) {
  const product = await startProduct()
  const browser = standInBrowser(route)
  const seen: Seen[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    seen.push({
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    return Promise.resolve(product.fetch(new Request(`http://backoffice.test${path}`, init)))
  })
  return { product, seen, ...browser }
}

/** A member of staff, signed in with the second factor, as the portal leaves the record in the browser. */
export async function staffLogin(
  product: TestProduct,
  roles: StaffRole[] = ['csr'],
  more: PersonOptions = {},
): Promise<StoredLogin> {
  const person = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: roles, ...more })
  const token = `test-${person.id}`
  const exp = new Date(product.now().getTime() + 30 * 60_000)
  const absolute = new Date(product.now().getTime() + 8 * 3_600_000)
  await product.db.insert(userSession).values({
    hash: hashToken(token),
    userId: person.id,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: product.now(),
    lastSeenAt: product.now(),
    expiresAt: exp,
    absoluteExpiresAt: absolute,
  })
  return {
    user: {
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      displayName: '',
      resolvedDisplayName: `${person.firstName} ${person.lastName}`,
      avatar: null,
      userType: person.userType,
      noeticExpert: false,
      taxFormStatus: 'not_started',
      allowedCSRAdmin: roles.includes('csr_admin'),
      allowedCSRView: person.allowedCSRView,
    },
    token,
    exp: Math.floor(exp.getTime() / 1000),
    canPost: false,
    mfaAvail: ['email'],
    mfaPhone: null,
    mfaUsed: 'email',
    mfaValidated: true,
    theme: 'consilium',
  }
}
