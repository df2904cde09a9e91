import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'

type Buckets = { data: Record<'newOpportunities', { queryId: string; mediaType: string }[]> }
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Your spot is reserved for 6 hours.' })

test('what was done is told, though the place of the button is gone by then: accepting, and taking the seat again', async ({
  page,
  person,
  request,
  product,
}) => {
  const expert = await signedIn(request, 'expert2@consilium.test')
  const { data } = await expert.get<Buckets>('/server/query/indexBuckets?pageSize=100')
  const invited = data.newOpportunities.find(({ mediaType }) => mediaType === 'messenger')
  expect(invited, 'an invitation in writing').toBeDefined()
  await startSignedIn(page, expert.email)
  await page.goto(`/invitation/${invited?.queryId}`)
  // the terms come first, each time, read to the end
  await page.getByRole('button', { name: en.reading.terms.read }).click()
  const terms = page.getByRole('dialog', { name: en.login.termsOfUse })
  await terms.getByRole('region').evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await terms.getByRole('button', { name: en.reading.terms.accept, exact: true }).click()
  const accept = page.getByRole('button', { name: en.invite.action.accept, exact: true })
  await accept.click()
  await expect(accept).toBeHidden()
  await expect(told(page)).toBeVisible()

  // six hours later the seat is gone, as the session is; where one is free it can be taken again
  await page.close()
  await product.pass(7 * 3600)
  const later = await person()
  await startSignedIn(later, expert.email)
  await later.goto(`/discussion/${invited?.queryId}`)
  const again = later.getByRole('button', { name: en.reading.part.claimAgain, exact: true })
  await again.click()
  await expect(again).toBeHidden()
  await expect(told(later)).toBeVisible()
})
