import { expect, test } from 'vitest'
import { setting } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { LimitKey } from '#model/limits.ts'
import type { Mail } from '#api/ports/mail.ts'
import { startProduct } from '../../support/product.ts'
import { startCall } from '../live-sessions/room-scenario.ts'

const mails: Mail[] = []
const product = await startProduct({ ports: { mail: { send: async (mail) => void mails.push(mail) } } })
const { db } = product
const changed: Partial<Record<LimitKey, number>> = { 'live.early': 12, 'bank.ibanMin': 20, 'bank.ibanMax': 30 }
await db
  .insert(setting)
  .values(Object.entries(changed).map(([key, value]) => ({ key, value, updatedAt: product.now() })))

test('the mail an hour before a call says how early it can be joined, and so does the refusal', async () => {
  const call = await startCall(product, { startsIn: 61 })
  const guest = await call.guest('Kim')
  await product.pass(120)
  const said = 'You can join 12 minutes before the call.'
  const hourBefore = (to: string) => mails.find((mail) => mail.to === to && mail.text.includes(said))
  expect(hourBefore(call.scenario.asker.email)?.subject).toContain('starts in one hour')
  expect(hourBefore('kim@guests.test')?.text).toContain(`/invitee/${guest.key}`)
  expect(await call.asker('POST', `${call.room}/join`, {})).toMatchObject({
    status: 409,
    body: { errorKey: 'live.tooEarly', message: expect.stringContaining(said) },
  })
})

test('an account number of a wrong length is refused with the lengths that are set', async () => {
  const { id } = await makeUser(db, product.now(), { userType: userType.expert, noeticExpert: true })
  const call = await product.as(id)
  for (const length of [19, 31])
    expect(await call('PUT', `/server/user/${id}/bank`, { version: 0, ibanNumber: 'A'.repeat(length) })).toMatchObject({
      status: 422,
      body: { fields: { ibanNumber: 'errors.ibanLength' }, least: 20, most: 30 },
    })
})
