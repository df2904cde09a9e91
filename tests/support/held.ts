import type { Page, Request, Route } from '@playwright/test'

interface Options {
  /** only requests of this kind */
  method?: 'PUT' | 'POST'
  /** the server is asked at once, and what it answers is held back; the first time only */
  answer?: boolean
}

/** Holds what is asked of an address back until it is let go, and counts it. */
export async function held(page: Page, address: string | RegExp, { method, answer = false }: Options = {}) {
  let letGo = () => undefined as void
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked: Request[] = []
  const hold = async (route: Route) => {
    const request = route.request()
    if (method !== undefined && request.method() !== method) return route.continue()
    asked.push(request)
    const response = answer ? await route.fetch() : undefined
    await gate
    await (response ? route.fulfill({ response }) : route.continue())
  }
  await page.route(address, hold, answer ? { times: 1 } : {})
  return { asked, letGo, release: () => page.unroute(address, hold) }
}
