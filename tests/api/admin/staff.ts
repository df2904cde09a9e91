import { makeUser, type PersonOptions } from '#db/seed/factories.ts'
import { userType, type StaffRole } from '#model/identity/enums.ts'
import type { Answer, Caller, TestProduct } from '../../support/product.ts'

/** Staff of each rank, each with a caller of their own. */
export async function hire(product: TestProduct) {
  const one = async (roles: StaffRole[], more: PersonOptions = {}) => {
    const person = await makeUser(product.db, product.now(), {
      userType: userType.csr,
      staffRoles: roles,
      lastName: roles.join('-') || 'Csr',
      ...more,
    })
    return { id: person.id, call: await product.as(person.id), person }
  }
  return {
    csr: await one(['csr']),
    admin: await one(['csr_admin']),
    super: await one(['csr_super']),
    viewer: await one(['csr_admin'], { allowedCSRView: true }),
  }
}

export interface Refused {
  errorKey: string
  fields?: Record<string, string>
  /** numbers that the fields’ texts speak of */
  counts?: Record<string, number>
  rule?: string
  current?: Record<string, unknown>
}
export type Rec = Record<string, unknown> & { id: string; version: number }

/** `/rest/<name>` with its parameters as JSON. */
export const listed = (
  call: Caller,
  name: string,
  query: { filter?: object; sort?: [string, string]; range?: [number, number] } = {},
): Promise<Answer<Rec[]>> => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))
  return call<Rec[]>('GET', `/rest/${name}?${search.toString()}`)
}

export const totalOf = (answer: Answer<unknown>) => Number(answer.headers.get('content-range')?.split('/')[1])
