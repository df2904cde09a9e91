/**
 * What the main jobs cost the people who do them: `npx tsx tests/bench/main-jobs.ts`, for a product that runs elsewhere (with fresh demo data)
 * `JOBS_URL=http://localhost:3000`. Pages and dialogs, clicks, keys besides words of one's own, seconds for which the product is waited for, and the
 * seconds of a practised person by the Keystroke-Level Model (Card, Moran, Newell 1980) without the words of one's own.
 */
import { chromium, request, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { buildStale } from '#api/build.mjs'
import { en } from '#model/texts/en.ts'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import { findWholeBrowser } from '../support/setup/find-browser.ts'
import { startServer } from '../support/server-process.ts'
import { demoPassword, signInAtApi } from '../support/sign-in-at-api.ts'

/** Seconds of the model: a key, a click with its pointing, a decision, the hand between keyboard and mouse. */
const KEY = 0.28
const CLICK = 1.1 + 0.2
const DECISION = 1.35
const HAND = 0.4

const question = 'Would you add a CDK4/6 inhibitor to letrozole now, or wait for the next scan in three months?'
const history =
  'I am sixty-two. Breast cancer came back in two ribs and one vertebra last month. Estrogen receptor positive, HER2 negative. I finished tamoxifen four years ago and feel well otherwise.'
const answer =
  'With bone-only recurrence more than a year after adjuvant tamoxifen I would start both together now. The combination has delayed progression and prolonged life in this setting, and waiting gains little.'
const title = 'First treatment after return'

const running = process.env.JOBS_URL ? undefined : await start()
const base = process.env.JOBS_URL ?? running?.url ?? ''
async function start() {
  if (!(await buildStale())) throw new Error('The product could not be built')
  return startServer({ demoData: true })
}
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

interface Cost {
  job: string
  steps: number
  clicks: number
  keys: number
  waited: number
}
const costs: Cost[] = []

/** One person at one page, whose acts are counted while a job runs. */
class Person {
  readonly page: Page
  #cost: Cost = { job: '', steps: 0, clicks: 0, keys: 0, waited: 0 }
  #hand: 'mouse' | 'keyboard' = 'mouse'
  #moves = 0
  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(20_000)
  }
  async job(name: string, work: () => Promise<void>) {
    this.#cost = { job: name, steps: 0, clicks: 0, keys: 0, waited: 0 }
    this.#moves = 0
    await work()
    costs.push(this.#cost)
    const { steps, clicks, keys, waited } = this.#cost
    const seconds = clicks * CLICK + keys * KEY + steps * DECISION + this.#moves * HAND
    console.log(
      `| ${name} | ${steps} | ${clicks} | ${keys} | ${waited.toFixed(1)} s | ${(seconds + waited).toFixed(0)} s |`,
    )
  }
  #with(hand: 'mouse' | 'keyboard') {
    if (this.#hand !== hand) this.#moves++
    this.#hand = hand
  }
  /** A page, a dialog or a part of a form that has to be understood first. */
  async sees(what: Locator) {
    const began = performance.now()
    await what.first().waitFor()
    this.#cost.waited += (performance.now() - began) / 1000
    this.#cost.steps++
  }
  async clicks(what: Locator) {
    this.#with('mouse')
    this.#cost.clicks++
    await what.click()
  }
  async presses(key: string) {
    this.#with('keyboard')
    this.#cost.keys++
    await this.page.keyboard.press(key)
  }
  /** Something known: an address, a code, a password. */
  async types(field: Locator, text: string) {
    await field.click()
    this.#with('keyboard')
    this.#cost.keys += text.length
    await field.fill(text)
  }
  /** Words of one's own cost the same everywhere. */
  async writes(field: Locator, text: string) {
    this.#with('keyboard')
    await field.fill(text)
  }
  button(name: string | RegExp, within: Page | Locator = this.page) {
    return within.getByRole('button', { name, exact: typeof name === 'string' })
  }
}

const shows = (what: Locator, timeout = 1_500) =>
  what
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    )

const contexts: BrowserContext[] = []
async function person(email?: string): Promise<Person> {
  const login = email && (await signInAtApi(await request.newContext({ baseURL: base }), email))
  const localStorage = login ? [{ name: storedLoginKey, value: JSON.stringify(login) }] : []
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  })
  contexts.push(context)
  return new Person(await context.newPage())
}
async function get<T>(path: string): Promise<T> {
  const context = await request.newContext({ baseURL: base })
  const login = await signInAtApi(context, 'csr.admin@consilium.test')
  return (await (await context.get(`/api${path}`, { headers: { authorization: `Bearer ${login.token}` } })).json()) as T
}
const filtered = (list: string, filter: object) => `/rest/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

console.log('| Job | Steps | Clicks | Keys | Waiting | In all |\n|---|---|---|---|---|---|')
try {
  await signIn()
  const { asker, queryId } = await ask()
  const desk = await person('csr@consilium.test')
  await release(desk, queryId)
  const expert = await accept(queryId)
  await answerIt(expert)
  await review(desk, queryId)
  await followUp(asker)
  await payOut()
} finally {
  for (const context of contexts) await context.close()
  await browser.close()
  await running?.stop()
}

async function signIn() {
  const email = 'newmember@consilium.test'
  const one = await person()
  const { page } = one
  await page.goto(`${base}/login`)
  await one.job('sign in with a code by e-mail', async () => {
    const known = new Set((await inbox(email)).map(({ id }) => id))
    await one.sees(one.button(en.login.button))
    await one.types(page.getByLabel(en.login.email, { exact: true }), email)
    await one.types(page.getByLabel(en.login.password, { exact: true }), demoPassword)
    await one.presses('Enter')
    const field = page.getByRole('textbox', { name: /code/i })
    await one.sees(field)
    let code: string | undefined
    while (!code) {
      const fresh = (await inbox(email)).filter(({ id }) => !known.has(id))
      code = fresh.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0]
    }
    await one.types(field, code)
    await page.waitForURL((url) => !/login|mfa|factor/.test(url.pathname))
  })
}
async function inbox(to: string): Promise<{ id: string; text: string }[]> {
  const context = await request.newContext({ baseURL: base })
  const found = (await (await context.get('/api/dev/inbox', { params: { channel: 'email', to } })).json()) as {
    data: { id: string; text: string }[]
  }
  return found.data
}

async function ask() {
  const one = await person('member@consilium.test')
  const { page } = one
  const accepts = async () => {
    const text = page.getByRole('region').last()
    await one.sees(page.getByRole('button', { name: 'I have read this and accept' }))
    await text.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await one.presses('End')
    await one.clicks(one.button('I have read this and accept'))
  }
  const says = async (text: string) => {
    await one.sees(page.getByRole('textbox').last())
    await one.writes(page.getByRole('textbox').last(), text)
    await one.clicks(one.button('Send'))
  }
  await page.goto(`${base}/member/ask`)
  await one.job('ask a question', async () => {
    await one.sees(one.button('Pink Lantern'))
    await one.clicks(one.button('Pink Lantern'))
    await one.sees(page.getByRole('main').locator('input[role=combobox]'))
    await one.types(page.getByRole('main').locator('input[role=combobox]'), 'C50.9')
    await one.clicks(page.getByRole('option', { name: / C50\.9 / }))
    await one.clicks(one.button('Continue'))
    await accepts()
    await says(title)
    await one.sees(one.button(/^female$/i))
    await one.clicks(one.button(/^female$/i))
    await one.sees(page.getByRole('textbox').last())
    await one.types(page.getByRole('textbox').last(), '02/03/1964')
    await one.clicks(one.button(/Send|Continue/).last())
    await page
      .getByRole('log')
      .getByText(/history/i)
      .last()
      .waitFor()
    await says(history)
    await page.getByText(history).nth(1).waitFor()
    await says(question)
    await page.getByText(question).nth(1).waitFor()
    await one.sees(one.button('No'))
    await one.clicks(one.button('No'))
    await accepts()
    await one.sees(one.button('Submit discussion'))
    await one.clicks(one.button('Submit discussion'))
    await page.waitForURL(/\/member\/discussion\//)
    const done = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await one.sees(done)
    await one.clicks(one.button('OK', done))
  })
  return { asker: one, queryId: page.url().split('/').at(-1)?.split('?')[0] ?? '' }
}

/** From the queue where there is one, else from the list. */
async function release(one: Person, queryId: string) {
  const { page } = one
  await page.goto(`${base}/admin/queries`)
  await page.locator('#main-content tbody tr').first().waitFor()
  await one.job('release a question from the list', async () => {
    await one.sees(page.locator('#main-content tbody tr'))
    await one.clicks(page.locator('#main-content tbody').getByText(title).first())
    await page.waitForURL(new RegExp(queryId))
    await one.sees(one.button('Release'))
    await one.clicks(one.button('Release').first())
    const dialog = page.getByRole('dialog')
    await one.sees(dialog)
    await one.clicks(one.button('Release', dialog))
    await dialog.waitFor({ state: 'hidden' })
  })
  // what is released stands after ten seconds
  await page.waitForTimeout(12_000)
  await page.goto(`${base}/admin/triage`)
  const queue = page.getByRole('toolbar', { name: 'Task actions' })
  if (!(await shows(queue, 8_000))) return
  const releases = queue.getByRole('button', { name: 'Release' })
  for (let tries = 0; tries < 10; tries++) {
    await page.keyboard.press('n')
    await page.waitForTimeout(1_500)
    if ((await releases.getAttribute('aria-disabled').catch(() => 'true')) !== 'true') break
  }
  await one.job('release the next question of the queue by keys', async () => {
    await one.sees(page.getByRole('heading', { name: 'Clocks' }))
    await one.presses('r')
    await one.button(/^Undo/).waitFor()
  })
}

async function accept(queryId: string): Promise<Person> {
  const parts = await get<{ userId: string; status: string }[]>(filtered('queryExperts', { queryId }))
  const invited = parts.find(({ status }) => status === 'invited')?.userId ?? ''
  const [user] = await get<{ email: string }[]>(filtered('users', { id: [invited] }))
  const one = await person(user?.email)
  const { page } = one
  await page.goto(`${base}/`)
  await one.job('accept an invitation', async () => {
    const offer = page.getByRole('link', { name: new RegExp(title) })
    await one.sees(offer)
    await one.clicks(offer.first())
    await one.sees(one.button('Accept'))
    const terms = one.button('Read terms')
    if (await shows(terms)) {
      await one.clicks(terms)
      const dialog = page.getByRole('dialog')
      await one.sees(dialog)
      await one.presses('End')
      await dialog.getByRole('region').evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await one.clicks(one.button('Accept', dialog))
      await dialog.waitFor({ state: 'hidden' })
    }
    await one.clicks(one.button('Accept'))
    await page.waitForURL(/discussion\//)
    await one.sees(page.getByRole('textbox', { name: 'Message' }))
  })
  return one
}

async function answerIt(one: Person) {
  const { page } = one
  await one.job('answer a case', async () => {
    const editor = page.getByRole('textbox', { name: 'Message' })
    await one.sees(editor)
    await one.writes(editor, answer)
    await one.clicks(one.button('Post'))
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '')
  })
}

async function review(one: Person, queryId: string) {
  const { page } = one
  await page.goto(`${base}/admin/queries/${queryId}#responses`)
  const line = page.getByRole('listitem').filter({ hasText: 'Answer awaiting review' }).first()
  await line.waitFor()
  await one.job('release an answer', async () => {
    await one.sees(line)
    await one.clicks(line.getByRole('button', { name: /^(Release|Accept)/ }))
    const dialog = page.getByRole('dialog')
    if (await shows(dialog)) {
      await one.sees(dialog)
      await one.clicks(dialog.getByRole('button', { name: /^(Release|Accept)/ }))
    }
    await line.waitFor({ state: 'hidden', timeout: 30_000 })
  })
}

async function followUp(one: Person) {
  const { page } = one
  await page.getByText(answer).first().waitFor()
  await one.job('ask a follow-up question', async () => {
    const editor = page.getByRole('textbox', { name: 'Message' })
    await one.sees(editor)
    await one.writes(editor, 'Thank you. Would you still begin if my neutrophils are low today?')
    await one.clicks(one.button('Post'))
    await page.getByText('neutrophils are low today').first().waitFor()
  })
}

async function payOut() {
  const one = await person('csr.admin@consilium.test')
  const { page } = one
  await page.goto(`${base}/admin/transactions`)
  await page.locator('#main-content tbody tr').first().waitFor()
  await one.job('pay out a quarter', async () => {
    await one.sees(one.button('Pay out quarter'))
    await one.clicks(one.button('Pay out quarter'))
    await one.sees(one.button('Create batch'))
    await one.clicks(one.button('Create batch'))
    await page.waitForURL(/\/admin\/payouts\//)
    await one.sees(one.button('Mark as paid'))
    await one.clicks(one.button('Mark as paid'))
    await one.sees(page.getByRole('dialog'))
    await one.clicks(one.button('Mark as paid', page.getByRole('dialog')))
    await page.getByText('Payments marked as paid.').waitFor()
  })
}
