import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user, userBio } from '#db/schema/all.ts'
import { locales } from '#model/content/enums.ts'
import { instaTypes, userPrefixes } from '#model/identity/enums.ts'
import type { Profile } from '#model/identity/profile-wire.ts'
import { expectStatus } from '../../../support/product.ts'
import { actingAs, expectDoors, startPeople, trail } from './people.ts'

const oneOf = (values: readonly string[]) => `Unknown value. Use one of: ${values.join(', ')}.`
const world = await startPeople()
const { product, db, people, call } = world
const path = (id: string = people.expert.id) => `/server/user/${id}/profile`
const read = async (id?: string) => (await call.csr<Profile>('GET', path(id))).body

test('is for oneself and for staff', () =>
  expectDoors(world, (id) => ({ path: path(id), write: { method: 'PUT', body: { lastName: 'Other', version: 1 } } })))

describe('what is sent changes, the rest stays', () => {
  test('across both rows that hold it, each field audited with its own record', async () => {
    const before = await read()
    const answer = await call.expert<Profile>('PUT', path(), {
      prefix: 'Dr.',
      lastName: ' Kéller ',
      affiliations: 'City Hospital',
      npi: '1234567893',
      version: before.version,
    })
    expectStatus(answer, 200)
    expect(answer.body).toEqual({
      ...before,
      prefix: 'Dr.',
      lastName: 'Kéller',
      affiliations: 'City Hospital',
      npi: '1234567893',
      version: expect.any(Number) as number,
    })
    expect(answer.body.version).toBeGreaterThan(before.version)
    const me = people.expert.id
    expect(await trail(product, 'user', me)).toEqual(
      expect.arrayContaining([
        { event: 'field_change', refField: 'prefix', oldVal: null, newVal: 'Dr.', userId: me, actingUserId: null },
        {
          event: 'field_change',
          refField: 'lastName',
          oldVal: 'Keller',
          newVal: 'Kéller',
          userId: me,
          actingUserId: null,
        },
      ]),
    )
    expect(await trail(product, 'user_bio', me)).toEqual([
      {
        event: 'field_change',
        refField: 'affiliations',
        oldVal: null,
        newVal: 'City Hospital',
        userId: me,
        actingUserId: null,
      },
    ])
  })

  test('staff find the person under the new name', async () => {
    const answer = await call.csr<{ data: { id: string }[] }>('GET', '/server/user/list?name=keller')
    expect(answer.body.data.map((row) => row.id)).toEqual([people.expert.id])
  })

  test('the voice in calls is one that exists', async () => {
    const { version } = await read()
    const answer = await call.expert<Profile>('PUT', path(), { voicePitch: 'down', version })
    expectStatus(answer, 200)
    expect((await read()).voicePitch).toBe('down')
    const refused = await call.expert('PUT', path(), { voicePitch: 'robot', version: answer.body.version })
    expectStatus(refused, 422)
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual(['voicePitch'])
  })

  test('null empties a field, the same value again changes nothing', async () => {
    const before = await read()
    const same = await call.expert<Profile>('PUT', path(), { prefix: 'Dr.', version: before.version })
    expect(same.body).toEqual(before)
    const answer = await call.expert<Profile>('PUT', path(), { prefix: null, npi: '', version: before.version })
    expect(answer.body).toMatchObject({ prefix: null, npi: null })
  })

  test('acting staff leave both names in the audit', async () => {
    const acting = await actingAs(product, people.client.id, call.csr)
    const { version } = await read(people.client.id)
    expectStatus(await acting('PUT', path(people.client.id), { firstName: 'Kim', version }), 200)
    expect((await trail(product, 'user', people.client.id)).filter((row) => row.event === 'field_change')).toEqual([
      {
        event: 'field_change',
        refField: 'firstName',
        oldVal: 'Pat',
        newVal: 'Kim',
        userId: people.client.id,
        actingUserId: people.csr.id,
      },
    ])
  })
})

test('a stale version is 409 with what stands now, whichever of the two rows has changed', async () => {
  const before = await read()
  await db
    .update(userBio)
    .set({ location: 'Boston', version: before.version + 5 })
    .where(eq(userBio.userId, people.expert.id))
  const answer = await call.expert('PUT', path(), { lastName: 'Late', version: before.version })
  expectStatus(answer, 409)
  expect(answer.body).toMatchObject({ errorKey: 'conflict', current: { lastName: 'Kéller', location: 'Boston' } })
  expectStatus(await call.expert('PUT', path(), { lastName: 'Late' }), 422)
})

test('fifty edits of one version: one is taken', async () => {
  const { version } = await read()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => call.expert('PUT', path(), { suffix: `MD ${at}`, version })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
})

test('no one gives themselves what is staff’s to give', async () => {
  const { version } = await read()
  const [before] = await db.select().from(user).where(eq(user.id, people.expert.id))
  const stolen = {
    userType: 3,
    noeticExpert: true,
    hourlyRate: 1,
    staffRoles: ['csr_super'],
    enabled: true,
    id: 'x',
    email: 'a@b.test',
    testUser: true,
    expertTier: 1,
  }
  for (const [name, value] of Object.entries(stolen)) {
    const answer = await call.expert('PUT', path(), { [name]: value, version })
    expect({ name, status: answer.status, fields: answer.body.fields }).toEqual({
      name,
      status: 422,
      fields: { [name]: 'errors.unknownField' },
    })
  }
  expect((await db.select().from(user).where(eq(user.id, people.expert.id)))[0]).toEqual(before)
})

describe('each field has its rule', () => {
  test.each([
    [{ firstName: '' }, 'errors.required'],
    [{ firstName: null }, 'errors.required'],
    [{ lastName: '12-34' }, 'errors.name'],
    [{ lastName: 'van  Dyk' }, 'errors.nameSpaces'],
    [{ firstName: 'x'.repeat(101) }, 'errors.tooLong'],
    [{ prefix: 'Prof.' }, oneOf(userPrefixes)],
    [{ preferredLanguage: 'fr-fr' }, oneOf(locales)],
    [{ institutionType: 'private' }, oneOf(instaTypes)],
    [{ npi: '123456789' }, 'errors.npi'],
    [{ npi: '1234567890' }, 'errors.npiCheck'],
    [{ dateOfBirth: '1990-02-30' }, 'errors.date'],
    [{ dateOfBirth: '1909-12-31' }, 'errors.dateOfBirth'],
    [{ affiliations: 'x'.repeat(2001) }, 'errors.tooLong'],
  ])('%j is refused: %s', async (fields, text) => {
    const { version } = await read()
    const answer = await call.expert('PUT', path(), { ...fields, version })
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ [Object.keys(fields)[0] ?? '']: text })
  })

  test.each([
    [{ firstName: 'x'.repeat(100) }],
    [{ dateOfBirth: '1910-01-01' }],
    [{ npi: '1245319599' }],
    [{ preferredLanguage: 'zh-cn' }],
  ])('%j is taken', async (fields) => {
    const { version } = await read()
    expectStatus(await call.expert('PUT', path(), { ...fields, version }), 200)
  })

  test('on the eighteenth birthday one is old enough, the day before one is not', async () => {
    const today = product.now().toISOString().slice(0, 10)
    const birthday = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
    const dayLater = new Date(Date.parse(birthday) + 86_400_000).toISOString().slice(0, 10)
    const young = await call.expert('PUT', path(), { dateOfBirth: dayLater, version: (await read()).version })
    expect(young.body.fields).toEqual({ dateOfBirth: 'errors.minimumAge' })
    expectStatus(await call.expert('PUT', path(), { dateOfBirth: birthday, version: (await read()).version }), 200)
  })

  test('clients have no fields of physicians’ work, and may send them back as they are', async () => {
    const profile = await read(people.client.id)
    expectStatus(await call.client('PUT', path(people.client.id), { ...profile, location: 'Ohio' }), 200)
    const { version } = await read(people.client.id)
    const answer = await call.client('PUT', path(people.client.id), {
      npi: '1234567893',
      institutionType: 'academic',
      affiliations: 'x',
      version,
    })
    expect(answer.body.fields).toEqual({
      npi: 'errors.readOnly',
      institutionType: 'errors.readOnly',
      affiliations: 'errors.readOnly',
    })
  })
})
