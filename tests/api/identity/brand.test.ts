/** What apps and calendars of people call the service: their brand, in their language. */
import { createTOTPKeyURI } from '@oslojs/otp'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import QRCode from 'qrcode'
import { expect, test } from 'vitest'
import { membershipPlan, queryHeader, user } from '#db/schema/all.ts'
import type { PasskeyOptions } from '#model/identity/sign-in/passkeys.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { defaultLimits } from '#model/limits.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const [call] = await db
  .select({ key: queryHeader.key, askerId: queryHeader.userId, email: user.email })
  .from(queryHeader)
  .innerJoin(user, eq(queryHeader.userId, user.id))
  .where(and(inArray(queryHeader.mediaType, ['audio', 'video']), isNotNull(queryHeader.meetingTime)))
  .orderBy(desc(queryHeader.meetingTime))
  .limit(1)
// an account without a brand has that of its plan
await db.update(membershipPlan).set({ theme: null })
const asker = await product.as(call!.askerId)

test.each([
  ['harbor', 'en-us', 'Harbor Care'],
  ['harbor', 'zh-cn', '港湾照护'],
  [null, 'en-us', 'Consilium'],
])('brand %s in %s is %s', async (theme, preferredLanguage, name) => {
  await db.update(user).set({ theme, preferredLanguage }).where(eq(user.id, call!.askerId))
  const app = await asker<{ setupKey: string; qrCodeDataUri: string }>('GET', '/auth/mfa/authapp/init')
  expectStatus(app, 200)
  const secret = decodeBase32IgnorePadding(app.body.setupKey)
  const address = createTOTPKeyURI(name, call!.email, secret, defaultLimits['mfa.totpStep'], 6)
  expect(app.body.qrCodeDataUri).toBe(await QRCode.toDataURL(address, { margin: 1 }))

  const passkey = await asker<PasskeyOptions>('POST', '/auth/passkey/register/options')
  expect(passkey.body.publicKey).toMatchObject({ rp: { name } })

  const entry = await asker<string>('GET', `/server/query/iCal/${call!.key}`, undefined, {
    'Accept-Language': preferredLanguage,
  })
  expectStatus(entry, 200)
  expect(entry.body).toMatch(new RegExp(`^SUMMARY:.*${name}`, 'm'))
})

test.each([
  ['meridian', 'en-us', 'Meridian Consult'],
  ['meridian', 'zh-cn', '子午会诊'],
  [null, 'en-us', 'Consilium'],
])('an invitation to a plan of brand %s in %s is written as %s', async (theme, preferredLanguage, name) => {
  const [plan] = await db.update(membershipPlan).set({ theme }).returning({ id: membershipPlan.id })
  const { id } = await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })
  const csr = await product.as(id)
  const email = `invited.${theme}.${preferredLanguage}@example.test`
  const invite = { userType: userType.client, planId: plan!.id, preferredLanguage }
  const preview = await csr<{ subject: string; text: string }>('POST', '/server/userInvite/preview', invite)
  expectStatus(preview, 200)
  expectStatus(await csr('POST', '/server/userInvite', { ...invite, email, firstName: 'Ina', lastName: 'Vited' }), 201)
  const mail = await product.lastMessage(email)
  for (const { subject, text } of [mail!, preview.body]) {
    expect(subject).toContain(name)
    expect(text).toContain(name)
    if (name !== 'Consilium') expect(`${subject}\n${text}`).not.toContain('Consilium')
  }
})
