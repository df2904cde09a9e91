import { cleanup, screen } from '@testing-library/react'
import { Link, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { ExpertForm } from '#portal/identity/registration/expert-form.tsx'
import { MemberForm } from '#portal/identity/registration/member-form.tsx'
import { renderInPortal } from '../page.tsx'

const words = en.register
const invite = { email: 'ada@consilium.test', firstName: 'Ada', lastName: null, preferredLanguage: 'en-us' as const }
const setup: RegistrationSetup = {
  userType: 2,
  noeticExpert: true,
  plan: null,
  invite,
  hourlyRate: 30_000,
  terms: null,
}
const door = { key: 'a-link' }

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(api, 'get').mockResolvedValue([] as never)
})

function Page({ of = door }: { of?: { key: string } }) {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back of the browser
      </button>
      <Link to="#step-3">Third</Link>
      <Link to="#step-5">Fifth</Link>
      <ExpertForm setup={setup} door={of} onDone={() => undefined} />
    </>
  )
}
const stepName = (at: number, name: string) =>
  words.step.replace('%{step}', String(at)).replace('%{steps}', '5').replace('%{name}', name)
const atStep = (at: number, name: string) => screen.findByRole('heading', { name: stepName(at, name) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
// an optional field says so after its name
const labelled = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( |$)`))
const valueOf = (name: string) => labelled(name).value
const filled = async (name: string, text: string) => userEvent.fill(labelled(name), text)

test('Back of the browser goes to the step before; what was typed is there again after the page was closed', async () => {
  await renderInPortal(<Page />)
  await filled(words.lastName, 'Quill')
  await press(words.next)
  await atStep(2, words.steps.contact)
  await filled(words.city, 'Turin')
  await filled(words.mobile, '212 555 0171')
  await press('Back of the browser')
  await atStep(1, words.steps.person)
  expect(valueOf(words.lastName)).toBe('Quill')
  cleanup()

  await renderInPortal(<Page />)
  expect(valueOf(words.lastName)).toBe('Quill')
  await userEvent.click(screen.getByRole('link', { name: 'Third' }))
  await atStep(3, words.steps.practice)
  await press(words.back)
  await atStep(2, words.steps.contact)
  expect(valueOf(words.city)).toBe('Turin')
})

test('an address with a later step opens the first that is not filled in', async () => {
  await renderInPortal(<Page />)
  await userEvent.click(screen.getByRole('link', { name: 'Fifth' }))
  // the last name is missing
  await atStep(1, words.steps.person)
})

test('another link starts empty, and the terms, the rate and the password are not kept', async () => {
  await renderInPortal(<Page />)
  await filled(words.lastName, 'Quill')
  cleanup()
  await renderInPortal(<Page of={{ key: 'another-link' }} />)
  expect(valueOf(words.lastName)).toBe('')
  cleanup()

  const member = { ...setup, noeticExpert: false, hourlyRate: null }
  await renderInPortal(<MemberForm setup={member} door={door} onDone={() => undefined} />)
  await filled(words.phone, '2125550100')
  await filled(en.security.newPassword, 'Violet-Harbor-72-Lantern')
  const kept = Object.values(sessionStorage).join('')
  expect(kept).toContain('2125550100')
  expect(kept).not.toMatch(/Violet|termsAccepted|hourlyRateAcknowledged/)
})

test('nothing is left once the account is there', async () => {
  const member = { ...setup, noeticExpert: false, hourlyRate: null }
  vi.spyOn(api, 'post').mockImplementation(((path: string) =>
    Promise.resolve(path === '/register/user' ? { regStatus: 'success' } : { valid: true, description: '' })) as never)
  const done = vi.fn()
  await renderInPortal(<MemberForm setup={member} door={door} onDone={done} />)
  await filled(words.lastName, 'Quill')
  await filled(words.dateOfBirth, '05/05/1980')
  await filled(en.security.newPassword, 'Violet-Harbor-72-Lantern')
  await filled(en.security.repeatPassword, 'Violet-Harbor-72-Lantern')
  await userEvent.click(screen.getByRole('checkbox', { name: words.termsAccept }))
  expect(Object.keys(sessionStorage)).toEqual(['consilium.draft.register.a-link'])
  await press(words.create)
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(Object.keys(sessionStorage)).toEqual([])
})
