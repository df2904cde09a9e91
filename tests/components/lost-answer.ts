import { vi } from 'vitest'

const { fetch } = window

/** The server does what this call asks for, but its first answer is lost on the way; all other calls reach the product. */
export function loseAnswer(method: string, path: string) {
  let lost = false
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (lost || init?.method !== method || !pathname.endsWith(path)) return answer
    lost = true
    throw new TypeError('Failed to fetch')
  })
}

/** An answer that the test gives when it wants to. */
export function lateAnswer() {
  let give: (answer: never) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const promise = new Promise<never>((resolve, reject) => {
    give = resolve
    fail = reject
  })
  return { promise, give, fail }
}
