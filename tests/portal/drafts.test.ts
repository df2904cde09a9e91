import { expect, test, vi } from 'vitest'

/** As browsers have it: stored names are its own properties. */
const storageWith = (held: Record<string, string>) =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, name: string) {
        return this[name] ?? null
      },
      setItem(this: Record<string, string>, name: string, value: string) {
        this[name] = value
      },
      removeItem(this: Record<string, string>, name: string) {
        delete this[name]
      },
    }) as object,
    held,
  )

test('a draft that an earlier version stored is restored after an upgrade', async () => {
  const device = storageWith({ 'consilium.kept.response.u1.q1': '"Half an answer"', 'consilium.login': '{}' })
  const tab = storageWith({ 'consilium.kept.response.u1.q2': '"Too late"' })
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
  const { restoreDraft } = await import('#api/client/draft-storage.ts')
  expect(restoreDraft('response.u1.q1')).toBe('Half an answer')
  expect(restoreDraft('response.u1.q2', 'tab')).toBe('Too late')
  expect(Object.keys(device).sort()).toEqual(['consilium.draft.response.u1.q1', 'consilium.login'])
  expect(Object.keys(tab)).toEqual(['consilium.draft.response.u1.q2'])
})
