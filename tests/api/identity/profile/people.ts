/** People, places and callers for the tests of own records. */
import { and, asc, eq } from 'drizzle-orm'
import { auditEvent, country, state, timeZone } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { expect } from 'vitest'
import { startProduct, type Caller, type TestProduct } from '../../../support/product.ts'

export async function startPeople(options?: Parameters<typeof startProduct>[0]) {
  const product = await startProduct(options)
  const { db } = product
  await db.insert(country).values([
    { id: 233, name: 'United States', code: 'US' },
    { id: 82, name: 'Germany', code: 'DE' },
  ])
  await db.insert(state).values([
    { id: 1452, name: 'New York', countryId: 233, code: 'NY' },
    { id: 3009, name: 'Hessen', countryId: 82, code: 'HE' },
  ])
  await db.insert(timeZone).values([
    { id: 'America/New_York', name: 'New York' },
    { id: 'Europe/Berlin', name: 'Berlin' },
    { id: 'Asia/Kolkata', name: 'Kolkata' },
  ])
  const now = product.now()
  const expert = await makeExpert(db, now, { email: 'expert@example.test', firstName: 'Ada', lastName: 'Keller' })
  const client = await makeUser(db, now, { email: 'client@example.test' })
  const stranger = await makeExpert(db, now, { email: 'stranger@example.test' })
  const csr = await makeUser(db, now, {
    email: 'csr@example.test',
    userType: userType.csr,
    staffRoles: ['csr', 'loginas'],
  })
  const otherCsr = await makeUser(db, now, {
    email: 'csr2@example.test',
    userType: userType.csr,
    staffRoles: ['csr_admin'],
  })
  const viewer = await makeUser(db, now, {
    email: 'viewer@example.test',
    userType: userType.csr,
    staffRoles: ['csr'],
    allowedCSRView: true,
  })
  const people = { expert, client, stranger, csr, otherCsr, viewer }
  const call = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, { id }]) => [name, await product.as(id)])),
  ) as Record<keyof typeof people, Caller>
  return { product, db, people, call }
}

/** A member of staff signed in as someone, through log-in-as. */
export async function actingAs(product: TestProduct, userId: string, staff: Caller): Promise<Caller> {
  const answer = await staff<{ token: string }>('POST', `/auth/loginas/${userId}`, { reason: 'asked by phone' })
  expect(answer.status).toBe(200)
  return product.withToken(answer.body.token)
}

/** The fields that the audit says changed on a record, oldest first. */
export async function trail(product: TestProduct, refTable: string, refId: string) {
  const rows = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, refTable), eq(auditEvent.refId, refId)))
    .orderBy(asc(auditEvent.createdAt), asc(auditEvent.id))
  return rows.map(({ event, refField, oldVal, newVal, userId, actingUserId }) => ({
    event,
    refField,
    oldVal,
    newVal,
    userId,
    actingUserId,
  }))
}

interface Doors {
  path: string
  write?: { method: string; path?: string; body?: unknown }
  /** clients have no such record */
  notClients?: boolean
}
/** Who may come in at all: oneself and staff; others learn nothing; view-only staff write nothing; staff do not write on staff above them. */
export async function expectDoors(
  { people, call }: Awaited<ReturnType<typeof startPeople>>,
  at: (id: string) => Doors,
) {
  const { path, write, notClients } = at(people.expert.id)
  expect((await call.expert('GET', path)).status).toBe(200)
  expect((await call.csr('GET', path)).status).toBe(200)
  expect((await call.viewer('GET', path)).status).toBe(200)
  for (const other of [call.stranger, call.client])
    expect((await other('GET', path)).body).toMatchObject({ errorKey: 'not.found' })
  expect((await call.csr('GET', at('nobody').path)).status).toBe(404)
  const own = await call.client('GET', at(people.client.id).path)
  expect(own.status).toBe(notClients ? 403 : 200)
  if (!write) return
  const send = (who: Caller, id: string) => {
    const door = at(id)
    return who(door.write?.method ?? '', door.write?.path ?? door.path, door.write?.body)
  }
  for (const other of [call.stranger, call.client])
    expect((await send(other, people.expert.id)).body).toMatchObject({ errorKey: 'not.found' })
  expect((await send(call.viewer, people.expert.id)).body).toMatchObject({
    errorKey: 'auth.notAuthorized',
    rule: 'rules.viewOnly',
  })
  expect((await send(call.csr, people.otherCsr.id)).body).toMatchObject({
    errorKey: 'auth.notAuthorized',
    rule: 'rules.staffUsers',
  })
  if (notClients) expect((await send(call.client, people.client.id)).status).toBe(403)
}
