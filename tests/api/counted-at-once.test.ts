import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import {
  device,
  file,
  passkey,
  queryHeader,
  queryHeaderInput,
  queryInvite,
  savedView,
  uploadCheck,
  userInvite,
  userStore,
} from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { MOST_GUESTS } from '#model/discussions/guests.ts'
import { userType } from '#model/identity/enums.ts'
import { PASSKEYS_MAX, type Passkey, type PasskeyOptions } from '#model/identity/sign-in/passkeys.ts'
import { makeAuthenticator } from '../support/stand-ins/authenticator.ts'
import { startProduct, type Answer, type Caller } from '../support/product.ts'
import { startAsking, send } from './discussions/asking.ts'
import { startScenario } from './discussions/scenario.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
const AT_ONCE = 20
const times = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)))
const done = (answers: readonly Answer<unknown>[]) => answers.filter(({ status }) => status < 300).length
/** Refused in words, never by accident. */
const refused = (answers: readonly Answer<unknown>[]) =>
  [...new Set(answers.filter(({ status }) => status >= 300).map(({ status }) => status))].join()

let staffId = ''
let staff: Caller
let member: Caller
let memberId = ''
beforeAll(async () => {
  const person = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr', 'csr_admin'] })
  staffId = person.id
  staff = await product.as(person.id)
  memberId = (await makeUser(db, now)).id
  member = await product.as(memberId)
})

describe('what may stand so many times stands so many times, however many ask at once', () => {
  test('drafts of a person', async () => {
    const { breast, asker } = await startAsking(product)
    const { person, call } = await asker()
    const answers = await times(() =>
      send(call, { type: 'respond', clientData: {}, actionContext: 'diagnosis', responses: [breast.id] }),
    )
    expect([done(answers), refused(answers)]).toEqual([5, '409'])
    expect(await db.$count(queryHeaderInput, eq(queryHeaderInput.userId, person.id))).toBe(5)
  })

  test('guests of a discussion', async () => {
    const scenario = await startScenario(product, { csrReview: 'no' })
    const row = await scenario.ask()
    await db.update(queryHeader).set({ mediaType: 'video' }).where(eq(queryHeader.id, row.id))
    const invite = (n: number) =>
      scenario.member('POST', `/user/interaction/${row.key}/invites`, {
        participantType: 'lovedone',
        name: 'Robin Reed',
        email: `robin${n}@guests.test`,
      })
    await invite(100)
    const [made] = await db.select().from(queryInvite).where(eq(queryInvite.queryId, row.id))
    await db
      .insert(queryInvite)
      .values(Array.from({ length: MOST_GUESTS - 4 }, () => ({ ...made!, id: newId(), tokenHash: newId() })))
    const answers = await times(invite)
    expect([done(answers), refused(answers)]).toEqual([3, '422'])
    expect(await db.$count(queryInvite, eq(queryInvite.queryId, row.id))).toBe(MOST_GUESTS)
  })

  test('things that a page keeps for a person', async () => {
    await db
      .insert(userStore)
      .values(Array.from({ length: 497 }, (_, n) => ({ userId: memberId, key: `kept.${n}`, value: n })))
    const answers = await times((n) => member('PUT', `/user/store/more.${n}`, { value: n }))
    expect([done(answers), refused(answers)]).toEqual([3, '422'])
    expect(await db.$count(userStore, eq(userStore.userId, memberId))).toBe(500)
    const same = await times((n) => member('PUT', '/user/store/kept.1', { value: n }))
    expect(done(same)).toBe(AT_ONCE)
  })

  test('saved views, and views of one name', async () => {
    const view = (name: string) =>
      staff('POST', '/server/view', {
        resource: 'users',
        name,
        shared: false,
        params: {
          filter: {},
          sort: { field: 'lastName', order: 'ASC' },
          perPage: 50,
          hidden: [],
          order: [],
          density: 'compact',
        },
      })
    const named = await times(() => view('One name'))
    expect([done(named), refused(named)]).toEqual([1, '409'])
    const [made] = await db.select().from(savedView).where(eq(savedView.ownerId, staffId))
    await db
      .insert(savedView)
      .values(Array.from({ length: 96 }, (_, n) => ({ ...made!, id: newId(), name: `View ${n}` })))
    const answers = await times((n) => view(`More ${n}`))
    expect([done(answers), refused(answers)]).toEqual([3, '422'])
  })

  test('devices that get app notifications: the newest stay', async () => {
    await times((n) => member('POST', '/auth/registerDevice', { deviceId: `a${n}`, deviceToken: '', platform: 'web' }))
    await times((n) => member('POST', '/auth/registerDevice', { deviceId: `b${n}`, deviceToken: '', platform: 'web' }))
    expect(await db.$count(device, eq(device.userId, memberId))).toBe(20)
  })

  test('uploads that wait for their bytes', async () => {
    const ask = (n: number) =>
      member('POST', '/server/userFile/upload-url', { userId: memberId, name: `letter ${n}.pdf`, size: 10 })
    const answers = [...(await times(ask)), ...(await times(ask))]
    expect([done(answers), refused(answers)]).toEqual([20, '429'])
    expect(await db.$count(file, eq(file.userId, memberId))).toBe(20)
    expect(await db.$count(uploadCheck)).toBe(0)
  })

  test('invitations of one address', async () => {
    const answers = await times(() =>
      staff('POST', '/rest/invitations', { email: 'once@invited.test', userType: userType.expert }),
    )
    expect([done(answers), refused(answers)]).toEqual([1, '409'])
    expect(
      await db.$count(userInvite, and(eq(userInvite.email, 'once@invited.test'), eq(userInvite.status, 'sent'))),
    ).toBeLessThanOrEqual(1)
    expect(await db.$count(userInvite, eq(userInvite.email, 'once@invited.test'))).toBe(1)
  })

  test('passkeys of a person', async () => {
    const one = await makeUser(db, now)
    const call = await product.as(one.id)
    const kept = { userId: one.id, name: 'Kept', publicKey: 'none', counter: 0, transports: [], createdAt: now }
    await db
      .insert(passkey)
      .values(Array.from({ length: PASSKEYS_MAX - 3 }, () => ({ ...kept, id: newId(), credentialId: newId() })))
    const options = await Promise.all(
      Array.from({ length: AT_ONCE }, () => call<PasskeyOptions>('POST', '/auth/passkey/register/options')),
    )
    const answers = await Promise.all(
      options.map(({ body }, n) =>
        call<Passkey>('POST', '/auth/passkey/register/verify', {
          challengeId: body.challengeId,
          name: `Key ${n}`,
          credential: makeAuthenticator().create(body.publicKey, { origin: 'http://test' }),
        }),
      ),
    )
    expect([done(answers), refused(answers)]).toEqual([3, '409'])
    expect(await db.$count(passkey, eq(passkey.userId, one.id))).toBe(PASSKEYS_MAX)
  })
})
