/**
 * Frames that a list of 250 rows drops while it is drawn, scrolled and chosen from: `npx tsx tests/bench/frames.ts`.
 * At this machine's speed and in a window of 1440 pixels; figures are medians of BENCH_RUNS runs (3). RATE=4 slows the machine down.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildStale } from '#api/build.mjs'
import { findWholeBrowser } from '../support/setup/find-browser.ts'
import { startServer } from '../support/server-process.ts'
import { addUsers } from './many-users.ts'
import { openProduct } from './product.ts'
import { contextOf, pagesFor, visitOf } from './visits.ts'
import { median } from './figures.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const RATE = Number(process.env.RATE ?? 1)
const ROWS = 250
const FRAME_MS = 1000 / 60
const WHEEL_PX = 240
const WHEELS = 60

interface Frames {
  dropped: number
  longest: number
}
/** Counts frames during an act: one that comes later than half a frame after its turn stands for those that were dropped. */
async function framesOf(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    const watch = {
      note(time: number) {
        times.push(time)
        requestAnimationFrame(watch.note)
      },
    }
    requestAnimationFrame(watch.note)
    Object.assign(globalThis, { times })
  })
  await act()
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  const gaps = times.slice(1).map((time, nth) => time - (times[nth] ?? time))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0)
  return { dropped, longest: Math.max(...gaps) }
}

if (!(await buildStale())) throw new Error('The product could not be built')
const folder = mkdtempSync(join(tmpdir(), 'bench-frames-'))
const seeded = await startServer({ demoData: true })
await seeded.stop((data) => cpSync(data, folder, { recursive: true }))
const bench = await openProduct(`file:${join(folder, 'app.db')}`)
await addUsers(bench.store, 2 * ROWS, bench.now)
await bench.close()
const product = await startServer({ demoData: false, template: { folder } })
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  const [users] = pagesFor(['back office, users'])
  if (!users) throw new Error('There is no page of users')
  const visit = await visitOf(product.url, users)
  const seen = new Map<string, Frames[]>()
  for (let run = 0; run < RUNS; run++) {
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ viewport, ...contextOf(product.url, visit) })
    const page = await context.newPage()
    await page.goto(product.url + visit.path)
    const rows = page.locator('tbody tr[data-list-row]')
    await rows.nth(9).waitFor()
    await page.waitForTimeout(2_000)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: RATE })
    const acts: Record<string, () => Promise<unknown>> = {
      'drawing them': async () => {
        await page.getByRole('combobox', { name: /rows per page/i }).selectOption(String(ROWS))
        await rows.nth(ROWS - 1).waitFor()
        await page.waitForTimeout(1_000)
      },
      scrolling: async () => {
        await page.mouse.move(720, 500)
        for (let n = 0; n < WHEELS; n++) {
          await page.mouse.wheel(0, n < WHEELS / 2 ? WHEEL_PX : -WHEEL_PX)
          await page.waitForTimeout(30)
        }
        await page.waitForTimeout(500)
      },
      'choosing all': async () => {
        await page.locator('thead input[type="checkbox"]').click()
        await page.waitForTimeout(1_500)
      },
    }
    for (const [name, act] of Object.entries(acts))
      seen.set(name, [...(seen.get(name) ?? []), await framesOf(page, act)])
    await context.close()
  }
  const report: Record<string, object> = {}
  for (const [name, runs] of seen)
    report[name] = {
      'frames dropped': median(runs.map(({ dropped }) => dropped)),
      'longest, ms': median(runs.map(({ longest }) => longest)).toFixed(0),
    }
  console.table(report)
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
