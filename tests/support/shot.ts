import type { Page } from '@playwright/test'

/** A picture of the page for a person to look at: SHOTS=<folder> npx playwright test … */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
