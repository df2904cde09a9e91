import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import RegistrationPage from '#portal/identity/registration/registration-page.tsx'
import { renderInPortal } from '../page.tsx'

const words = en.register
const setup = {
  userType: 2,
  noeticExpert: true,
  plan: null,
  invite: { email: 'ada@consilium.test', firstName: 'Ada', lastName: 'Quill', preferredLanguage: 'en-us' },
  hourlyRate: 10_000,
  terms: null,
}
const rateOf = (rate: string) => words.rateText.replace('%{rate}', rate)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const accept = async () => userEvent.click(await screen.findByRole('checkbox', { name: words.rateAccept }))

const sent: Record<string, unknown>[] = []
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
})

/** Goes to the last step with a rate of 100.00 accepted, and sends; the server knows another rate. */
async function sendWith(key: string, hourlyRate: number | null) {
  vi.spyOn(api, 'get').mockImplementation(((path: string) =>
    Promise.resolve(path === '/register/setup' ? setup : [])) as never)
  vi.spyOn(api, 'post').mockImplementation(((path: string, { body }: { body: Record<string, unknown> }) => {
    if (path !== '/register/user') return Promise.resolve({ valid: true, description: '' })
    sent.push(body)
    return body.hourlyRateShown === hourlyRate
      ? Promise.resolve({ id: 'x', regStatus: 'verified' })
      : Promise.reject(new ApiError(409, { errorKey: 'register.rateChanged', message: 'Changed', hourlyRate }))
  }) as never)
  await renderInPortal(
    <Routes>
      <Route path="/physician/register/:uuid" element={<RegistrationPage />} />
    </Routes>,
    { at: `/physician/register/${key}` },
  )
  await screen.findByRole('textbox', { name: words.firstName })
  await press(words.next)
  await screen.findByLabelText(new RegExp(`^${words.city}`))
  await press(words.next)
  await userEvent.click(await screen.findByRole('checkbox', { name: words.specialties.medonc }))
  await press(words.next)
  expect(await screen.findByText(rateOf('$100.00'))).toBeVisible()
  await accept()
  await userEvent.click(screen.getByRole('checkbox', { name: words.termsAcceptAdult }))
  await press(words.next)
  await userEvent.fill(await screen.findByLabelText(en.security.newPassword), 'Violet-Harbor-72-Lantern')
  await userEvent.fill(screen.getByLabelText(en.security.repeatPassword), 'Violet-Harbor-72-Lantern')
  await press(words.create)
  expect(await screen.findByText(words.rateChanged)).toBeVisible()
}

test('a rate that staff have changed meanwhile is shown and accepted before the account is made; nothing is typed twice', async () => {
  await sendWith('raised', 30_000)
  expect(screen.getByText(rateOf('$300.00'))).toBeVisible()
  await press(words.next)
  expect(screen.getByRole('checkbox', { name: words.rateAccept })).toHaveAttribute('aria-invalid', 'true')
  await accept()
  await press(words.next)
  await screen.findByLabelText(en.security.newPassword)
  await press(words.create)
  await screen.findByRole('heading', { name: words.ready.title })
  expect(sent.map((body) => [body.hourlyRateShown, body.password])).toEqual([
    [10_000, 'Violet-Harbor-72-Lantern'],
    [30_000, 'Violet-Harbor-72-Lantern'],
  ])
})

test('a rate that was removed needs no acceptance', async () => {
  await sendWith('gone', null)
  expect(screen.queryByText(words.rate)).toBeNull()
  await press(words.next)
  await screen.findByLabelText(en.security.newPassword)
  await press(words.create)
  await screen.findByRole('heading', { name: words.ready.title })
  expect(sent.at(-1)).toMatchObject({ hourlyRateShown: null })
})
