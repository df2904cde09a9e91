import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixedLimits } from '#model/limits.ts'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#portal/client.ts'
import { endSession, getLogin } from '#api/client/session.ts'
import { CodeForm } from '#portal/identity/factors/code-form.tsx'
import { signInUpToCode } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

beforeEach(() => {
  endSession()
  localStorage.clear()
})

test('a wrong code is refused and cleared, with the cursor in the field; the right one completes the sign-in', async () => {
  const { code } = await signInUpToCode('expert@consilium.test')
  let done = 0
  await renderInPortal(<CodeForm mfaType="email" onDone={() => done++} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: en.mfa.code })

  await userEvent.type(field, code === '111111' ? '222222' : '111111')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect({ done, signedIn: getLogin()?.mfaValidated }).toEqual({ done: 0, signedIn: false })

  // as it is pasted out of a mail
  await userEvent.type(field, ` ${code.slice(0, 3)} ${code.slice(3)}`)
  await expect.poll(() => done).toBe(1)
  expect(getLogin()?.mfaValidated).toBe(true)
})

test('letters are no code: nothing is sent', async () => {
  await signInUpToCode('expert@consilium.test')
  const before = performance.getEntriesByType('resource').length
  await renderInPortal(<CodeForm mfaType="email" />)
  await userEvent.type(screen.getByRole('textbox', { name: en.mfa.code }), 'abcdef')
  const sent = performance.getEntriesByType('resource').slice(before)
  expect(sent.filter(({ name }) => name.includes('/mfa/verify'))).toEqual([])
})

test.each([new ApiError(0), new ApiError(503)])(
  'a code that the server did not look at stays, and so does what is said of it: $status',
  async (error) => {
    vi.spyOn(api, 'get').mockRejectedValue(error)
    await renderInPortal(<CodeForm mfaType="email" />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: en.mfa.code })
    await userEvent.type(field, '123456')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('123456')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: en.mfa.verify }).disabled).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, fixedLimits['mfa.errorLabel'] + 200))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field, '{Backspace}')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  },
)
