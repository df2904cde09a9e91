/** People who become users: plans with links, staff who invite, and what arrives in their mail. */
import { desc, eq } from 'drizzle-orm'
import { contentDocument, country, devInbox, planLink, state, user } from '#db/schema/all.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { TestProduct } from '../../support/product.ts'

export const goodPassword = 'Violet-Harbor-72-Lantern'

export async function prepare(product: TestProduct) {
  const { db } = product
  const now = product.now()
  await db.insert(country).values([
    { id: 233, name: 'United States', code: 'US' },
    { id: 45, name: 'China', code: 'CN' },
  ])
  await db.insert(state).values({ id: 1, countryId: 233, name: 'Ohio', code: 'OH' })
  for (const uid of ['client', 'network', 'invited']) {
    for (const locale of ['en-us', 'zh-cn']) {
      await db.insert(contentDocument).values({
        type: 'terms',
        uid,
        locale,
        fields: { html: `<p>${uid} ${locale}</p>` },
        createdAt: now,
        updatedAt: now,
      })
    }
  }
  const plan = await makePlan(db, now, {
    displayTitle: 'Harbor Plan',
    registrationText: '<p>Welcome to Harbor</p>',
    theme: 'harbor',
  })
  await db.insert(planLink).values({ planId: plan.id, slug: 'harbor' })
  const csr = await makeUser(db, now, {
    userType: userType.csr,
    staffRoles: ['csr'],
    firstName: 'Cora',
    lastName: 'Staff',
  })
  return { plan, csr: await product.as(csr.id), csrId: csr.id }
}

export const member = (more: Record<string, unknown> = {}) => ({
  slug: 'harbor',
  email: 'new@example.test',
  password: goodPassword,
  firstName: 'Nina',
  lastName: 'Newcomer',
  dateOfBirth: '1980-05-05',
  countryId: 233,
  preferredLanguage: 'en-us',
  termsAccepted: true,
  phones: [{ phoneKind: 'mobile', number: '(212) 555-2368' }],
  ...more,
})
/** 1234567893 is the example of the NPI standard. */
export const expert = (more: Record<string, unknown> = {}) => ({
  password: goodPassword,
  firstName: 'Erin',
  lastName: 'Expert',
  countryId: 233,
  specialties: ['medonc'],
  npi: '1234567893',
  hourlyRateAcknowledged: true,
  hourlyRateShown: 32_500,
  termsAccepted: true,
  ...more,
})

/** The links in the mails to an address, newest first. */
export async function links(product: TestProduct, to: string): Promise<string[]> {
  await product.runner.runDue()
  const mails = await product.db
    .select({ text: devInbox.text })
    .from(devInbox)
    .where(eq(devInbox.to, to))
    .orderBy(desc(devInbox.createdAt), desc(devInbox.id))
  return mails.flatMap(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? [])
}
export async function verification(product: TestProduct, to: string): Promise<{ id: string; token: string }> {
  const [, id = '', token = ''] =
    /register\/verify\/([^/]+)\/(\S+)/.exec(
      (await links(product, to)).find((link) => link.includes('/register/verify/')) ?? '',
    ) ?? []
  return { id, token }
}
export const keyOf = (url: string) => url.split('/').at(-1) ?? ''
export const accountOf = async (product: TestProduct, email: string) =>
  (await product.db.select().from(user).where(eq(user.email, email)))[0]
