import type { ComponentProps, ReactNode } from 'react'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Route, Routes, useLocation } from 'react-router'
import { en } from '#model/texts/en.ts'
import { Guard } from '#portal/identity/guard.tsx'
import UnsubscribePage from '#portal/identity/account/unsubscribe-page.tsx'
import NoAuthPage from '#portal/shell/layout/no-auth-page.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

let userId = ''
beforeEach(async () => {
  userId = (await signInFully('expert3@consilium.test')).id
})

test('a page of an unsubscribe link offers someone who is signed in the own settings', async () => {
  await renderInPortal(
    <Routes>
      <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>,
    { at: '/unsubscribe/a.b.c' },
  )
  const link = await screen.findByRole('link', { name: en.unsubscribe.settings })
  expect(link.getAttribute('href')).toBe(`/account/${userId}/notificationPrefs`)
  expect(screen.queryByRole('link', { name: en.unsubscribe.signIn })).toBeNull()
})

function Invitation() {
  const { pathname, search } = useLocation()
  return <h1>{`Open: ${pathname}${search}`}</h1>
}

const guarded = (page: ComponentProps<typeof Guard>['page'], children: ReactNode) => (
  <Guard key={page} page={page}>
    {children}
  </Guard>
)

test('an invitation to register opens once the one who is signed in has signed out', async () => {
  await renderInPortal(
    <Routes>
      <Route path="/register/invitation/:extra" element={guarded('Registration', <Invitation />)} />
      <Route path="/noAuth" element={guarded('NoAuth', <NoAuthPage />)} />
      <Route path="/login" element={<h1>Sign in</h1>} />
    </Routes>,
    { at: '/register/invitation/key-1?from=mail' },
  )
  await userEvent.click(await screen.findByRole('button', { name: en.noAuth.signOut }))
  expect(await screen.findByRole('heading', { name: 'Open: /register/invitation/key-1?from=mail' })).toBeDefined()
})
