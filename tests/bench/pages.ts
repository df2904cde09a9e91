/**
 * What pages cost a browser that has nothing yet: `npx tsx tests/bench/pages.ts [page …]`. Files and bytes as they travel, calls of the API, and on a
 * phone four times slower than this machine behind a slow line (150 ms, 1.6 Mbit/s) the first and the largest paint and how long scripts block.
 */
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { buildStale } from '#api/build.mjs'
import { findWholeBrowser } from '../support/setup/find-browser.ts'
import { startServer } from '../support/server-process.ts'
import { contextOf, pagesFor, visitOf } from './visits.ts'

const SETTLED_MS = 8_000
const phone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false }

if (!(await buildStale())) throw new Error('The product could not be built')
const product = await startServer({ demoData: true })
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

interface Load {
  scripts: number
  styles: number
  small: number
  kB: number
  calls: string[]
}

/** Everything that travels until the page is quiet for a second. */
async function load(on: Browser, options: BrowserContextOptions, path: string): Promise<Load> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const files = new Map<string, { url: string; type: string; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) =>
    files.set(requestId, { url, type: type ?? '', bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await page.goto(product.url + path)
  for (let before = -1; before !== files.size;) {
    before = files.size
    await page.waitForTimeout(1_000)
  }
  await context.close()
  const all = [...files.values()]
  const assets = all.filter(({ url }) => /\/assets\/.*\.(js|css)$/.test(url))
  return {
    scripts: assets.filter(({ url }) => url.endsWith('.js')).length,
    styles: assets.filter(({ url }) => url.endsWith('.css')).length,
    small: assets.filter(({ bytes }) => bytes < 1_300).length,
    kB: assets.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    calls: all.filter(({ url }) => url.includes('/api/')).map(({ url }) => new URL(url).pathname),
  }
}

interface Paints {
  first: number
  largest: number
  blocked: number
}

async function paints(on: Browser, options: BrowserContextOptions, path: string): Promise<Paints> {
  const context = await on.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', phone)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, blocked: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
        if (entry.entryType === 'largest-contentful-paint') seen.largest = entry.startTime
        if (entry.entryType === 'longtask') seen.blocked += entry.duration - 50
      }
    }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask'] })
  })
  await page.goto(product.url + path)
  // the live stream keeps the network busy for ever
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: Paints }).seen)
  await context.close()
  return seen
}

try {
  const report: Record<string, object> = {}
  for (const page of pagesFor(process.argv.slice(2))) {
    const visit = await visitOf(product.url, page)
    const options = contextOf(product.url, visit)
    const { calls, ...loaded } = await load(browser, options, visit.path)
    const { first, largest, blocked } = await paints(browser, options, visit.path)
    const twice = [...new Set(calls.filter((call, at) => calls.indexOf(call) !== at))]
    report[page.name] = {
      scripts: loaded.scripts,
      styles: loaded.styles,
      'under 1.3 kB': loaded.small,
      kB: loaded.kB.toFixed(0),
      calls: calls.length,
      'first paint ms': first.toFixed(0),
      'largest ms': largest.toFixed(0),
      'blocked ms': blocked.toFixed(0),
    }
    if (twice.length) console.log(`${page.name} asks more than once: ${twice.join(', ')}`)
  }
  console.table(report)
} finally {
  await browser.close()
  await product.stop()
}
