import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium to run the journeys in: the machine's own, else the one Playwright has downloaded. */
export const findBrowser = (): string | undefined =>
  [...places, chromium.executablePath()].find((path) => path !== undefined && path !== '' && existsSync(path))
