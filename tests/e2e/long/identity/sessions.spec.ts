import type { Page, Request as PageRequest } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, signIn, startSignedIn, test } from '../../../support/browser.ts'

const minutes = (count: number) => count * 60_000
const title = 'Your session is about to end'
const loggedOut = 'You have been logged out.'

/** One time for the browser and for the product, whose clock earlier tests have moved. */
async function oneClock(page: Page) {
  const { now } = (await (await page.request.post('/api/dev/clock', { data: { advance: 61 } })).json()) as {
    now: string
  }
  await page.clock.install({ time: now })
}
/** Lets seconds pass one by one until the page shows what is waited for. */
const until = (page: Page, shown: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await shown()
  }).toPass()

/**
 * A slow page still asks for parts of itself: what reaches the server after its clock was moved would extend the session.
 * Answers count as well as requests: a busy machine may take seconds between them. Begins to watch the page, and returns
 * the way to wait until it has come to rest.
 */
function awaitRestOf(page: Page) {
  const open = new Set<PageRequest>()
  let last = Date.now()
  const answered = (request: PageRequest) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('response', (response) => answered(response.request()))
  page.on('requestfailed', answered)
  return () => expect.poll(() => (open.size ? 0 : Date.now() - last)).toBeGreaterThan(1500)
}

/** Moves clocks while the page hears nothing of the server's time, by which it sets its own. */
async function unheard(page: Page, atRest: () => Promise<void>, move: () => Promise<void>) {
  await atRest()
  let goOn = () => undefined as void
  const moved = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/**', (route) => moved.then(() => route.continue()))
  await move()
  goOn()
}

async function openOwnAccount(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: en.security.sessions })).toBeVisible()
}
const listed = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText(/Chrome|Chromium/) })

test('a tab that was hidden looks at what has become of the sign-in when it is seen again', async ({ page }) => {
  await signIn(page, 'expert@consilium.test')
  await page.evaluate(() => {
    localStorage.clear()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(loggedOut)).toBeVisible()
})

test('the own sessions are listed; one is ended, then all others, and those places are told', async ({
  page,
  person,
  product,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const email = 'network@consilium.test'
  await signIn(page, email)
  const second = await person(email)
  await product.pass(61)
  const third = await person(email)
  await openOwnAccount(page)
  await expect(listed(page)).toHaveCount(3)
  await expect(listed(page).filter({ hasText: en.security.thisSession })).toHaveCount(1)

  // the newest stands first
  await listed(page)
    .first()
    .getByRole('button', { name: /Sign out/ })
    .click()
  await expect(listed(page)).toHaveCount(2)
  // without a click there: its stream of changes ends, and it asks why
  await expect(third).toHaveURL('/login', { timeout: 30_000 })
  await expect(third.getByText(loggedOut)).toBeVisible()

  await page.getByRole('button', { name: en.security.endOthers }).click()
  await expect(page.getByText('Signed out on one other device.')).toBeVisible()
  await expect(page.getByText(en.security.onlyHere)).toBeVisible()
  await second.goto('/discussions')
  await expect(second).toHaveURL('/login')
  await expect(second.getByText(loggedOut)).toBeVisible()

  // signing in again leads back to the page that was wanted
  await product.pass(61)
  await signIn(second, email)
  await expect(second).toHaveURL(/\/discussions/)
})

test('staff are asked a minute before the end and may stay; left alone they are logged out, and told so', async ({
  page,
  product,
}) => {
  const atRest = awaitRestOf(page)
  await oneClock(page)
  await signIn(page, 'csr@consilium.test')
  // the page is there whole: its clock runs
  await expect(page.locator('#main-content tbody tr').first()).toBeVisible()
  await page.clock.runFor(1000)
  await unheard(page, atRest, async () => {
    await product.pass(29 * 60)
    await page.clock.fastForward(minutes(29) - 10_000)
  })
  const dialog = page.getByRole('dialog', { name: title })
  await until(page, () => expect(dialog).toBeVisible({ timeout: 500 }))
  await expect(dialog.getByRole('status')).toContainText(/60|5\d/)
  await expect(dialog.getByRole('button', { name: en.session.stay })).toBeFocused()
  await dialog.getByRole('button', { name: en.session.stay }).click()
  await until(page, () => expect(dialog).toBeHidden({ timeout: 500 }))
  await expect(page).toHaveURL(/\/admin/)
  await unheard(page, atRest, async () => {
    await page.clock.fastForward(minutes(29))
    await page.clock.runFor(63_000)
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(loggedOut)).toBeVisible()
})

/** In the browser: the stream of changes stays open and tells nothing; a change renews the page as well, and marks what follows. */
function hearOfNothing() {
  const { fetch } = window
  const silence = new TextEncoder().encode(':\n\n')
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.endsWith('/user/changes')) return fetch(input, init)
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => void setInterval(() => stream.enqueue(silence), 10_000),
    })
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
  }
}

test('pages of staff that renew themselves do not extend the session', async ({ page, request }) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [call] = await csr.get<{ id: string }[]>(filtered('queries', { mediaType: 'video', status: 'open' }))
  const atRest = awaitRestOf(page)
  await page.clock.install()
  await page.addInitScript(hearOfNothing)
  await startSignedIn(page, 'csr@consilium.test')
  for (const [address, renewed] of [
    ['/admin/queries', '/report/overview/now'],
    ['/admin/overview', '/report/overview'],
    [`/admin/queries/${call?.id}#meeting`, '/sessionStatus'],
  ] as const) {
    await page.goto(address)
    // what is done there is the person's
    await page.mouse.wheel(0, 1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atRest()
    const sent: PageRequest[] = []
    const note = (one: PageRequest) => {
      if (new URL(one.url()).pathname.startsWith('/api/')) sent.push(one)
    }
    page.on('request', note)
    await page.clock.runFor(65_000)
    await atRest()
    page.off('request', note)
    const addresses = (some: PageRequest[]) => some.map((one) => new URL(one.url()).pathname)
    expect(addresses(sent).join('\n'), address).toContain(renewed)
    expect(addresses(sent.filter((one) => one.headers()['x-background'] !== '1')), address).toEqual([])
  }
})
