import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { userSession } from '#db/schema/all.ts'
import type { OwnSession } from '#model/identity/wire.ts'
import { expectStatus } from '../../support/product.ts'
import { actingAs, startPeople, trail } from './profile/people.ts'

const { product, db, people, call } = await startPeople()
const path = (id: string = people.expert.id) => `/server/user/${id}/session`
const listed = async () => (await call.csr<{ data: OwnSession[] }>('GET', `${path()}/list`)).body.data
const lives = async (who: Awaited<ReturnType<typeof product.as>>) =>
  (await who('GET', '/user/permissions')).status === 200
beforeEach(async () => {
  await db.delete(userSession).where(eq(userSession.userId, people.expert.id))
})

test('staff see where someone is signed in, and sign the person out in one place', async () => {
  const [here, there] = [await product.as(people.expert.id), await product.as(people.expert.id)]
  const [first, second, ...none] = await listed()
  expect([first?.current, second?.current, none.length]).toEqual([false, false, 0])
  expect(JSON.stringify(first)).not.toContain(people.expert.id)
  expectStatus(await call.csr('DELETE', `${path()}/${first?.id}`), 200)
  expectStatus(await call.csr('DELETE', `${path()}/${first?.id}`), 404)
  expect((await listed()).map((one) => one.id)).toEqual([second?.id])
  expect([await lives(here), await lives(there)].filter(Boolean)).toHaveLength(1)
  expect((await trail(product, 'user_session', people.expert.id)).at(-1)).toMatchObject({
    event: 'delete',
    userId: people.csr.id,
  })
})

test('everywhere at once, also staff who act for the person', async () => {
  const here = await product.as(people.expert.id)
  const acting = await actingAs(product, people.expert.id, await product.as(people.csr.id))
  expect((await listed()).map((one) => one.acting).sort()).toEqual([false, true])
  expect((await call.csr('POST', `${path()}/endAll`)).body).toEqual({ ended: 2 })
  expect([await lives(here), await lives(acting), (await listed()).length]).toEqual([false, false, 0])
  expect((await call.csr('POST', `${path()}/endAll`)).body).toEqual({ ended: 0 })
  expect((await trail(product, 'user', people.expert.id)).filter((row) => row.event === 'login_as')).toHaveLength(1)
  expect(await trail(product, 'user_session', people.expert.id)).toContainEqual(
    expect.objectContaining({ event: 'delete', userId: people.expert.id, actingUserId: people.csr.id }),
  )
})

test('who may: staff, not those who only look, not on staff above them, not on oneself; a session of someone else is not there', async () => {
  const owner = await product.as(people.expert.id)
  const [session] = await listed()
  for (const door of [
    ['GET', `${path()}/list`],
    ['POST', `${path()}/endAll`],
    ['DELETE', `${path()}/${session?.id}`],
  ] as const) {
    expect((await call.stranger(door[0], door[1])).body).toMatchObject({ errorKey: 'auth.notAuthorized' })
    expect((await owner(door[0], door[1])).body).toMatchObject({ errorKey: 'auth.notAuthorized' })
  }
  expectStatus(await call.viewer('GET', `${path()}/list`), 200)
  expect((await call.viewer('POST', `${path()}/endAll`)).body).toMatchObject({ rule: 'rules.viewOnly' })
  expect((await call.csr('POST', `${path(people.otherCsr.id)}/endAll`)).body).toMatchObject({
    rule: 'rules.staffUsers',
  })
  expect((await call.csr('POST', `${path(people.csr.id)}/endAll`)).body).toMatchObject({ rule: 'rules.yourself' })
  expectStatus(await call.csr('DELETE', `${path(people.client.id)}/${session?.id}`), 404)
  expectStatus(await call.csr('GET', `${path('nobody')}/list`), 404)
  expectStatus(await call.csr('POST', `${path('nobody')}/endAll`), 404)
  expect(await listed()).toHaveLength(1)
})
