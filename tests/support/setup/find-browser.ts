import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without a window system: a quarter less work for the same pages. It shows no PDF. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstOf = (places: string[]): string | undefined =>
  [process.env.CHROMIUM, ...places, chromium.executablePath()].find((path) => path && existsSync(path))

/** A Chromium with all that people have, or the one that Playwright has downloaded. */
export const findWholeBrowser = (): string | undefined => firstOf(whole)
/** What most pages are tested in: the headless shell where it is installed. */
export const findBrowser = (): string | undefined => firstOf([headlessShell, ...whole])

/** How a browser is started, with a camera that shows a test picture and a microphone that beeps, allowed without a question. */
export const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  chromiumSandbox: false,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // five pictures a second, the fewest: calls of four people leave the processor time for everything else
    '--use-fake-device-for-media-stream=fps=5',
    '--use-fake-ui-for-media-stream',
  ],
})
