import { describe, expect, test } from 'vitest'
import { user, userPassword } from '#db/schema/all.ts'
import { eq } from 'drizzle-orm'
import { startProduct, testPassword, type Answer } from '../../support/product.ts'
import { signingIn } from '../../support/signing-in.ts'
import { member, prepare } from './registration-world.ts'

const product = await startProduct()
const { person, enter, linkFor } = await signingIn(product)
const { csr } = await prepare(product)
let nth = 0

type Tried = Answer<{ fields?: Record<string, string> }>
/** Every door by which a password comes in; each tries it on a fresh account of Rosalind Franklin. */
const doors: Record<string, (password: string) => Promise<Tried>> = {
  'a reset link': async (password) => {
    const one = await person({ firstName: 'Rosalind', lastName: 'Franklin' })
    await product.anonymous('POST', '/auth/forgotPassword', { email: one.email })
    const { id, token } = await linkFor(one.email)
    return product.anonymous('PUT', `/auth/resetpass/${id}/${token}`, { password })
  },
  'the link for a new account': async (password) => {
    const email = `opened-${++nth}@example.test`
    await csr('POST', '/rest/users', { email, firstName: 'Rosalind', lastName: 'Franklin', userType: 1 })
    const { id, token } = await linkFor(email)
    return product.anonymous('PUT', `/auth/resetpass/${id}/${token}`, { password })
  },
  'the change by its owner': async (password) => {
    const one = await person({ firstName: 'Rosalind', lastName: 'Franklin' })
    return (await enter(one.email))('PUT', `/server/user/${one.id}/password`, {
      currentPassword: testPassword,
      password,
    })
  },
  'an account that staff open': (password) =>
    csr('POST', '/rest/users', {
      email: `staffs-${++nth}@example.test`,
      firstName: 'Rosalind',
      lastName: 'Franklin',
      userType: 1,
      password,
    }),
  'a registration': (password) =>
    product.anonymous(
      'POST',
      '/register/user',
      member({
        email: `registered-${++nth}@example.test`,
        firstName: 'Rosalind',
        lastName: 'Franklin',
        password,
        phones: [],
      }),
    ),
}
const weak: [string, string, string][] = [
  ['11 characters', 'Quiet-Har93', 'password.tooShort'],
  ['129 characters', `Quiet-Harbour-93${'xy'.repeat(56)}z`, 'password.tooLong'],
  ['no lower case', 'QUIET-HARBOUR-93', 'password.lowercase'],
  ['no upper case', 'quiet-harbour-93', 'password.uppercase'],
  ['no digit', 'Quiet-Harbour-XX', 'password.digit'],
  ['nothing special', 'QuietHarbour1993', 'password.special'],
  ['a sentence', 'this is a long sentence without any rule', 'password.uppercase'],
  ['three alike in a row', 'Quiet-Harbooor-93', 'password.repeated'],
  ['the own name', 'Rosalind-Harbour-93', 'password.personal'],
  ['a common one', 'Password1234!', 'password.common'],
]

describe.each(Object.keys(doors))('%s', (name) => {
  const door = doors[name] ?? (() => Promise.reject(new Error(name)))
  test.each(weak)('takes none with %s', async (_, password, rule) => {
    const answer = await door(password)
    expect([answer.status, answer.body.fields]).toEqual([422, { password: rule }])
  })
  test('takes a good one', async () => {
    expect((await door('Quiet-Harbour-93')).status).toBeLessThan(300)
  })
})

test('a password by staff opens a new account only, and another must be chosen at once', async () => {
  const email = 'by-staff@example.test'
  const made = await csr<{ id: string; version: number }>('POST', '/rest/users', {
    email,
    firstName: 'A',
    lastName: 'B',
    userType: 1,
    password: 'Quiet-Harbour-93',
  })
  expect((await product.db.select().from(user).where(eq(user.id, made.body.id)))[0]).toMatchObject({
    mustChangePassword: true,
  })
  const before = await product.db.select().from(userPassword).where(eq(userPassword.userId, made.body.id))
  expect(
    (await csr('PUT', `/rest/users/${made.body.id}`, { password: 'Amber-Lantern-58', version: made.body.version }))
      .status,
  ).toBe(422)
  expect(await product.db.select().from(userPassword).where(eq(userPassword.userId, made.body.id))).toEqual(before)
})
