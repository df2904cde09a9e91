import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LanguageMenu } from '#backoffice/layout/language-menu.tsx'
import { api as staffApi } from '#backoffice/providers/client.ts'
import { createStore } from '#backoffice/providers/store.ts'
import { getLogin, updateLogin } from '#api/client/session.ts'
import { appearanceKey, languageKey } from '#model/identity/storage-keys.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { api } from '#portal/client.ts'
import { followAppearance } from '#portal/shell/appearance.ts'
import { TopBar } from '#portal/shell/top-bar/top-bar.tsx'
import { renderInBackOffice } from './backoffice/page.tsx'
import { renderInPortal } from './portal/page.tsx'
import { signInFully } from './sign-in.ts'

const profile = { params: { id: '' } }
const kept = async () => (await api.get('/server/user/{id}/profile', profile)).preferredLanguage
const putsOf = (client: typeof api) => vi.spyOn(client, 'put')

async function signedIn(email: string) {
  profile.params.id = (await signInFully(email)).id
  expect(await kept()).toBe('en-us')
}
const pick = (label: string, language: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), language)

beforeEach(() => localStorage.setItem(languageKey, 'en'))
afterEach(async () => {
  const { preferredLanguage, version } = await api.get('/server/user/{id}/profile', profile)
  if (preferredLanguage !== 'en-us')
    await api.put('/server/user/{id}/profile', { ...profile, body: { preferredLanguage: 'en-us', version } })
  localStorage.removeItem(languageKey)
  document.documentElement.lang = 'en-US'
})

test('the language picked in the portal becomes that of the person’s mails, and is not sent again when it is the same', async () => {
  await signedIn('member@consilium.test')
  const put = putsOf(api)
  await renderInPortal(<TopBar variant="default" />)
  await pick(en.shell.language, 'zh')
  await expect.poll(kept).toBe('zh-cn')
  expect(put).toHaveBeenCalledTimes(1)

  // another browser shows English still
  await expect.poll(() => screen.queryByRole('combobox', { name: zh.shell.language })).not.toBeNull()
  const { version } = await api.get('/server/user/{id}/profile', profile)
  await api.put('/server/user/{id}/profile', { ...profile, body: { preferredLanguage: 'en-us', version } })
  put.mockClear()
  const get = vi.spyOn(api, 'get')
  await pick(zh.shell.language, 'en')
  await expect.poll(() => get.mock.results.length).toBe(1)
  await get.mock.results[0]?.value
  expect(put).not.toHaveBeenCalled()
})

test('who acts for someone changes nothing of that person', async () => {
  await signedIn('member@consilium.test')
  const login = getLogin()!
  updateLogin({ authUser: { ...login.user, id: 'staff' } })
  const [put, get] = [putsOf(api), vi.spyOn(api, 'get')]
  await renderInPortal(<TopBar variant="default" />)
  await pick(en.shell.language, 'zh')
  await screen.findByRole('combobox', { name: zh.shell.language })
  // the part that would keep it has long arrived
  await import('#portal/identity/keep-language.ts')
  expect([put.mock.calls, get.mock.calls]).toEqual([[], []])
  updateLogin({ authUser: undefined })
  expect(await kept()).toBe('en-us')
})

test('staff pick it in the back office', async () => {
  await signedIn('csr.super@consilium.test')
  const put = putsOf(staffApi)
  await renderInBackOffice(<LanguageMenu />)
  await userEvent.click(screen.getByRole('button', { name: en.admin.language }))
  await userEvent.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: '简体中文' }))
  await expect.poll(kept).toBe('zh-cn')
  expect(put).toHaveBeenCalledTimes(1)
})

/** What another open page of the product remembers. */
function onAnotherPage(remember: (storage: Storage) => void) {
  const other = document.body.appendChild(document.createElement('iframe'))
  remember(other.contentWindow!.localStorage)
  other.remove()
}

test('an open page of the portal follows the language and the appearance that are chosen on another', async () => {
  await signedIn('member@consilium.test')
  const put = putsOf(api)
  followAppearance()
  await renderInPortal(<TopBar variant="default" />)
  onAnotherPage((storage) => storage.setItem(languageKey, 'zh'))
  await expect.poll(() => screen.queryByRole('combobox', { name: zh.shell.language })).not.toBeNull()
  onAnotherPage((storage) => storage.setItem(appearanceKey, 'dark'))
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark')
  onAnotherPage((storage) => storage.removeItem(appearanceKey))
  await expect.poll(() => document.documentElement.dataset.appearance).toBeUndefined()
  expect(put).not.toHaveBeenCalled()
})

test('an open page of the back office follows the language that is chosen in the portal', async () => {
  await signedIn('csr.super@consilium.test')
  const put = putsOf(staffApi)
  await renderInBackOffice(<LanguageMenu />, { store: createStore('language') })
  onAnotherPage((storage) => storage.setItem(languageKey, 'zh'))
  await expect.poll(() => screen.queryByRole('button', { name: zh.admin.language })).not.toBeNull()
  expect(put).not.toHaveBeenCalled()
})
