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

test('who signs out on purpose takes their drafts along, out of this tab and the others; a form still open stores none again', async () => {
  vi.resetModules()
  const login = (id: string, authUser?: { id: string }) =>
    JSON.stringify({ token: 't', exp: 9_999_999_999, user: { id }, ...(authUser && { authUser }) })
  const held = {
    'consilium.draft.response.u1.q1': '{"text":"Patient Jane","clarify":false}',
    'consilium.draft.survey.u1.q1.question.a': '"Yes"',
    'consilium.draft.response.u2.q1': '{"text":"Of someone else","clarify":false}',
    'consilium.draft.list.compact': 'true',
  }
  const device = storageWith({ ...held, 'consilium.login': login('u1') })
  const tab = storageWith({ 'consilium.draft.account.u1.address': '{"version":1,"values":{"city":"Salem"}}' })
  const page = new EventTarget()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', new EventTarget())
  const { holdsUnsent, saveDraft, restoreDraft } = await import('#api/client/draft-storage.ts')
  const { markIntendedSignOut, needsFreshSignOn, markSignedOn } = await import('#api/client/sign-out-traces.ts')
  const { storeLogin } = await import('#api/client/session.ts')
  const signIn = (id: string) => storeLogin(JSON.parse(login(id)) as Parameters<typeof storeLogin>[0])
  const drafts = () => [device, tab].flatMap((one) => Object.keys(one).filter((name) => name.includes('.draft.')))
  signIn('u1')
  expect(holdsUnsent('u1')).toBe(true)
  expect(holdsUnsent('u3')).toBe(false)
  expect(needsFreshSignOn()).toBe(false)

  markIntendedSignOut()
  const others = ['consilium.draft.response.u2.q1', 'consilium.draft.list.compact']
  expect(drafts()).toEqual(others)
  expect(saveDraft('response.u1.q1', { text: 'again' })).toBe(true)
  expect(drafts()).toEqual(others)
  expect(needsFreshSignOn()).toBe(true)
  markSignedOn()
  expect(needsFreshSignOn()).toBe(false)

  // the same person writes on after a new sign-in
  signIn('u1')
  saveDraft('response.u1.q2', { text: 'new' })
  page.dispatchEvent(new Event('storage'))
  expect(restoreDraft('response.u1.q2')).toEqual({ text: 'new' })

  // a tab in which someone else's mark arrives: only what this tab itself holds of them goes
  saveDraft('account.u2.address', { values: { city: 'Bern' } }, 'tab')
  localStorage.setItem('consilium.signedOut', `${Date.now()}.u2`)
  page.dispatchEvent(new Event('storage'))
  expect(Object.keys(tab)).toEqual([])
  expect(restoreDraft('response.u1.q2')).toEqual({ text: 'new' })
})

test('an empty form is nothing to ask about', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storageWith({ 'consilium.draft.response.u1.q1': '{"text":" ","clarify":true}' }))
  vi.stubGlobal('sessionStorage', storageWith({}))
  const { holdsUnsent } = await import('#api/client/draft-storage.ts')
  expect(holdsUnsent('u1')).toBe(false)
})
