import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endedKey, storedLoginKey } from '#model/identity/storage-keys.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { backofficeOnProduct, staffLogin } from './on-product.ts'

const { product, went, seen } = await backofficeOnProduct('/admin/queries/42?x=1#log')

/** Whether someone has left the page is remembered by the module, so each test starts with a fresh one. */
async function fresh() {
  vi.resetModules()
  const [login, auth, client, permissions, http] = await Promise.all([
    import('#api/client/session.ts'),
    import('#backoffice/providers/auth-provider.ts'),
    import('#backoffice/providers/client.ts'),
    import('#backoffice/providers/permissions.ts'),
    import('#api/client/http.ts'),
  ])
  return { ...login, ...auth, ...client, ...permissions, ...http }
}
const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'settled'), new Promise((resolve) => setTimeout(() => resolve('waits'), 30))])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  went.splice(0)
  seen.splice(0)
})

describe('who may be here', () => {
  test('no one signed in: the page is saved and the portal asks', async () => {
    const { authProvider } = await fresh()
    expect(await settled(authProvider.checkAuth({}))).toBe('waits')
    expect(went).toEqual(['/login'])
    expect(sessionStorage.getItem('consilium.route.guest')).toBe('/admin/queries/42?x=1#log')
  })

  test('an expired record counts as none', async () => {
    const login = await staffLogin(product)
    localStorage.setItem(storedLoginKey, JSON.stringify({ ...login, exp: Math.floor(Date.now() / 1000) - 5 }))
    const { authProvider } = await fresh()
    expect(await settled(authProvider.checkAuth({}))).toBe('waits')
    expect(went).toEqual(['/login'])
  })

  test('without the second factor the portal asks for it, and the page is kept for this person', async () => {
    const login = await staffLogin(product)
    localStorage.setItem(storedLoginKey, JSON.stringify({ ...login, mfaValidated: false }))
    const { authProvider } = await fresh()
    expect(await settled(authProvider.checkAuth({}))).toBe('waits')
    expect(went).toEqual(['/mfa'])
    expect(sessionStorage.getItem(`consilium.route.${login.user.id}`)).toBe('/admin/queries/42?x=1#log')
  })

  test('for everyone else there is no such page', async () => {
    const login = await staffLogin(product)
    localStorage.setItem(
      storedLoginKey,
      JSON.stringify({ ...login, user: { ...login.user, userType: userType.expert } }),
    )
    const { authProvider } = await fresh()
    expect(await settled(authProvider.checkAuth({}))).toBe('waits')
    expect(went).toEqual(['/not-found'])
    expect(localStorage.getItem(storedLoginKey)).not.toBeNull()
  })

  test('staff stay', async () => {
    localStorage.setItem(storedLoginKey, JSON.stringify(await staffLogin(product)))
    const { authProvider } = await fresh()
    expect(await settled(authProvider.checkAuth({}))).toBe('settled')
    expect(went).toEqual([])
  })
})

describe('a page that going back brings as it was left', () => {
  /** What happens when the browser takes the page out again, `before` having happened since it was opened. */
  async function broughtBack(before: (page: Awaited<ReturnType<typeof fresh>>) => unknown, persisted = true) {
    localStorage.setItem(storedLoginKey, JSON.stringify(await staffLogin(product)))
    const reload = vi.fn()
    const location = { ...window.location, reload }
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
    const page = await fresh()
    await before(page)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    return reload
  }

  test('begins again after a sign-out, and when someone else is signed in by now', async () => {
    expect(await broughtBack(({ signOut }) => signOut())).toHaveBeenCalledOnce()
    const other = await staffLogin(product)
    expect(await broughtBack(() => localStorage.setItem(storedLoginKey, JSON.stringify(other)))).toHaveBeenCalledOnce()
  })

  test('stays as it is for the one who left it, and when it was loaded', async () => {
    expect(await broughtBack(() => undefined)).not.toHaveBeenCalled()
    expect(await broughtBack(({ signOut }) => signOut(), false)).not.toHaveBeenCalled()
  })
})

describe('a session', () => {
  test('slides with what people do and takes the new expiry; what the page does by itself does not', async () => {
    const login = await staffLogin(product)
    localStorage.setItem(storedLoginKey, JSON.stringify(login))
    const { api, inBackground, getLogin } = await fresh()
    product.clock.advance(1200)
    let quiet: Promise<unknown> = Promise.resolve()
    inBackground(() => {
      quiet = api.call('GET', '/rest/grants')
    })
    await quiet
    expect(seen.at(-1)?.headers.get('x-background')).toBe('1')
    // what it asks for because of that is no one's wish either
    await api.call('GET', '/rest/grants')
    expect(seen.at(-1)?.headers.get('x-background')).toBe('1')
    expect(getLogin()?.exp).toBe(login.exp)
    window.dispatchEvent(new Event('click'))
    await api.call('GET', '/rest/grants')
    expect(seen.at(-1)?.headers.has('x-background')).toBe(false)
    expect(getLogin()?.exp).toBeGreaterThan(login.exp + 1000)
    expect(JSON.parse(localStorage.getItem(storedLoginKey) ?? '{}')).toMatchObject({ exp: getLogin()?.exp })
  })

  test('that has died ends here: word is left for the sign-in page', async () => {
    localStorage.setItem(storedLoginKey, JSON.stringify({ ...(await staffLogin(product)), token: 'dead' }))
    const { api, getLogin } = await fresh()
    await expect(api.call('GET', '/rest/grants')).rejects.toMatchObject({ status: 401 })
    expect(getLogin()).toBeUndefined()
    expect(localStorage.getItem(storedLoginKey)).toBeNull()
    expect(sessionStorage.getItem(endedKey)).toMatch(/expired|loggedOut/)
    expect(went).toEqual(['/login'])
  })

  test('signing out tells the server and remembers no page', async () => {
    const login = await staffLogin(product)
    localStorage.setItem(storedLoginKey, JSON.stringify(login))
    const { signOut, api } = await fresh()
    await signOut()
    expect(went).toEqual(['/login'])
    expect(sessionStorage.getItem(endedKey)).toBe('signedOut')
    expect(sessionStorage.getItem(`consilium.route.${login.user.id}`)).toBeNull()
    localStorage.setItem(storedLoginKey, JSON.stringify(login))
    await expect((await fresh()).api.call('GET', '/rest/grants')).rejects.toMatchObject({ status: 401 })
    await expect(api.call('GET', '/rest/grants')).rejects.toMatchObject({ status: 401 })
  })

  test('offline is no refusal', async () => {
    localStorage.setItem(storedLoginKey, JSON.stringify(await staffLogin(product)))
    const { api, getLogin } = await fresh()
    const reach = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(api.call('GET', '/rest/grants')).rejects.toMatchObject({ status: 0, message: 'errors.offline' })
    vi.stubGlobal('fetch', reach)
    expect(getLogin()).toBeDefined()
    expect(went).toEqual([])
  })
})

describe('permissions', () => {
  const as = async (...args: Parameters<typeof staffLogin> extends [unknown, ...infer Rest] ? Rest : never) => {
    localStorage.setItem(storedLoginKey, JSON.stringify(await staffLogin(product, ...args)))
    return (await fresh()).getPermissions()
  }

  test('come from the server and the one table', async () => {
    const csr = await as(['csr'])
    expect(csr.allows('setup.edit')).toEqual({ allowed: true })
    expect(csr.allows('discussions.forceCancel')).toEqual({ allowed: false, rule: 'rules.csrAdmin' })
    expect((await as(['csr_admin'])).allows('discussions.forceCancel')).toEqual({ allowed: true })
  })

  test('view only forbids every write, whatever the rank', async () => {
    const viewer = await as(['csr_super'], { allowedCSRView: true })
    expect(viewer.allows('setup.edit')).toEqual({ allowed: false, rule: 'rules.viewOnly' })
    expect(viewer.allows('admin.read')).toEqual({ allowed: true })
  })

  test('another member of staff is judged by rank', async () => {
    const admin = await as(['csr_admin'])
    const other = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr_super'] })
    expect(admin.allows('users.disable', { userId: other.id, userType: 3, roles: ['csr_super'] })).toEqual({
      allowed: false,
      rule: 'rules.staffUsers',
    })
  })
})
