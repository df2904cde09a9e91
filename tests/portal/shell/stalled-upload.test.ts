import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInBrowser } from '../browser-like.ts'

standInBrowser()
const { createClient } = await import('#api/client/http.ts')
const { upload } = await import('#api/client/upload.ts')
const client = createClient({ onEnd: () => undefined, onSecondFactor: () => undefined })

/** A request whose progress the test makes. */
class SlowRequest {
  static last: SlowRequest
  upload: { onprogress?: (event: object) => void } = {}
  onabort?: () => void
  aborted = false
  constructor() {
    SlowRequest.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true
    this.onabort?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  standInBrowser()
})

test('an upload may take as long as it moves; one that has stopped is given up and said so', async () => {
  const onProgress = vi.fn()
  const sent = upload(client, 'POST', '/x', new FormData(), { onProgress, signal: new AbortController().signal }).then(
    () => undefined,
    (error: unknown) => error,
  )
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(100_000)
    SlowRequest.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 10 })
  }
  expect(onProgress.mock.lastCall).toEqual([0.3])
  expect(SlowRequest.last.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(SlowRequest.last.aborted).toBe(true)
  expect(await sent).toMatchObject({ status: 0, errorKey: 'errors.noAnswer' })
})
