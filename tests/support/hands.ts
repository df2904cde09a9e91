/** What people do with a keyboard, a mouse and a finger, and what they need to see. */
import { expect, type Locator, type Page } from '@playwright/test'
import { barriers } from './accessibility.ts'

/** The screen of a telephone. */
export const phone = { width: 390, height: 844 }

/** Goes on by Tab until something of this name has the cursor. */
export async function tabTo(page: Page, name: string) {
  await expect(async () => {
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return [
        element?.getAttribute('aria-label'),
        ...[...(element?.labels ?? [])].map((label) => label.textContent),
        element?.closest('button')?.textContent,
      ]
    })
    if (!at.some((one) => one?.trim() === name)) await page.keyboard.press('Tab')
    expect(at.map((one) => one?.trim())).toContain(name)
  }).toPass({ intervals: [20], timeout: 40_000 })
}

/** Picks up with the pointer and puts down on another. */
export async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + Math.sign(end.y - start.y) * 8)
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** Picks up with the keyboard what has the cursor, goes one place with an arrow key, and puts it down there. */
export async function moveByKeys(
  page: Page,
  arrow: 'ArrowUp' | 'ArrowDown',
  { pickedUp, movedTo }: { pickedUp: string; movedTo: string },
) {
  await page.keyboard.press('Space')
  await expect(page.getByText(pickedUp)).toBeAttached()
  // the page shows this a moment before it handles the arrows
  await expect(async () => {
    await page.keyboard.press(arrow)
    await expect(page.getByText(movedTo)).toBeAttached({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('Space')
}

/** Picks up with a finger and puts down on another. */
export async function dragByTouch(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  const finger = await page.context().newCDPSession(page)
  const x = start.x + start.width / 2
  const y = (part: number) => start.y + start.height / 2 + (end.y - start.y) * part
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: y(0) }] })
  for (let step = 1; step <= 10; step++)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y(step / 10) }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Lines far from the screen keep the colors of the scheme before until they come near it. */
const showFarContent = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/**
 * What some could not use, by day and by night, and nothing to scroll sideways.
 * @param within a selector: only this part of the page is judged
 */
export async function expectUsable(page: Page, within?: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    // what is still fading in is too pale for a moment
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await showFarContent(page)
    expect(await barriers(page, { within, colours: colorScheme === 'light' }), colorScheme).toEqual([])
  }
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
}

/** The same of what is open: what lies behind a dialog is not judged, as no one reads it there. */
export async function expectOpenUsable(page: Page) {
  await expectUsable(page, (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : undefined)
}

/** The rows of a list. */
export const rows = (list: Locator) => list.getByRole('listitem')

/** Who is signed in on a page. */
export const idOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { user: { id: string } }).user.id)

/** A picture of the page for a person to look at: SHOTS=<folder> npx playwright test … */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
