import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Change } from '#api/client/changes.ts'
import { backofficeOnProduct, staffLogin } from './on-product.ts'

const { product, seen } = await backofficeOnProduct()
const { storeLogin } = await import('#api/client/session.ts')
const { followChanges } = await import('#backoffice/providers/live.ts')
const { isTouched, refreshPage } = await import('#backoffice/providers/refresh-page.ts')
const { api } = await import('#backoffice/providers/client.ts')
storeLogin(await staffLogin(product))

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))
function follow(options: Partial<Parameters<typeof followChanges>[0]> = {}) {
  const heard: Change[][] = []
  const states: string[] = []
  const stop = followChanges({
    onChanges: (changes) => heard.push(changes),
    onState: (state) => states.push(state),
    gather: 5,
    shortest: 5,
    longest: 20,
    ...options,
  })
  stops.push(stop)
  return { heard, states, stop }
}

describe('the line to the server', () => {
  test('brings changes, gathered, and does not keep the session alive', async () => {
    seen.splice(0)
    const { heard, states } = follow()
    await expect.poll(() => states).toEqual(['live'])
    product.deps.bus.publish([
      { channel: 'discussion', id: 'a', userIds: [] },
      { channel: 'discussions', id: 'a', userIds: [] },
    ])
    await expect
      .poll(() => heard.flat())
      .toEqual([
        { channel: 'discussion', id: 'a' },
        { channel: 'discussions', id: 'a' },
      ])
    expect(heard.length).toBeLessThanOrEqual(2)
    expect(seen[0]?.headers.get('x-background')).toBe('1')
  })

  test('ends when the page is left', async () => {
    const { heard, states, stop } = follow()
    await expect.poll(() => states).toEqual(['live'])
    stop()
    product.deps.bus.publish([{ channel: 'discussion', id: 'late', userIds: [] }])
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(heard.flat()).not.toContainEqual({ channel: 'discussion', id: 'late' })
  })

  test('that cannot be opened is tried again, and the page looks for itself meanwhile', async () => {
    const reach = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
    const { heard, states } = follow()
    await expect.poll(() => heard.length).toBeGreaterThan(1)
    expect(states[0]).toBe('polling')
    expect(heard[0]).toEqual([])
    vi.stubGlobal('fetch', reach)
    await expect.poll(() => states.at(-1)).toBe('live')
    const before = heard.length
    product.deps.bus.publish([{ channel: 'grants', id: 'g', userIds: [] }])
    await expect.poll(() => heard.slice(before).flat()).toContainEqual({ channel: 'grants', id: 'g' })
  })
})

describe('what a change touches', () => {
  const discussion: Change[] = [{ channel: 'discussion', id: '1' }]
  test('a discussion shows in its page, its parts and the lists', () => {
    for (const resource of ['queries', 'queryExperts', 'queryResponses', 'discussion', 'auditEvents'])
      expect(isTouched([resource, 'getList'], discussion)).toBe(true)
    expect(isTouched(['grants', 'getList'], discussion)).toBe(false)
  })
  test('an unknown channel names its own resource; no channels mean anything', () => {
    expect(isTouched(['pools', 'getList'], [{ channel: 'pools', id: '1' }])).toBe(true)
    expect(isTouched(['pools', 'getList'], [])).toBe(true)
  })

  test('what is on the page is asked again in the background; a form keeps what was typed', async () => {
    const queries = new QueryClient()
    const ask = (path: string) => async () => (await api.send('GET', path)).status
    const observe = (queryKey: unknown[], path: string) => queries.fetchQuery({ queryKey, queryFn: ask(path) })
    await observe(['queries', 'getList'], '/rest/queries')
    await observe(['grants', 'getOne', { id: '1' }], '/rest/grants')
    const { QueryObserver } = await import('@tanstack/react-query')
    stops.push(
      new QueryObserver(queries, {
        queryKey: ['queries', 'getList'],
        queryFn: ask('/rest/queries'),
        staleTime: Infinity,
      }).subscribe(() => undefined),
    )
    stops.push(
      new QueryObserver(queries, {
        queryKey: ['grants', 'getOne', { id: '1' }],
        queryFn: ask('/rest/grants'),
        staleTime: Infinity,
      }).subscribe(() => undefined),
    )
    seen.splice(0)
    refreshPage(queries, [])
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen.map(({ path }) => path)).toEqual(['/api/rest/queries'])
    expect(seen[0]?.headers.get('x-background')).toBe('1')
  })
})
