import {
  expect,
  request,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import { en } from '#model/texts/en.ts'
import { demoTemplate } from './setup/demo-template.ts'
import { startVirusScanner, type VirusScanner } from './stand-ins/virus-scanner.ts'
import { startServer, type Message, type RunningProduct } from './server-process.ts'
import { demoPassword, signInAtApi } from './sign-in-at-api.ts'

export { expect } from '@playwright/test'

export { demoPassword }

export type Engine = 'sqlite' | 'postgres'

interface Fixtures {
  /** the product this test file talks to; the files never share one */
  product: RunningProduct
  /** a further person at a browser of their own, on a phone for instance; signed in when an e-mail address is given */
  person: (email?: string, options?: BrowserContextOptions & { at?: string }) => Promise<Page>
  /** names a complaint of the console that belongs to the test, e.g. a refused request: /status of 409/ */
  expectConsole: (complaint: RegExp) => void
  /** watches what the browsers of this test say */
  consoles: { watch: (context: BrowserContext) => Promise<void>; allow: (complaint: RegExp) => void }
}

interface WorkerFixtures {
  engine: Engine
  /** whether the product starts with its demo data, or with reference data only */
  demoData: boolean
  /** further settings of the product */
  settings: NodeJS.ProcessEnv
  /** whether uploads are looked at for viruses, by `scanner` */
  scanned: boolean
  scanner: VirusScanner | undefined
  products: { of: (file: string) => Promise<RunningProduct> }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  demoData: [true, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  scanned: [false, { option: true, scope: 'worker' }],
  scanner: [
    async ({ scanned }, use) => {
      const scanner = scanned ? await startVirusScanner() : undefined
      await use(scanner)
      await scanner?.stop()
    },
    { scope: 'worker' },
  ],

  products: [
    async ({ engine, demoData, scanner, settings }, use) => {
      let current: { file: string; product: RunningProduct } | undefined
      const of = async (file: string) => {
        if (current && current.file !== file) await current.product.stop()
        if (current?.file !== file) {
          const postgres = engine === 'postgres' ? process.env.JOURNEYS_POSTGRES : undefined
          if (engine === 'postgres' && !postgres) throw new Error('There is no PostgreSQL for this project')
          current = {
            file,
            product: await startServer({
              demoData,
              settings,
              ...(demoData && { template: await demoTemplate(postgres) }),
              ...(postgres && { postgres }),
              ...(scanner && { scanner: scanner.url }),
            }),
          }
        }
        return current.product
      }
      await use({ of })
      await current?.product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  product: [
    async ({ products }, use, info) => {
      const product = await products.of(info.file)
      const before = product.log().length
      await use(product)
      if (info.status !== info.expectedStatus) await info.attach('product log', { body: product.log().slice(before) })
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),

  consoles: [
    async ({}, use) => {
      const complaints: string[] = []
      const allowed: RegExp[] = []
      await use({
        allow: (complaint) => allowed.push(complaint),
        watch: async (context) => {
          if (process.env.SLOW) await answerLate(context)
          await context.addInitScript(() =>
            document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
              console.error(`The content policy forbids ${violatedDirective} ${blockedURI} of ${sourceFile}`),
            ),
          )
          context.on('console', (message) => {
            if (['error', 'warning'].includes(message.type()))
              complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
          })
          // the stack of a DOMException is empty: its name and message say what it was
          context.on('weberror', (thrown) => {
            const { name, message, stack } = thrown.error()
            complaints.push(`uncaught on ${thrown.page()?.url()}: ${name}: ${message}\n${stack}`)
          })
        },
      })
      expect(
        complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
        'the console must stay quiet',
      ).toEqual([])
    },
    { auto: true },
  ],
  expectConsole: async ({ consoles }, use) => use(consoles.allow),

  context: async ({ context, consoles }, use) => {
    await consoles.watch(context)
    await use(context)
  },

  person: async ({ browser, product, consoles }, use, info) => {
    const { baseURL: _elsewhere, ...options } = info.project.use
    const contexts: BrowserContext[] = []
    await use(async (email, { at, ...screen } = {}) => {
      const context = await browser.newContext({
        ...options,
        ...screen,
        baseURL: product.url,
        ...(email !== undefined && { storageState: await signedInState(product.url, email, browser.version()) }),
      })
      contexts.push(context)
      await consoles.watch(context)
      const page = await context.newPage()
      if (at !== undefined) await page.goto(at)
      else if (email !== undefined) await comeHome(page, email)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

/**
 * Requests leave and answers arrive up to half a second late and out of order, as on a bad network; what the live
 * stream tells may overtake the answer: SLOW=1 npx playwright test …
 */
async function answerLate(context: BrowserContext) {
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 500))
  // waits out here: a test may have stopped the clock of its page
  await context.exposeFunction('arriveLate', late)
  await context.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...request) => {
      const answer = await fetch(...request)
      await (window as unknown as { arriveLate: () => Promise<void> }).arriveLate()
      return answer
    }
  })
  await context.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      await late()
      await route.fallback().catch(() => {})
    },
  )
}

/**
 * Signs in as people do: e-mail and password, then the code that arrives by e-mail.
 * Ends on the page to which the sign-in leads.
 */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill(email)
  await page.getByLabel(en.login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: en.login.button, exact: true }).click()
  await passCode(page, email)
}

/** What a browser keeps of a sign-in by password and e-mailed code, made at the API: journeys of the pages are in their own files. */
async function signedInState(url: string, email: string, version: string) {
  // the list of sessions tells where someone signed in
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`
  const login = await signInAtApi(await request.newContext({ baseURL: url, userAgent }), email)
  const localStorage = [{ name: storedLoginKey, value: JSON.stringify(login) }]
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}

/** The page of someone who has signed in before, at home: for tests of what comes after. */
export async function startSignedIn(page: Page, email: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/ping')).url())
  const version = page.context().browser()?.version() ?? ''
  await page.context().setStorageState(await signedInState(origin, email, version))
  await comeHome(page, email)
}

/** To the page on which a sign-in ends. */
async function comeHome(page: Page, email: string): Promise<void> {
  await page.goto(isStaff(email) ? '/admin/' : '/mfa')
  await atHome(page, email)
}

/** The second half of a sign-in: the code that is sent at once by e-mail. */
export async function passCode(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/mfa')
  await page.getByLabel(en.mfa.code, { exact: true }).fill(await sentCode(page, email))
  await atHome(page, email)
}

const isStaff = (email: string) => /^csr[.@]/.test(email)

/** Staff are handed over to the back office: another way must not be taken before they have arrived. */
const atHome = (page: Page, email: string) =>
  page.waitForURL(({ pathname }) =>
    isStaff(email) ? pathname.startsWith('/admin/') : !['/login', '/mfa'].includes(pathname),
  )

/** The six digits of the message that this sign-in has brought about. */
export async function sentCode(page: Page, email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const stored = await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)
    const since = (JSON.parse(stored ?? '{}') as Partial<StoredLogin>).mfaSent?.sentAt
    const fresh = (await inboxOf(page, email)).find(
      ({ createdAt, text }) => since !== undefined && createdAt >= since && /\b\d{6}\b/.test(text),
    )
    code = fresh && /\b\d{6}\b/.exec(fresh.text)?.[0]
    expect(code, `a code for ${email}`).toBeDefined()
  }).toPass({ intervals: [50, 100, 200], timeout: 30_000 })
  return code ?? ''
}

async function inboxOf(page: Page, to: string): Promise<Message[]> {
  const answer = await page.request.get('/api/dev/inbox', { params: { to, channel: 'email' } })
  return ((await answer.json()) as { data: Message[] }).data
}
