import { act, cleanup, screen } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SurveyResponseBody } from '#model/surveys/wire.ts'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { useLogin } from '#api/client/session.ts'
import { api } from '#portal/client.ts'
import { signOut } from '#portal/identity/sign-out.ts'
import { translator } from '#portal/shell/texts.tsx'
import type { SurveyHandle } from '#portal/surveys/player/survey-handle.ts'
import SurveyPlayer from '#portal/surveys/player/survey-player.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'
import { postSurvey } from './post-survey.ts'

const questions = {
  long: { id: 'long', version: 1, text: 'How did it go?', questionTypeId: 3, configuration: '[{}]' },
  short: { id: 'short', version: 1, text: 'In a word?', questionTypeId: 2, configuration: '[{}]' },
  several: {
    id: 'several',
    version: 1,
    text: 'What helped?',
    questionTypeId: 1,
    configuration: JSON.stringify([
      { validation: { addOther: true, enableMultiSelect: true }, choices: [{ id: 'rest', text: 'Rest' }] },
    ]),
  },
  one: {
    id: 'one',
    version: 1,
    text: 'Who helped?',
    questionTypeId: 1,
    configuration: JSON.stringify([{ validation: { addOther: true }, choices: [{ id: 'nurse', text: 'A nurse' }] }]),
  },
}

beforeAll(async () => {
  await signInFully('member@consilium.test')
})
beforeEach(() => localStorage.clear())

/** As every page: shown to who is signed in. */
const Guarded = ({ children }: { children: ReactNode }) => useLogin() && children

/** The survey with one question; what it sends, newest last. */
async function open(name: keyof typeof questions, { handle }: { handle?: React.Ref<SurveyHandle> } = {}) {
  const sent: SurveyResponseBody[] = []
  vi.spyOn(api, 'post').mockImplementation((path, options) => {
    if (!path.endsWith('/surveyKey')) {
      sent.push((options as { body: SurveyResponseBody }).body)
      return Promise.resolve({}) as never
    }
    return Promise.resolve(postSurvey(questions[name])) as never
  })
  await renderInPortal(
    <Guarded>
      <SurveyPlayer queryId="q1" when="post" {...(handle && { withAnswer: handle })} />
    </Guarded>,
  )
  await screen.findByText(`1. ${questions[name].text}`)
  return sent
}
const values = (sent: SurveyResponseBody[]) => sent.map(({ answers }) => answers[0]?.value)
const submit = () => userEvent.click(screen.getByRole('button', { name: en.survey.submit }))
const status = () => document.querySelector('form [role="status"]')?.textContent
const unsaved = en.survey.unfit.split(' |||| ')[0]?.replace('%{smart_count}', '1')

test('a text that is too long is kept, called unsaved and not submitted, until it is shorter', async () => {
  const sent = await open('long')
  const text = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.fill(text, 'First')
  await expect.poll(() => values(sent)).toEqual(['First'])
  await expect.poll(status).toBe(en.survey.savedAt)

  const long = 'x'.repeat(20_007)
  await userEvent.fill(text, long)
  expect(screen.getByText('7 characters over the limit')).toBeDefined()
  expect(status()).toBe(unsaved)
  await userEvent.click(screen.getByRole('button', { name: en.survey.later }))
  expect(screen.queryByText(en.survey.savedAt)).toBeNull()
  await submit()
  expect(document.activeElement).toBe(text)
  expect(values(sent)).toEqual(['First'])

  cleanup()
  const after = await open('long')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(long)
  await submit()
  expect(after).toEqual([])
  await userEvent.fill(screen.getByRole('textbox'), 'Second')
  await submit()
  expect(await screen.findByText(en.survey.thanks)).toBeDefined()
  expect(values(after).at(-1)).toBe('Second')
})

test('an answer takes no survey along whose short text is too long', async () => {
  const handle = createRef<SurveyHandle>()
  const sent = await open('short', { handle })
  await userEvent.fill(screen.getByRole('textbox'), 'x'.repeat(501))
  expect(await act(() => handle.current?.handIn())).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(sent).toEqual([])
  await userEvent.fill(screen.getByRole('textbox'), 'x'.repeat(500))
  expect(await act(() => handle.current?.handIn())).toBe(true)
  expect(sent.at(-1)).toMatchObject({ complete: true })
})

test.each(['several', 'one'] as const)(
  '"other" stays open while it is retyped, and asks for its text: %s',
  async (name) => {
    const sent = await open(name)
    if (name === 'several') await userEvent.click(screen.getByRole('checkbox', { name: 'Rest' }))
    await userEvent.click(screen.getByText(en.survey.other))
    const other = screen.getByRole<HTMLInputElement>('textbox', { name: en.survey.otherText })
    await userEvent.fill(other, 'Tea')
    await userEvent.clear(other)
    expect(other.isConnected).toBe(true)
    await submit()
    expect(screen.getByText(en.survey.otherMissing)).toBeDefined()
    expect(document.activeElement).toBe(other)
    expect(sent.some(({ complete }) => complete)).toBe(false)
    await userEvent.fill(other, 'Music')
    await submit()
    expect(await screen.findByText(en.survey.thanks)).toBeDefined()
    expect(values(sent).at(-1)).toEqual(name === 'several' ? ['rest', 'Music'] : 'Music')
  },
)

test('submitted without a connection, it says one thing and is handed in when the connection is back', async () => {
  const sent = await open('short')
  await userEvent.fill(screen.getByRole('textbox'), 'Well')
  await expect.poll(status).toBe(en.survey.savedAt)
  const answers = vi.mocked(api.post).getMockImplementation()!
  let connected = false
  vi.mocked(api.post).mockImplementation((path, options) =>
    connected || path.endsWith('/surveyKey') ? answers(path, options) : (Promise.reject(new ApiError(0)) as never),
  )
  await submit()
  await expect.poll(status).toBe(en.survey.notSaved)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(en.errors.offline)).toBeNull()
  connected = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(en.survey.thanks)).toBeDefined()
  expect(sent.at(-1)).toMatchObject({ complete: true })
})

test('what was answered last is sent before a sign-out, which does not wait for the next save', async () => {
  const sent = await open('short')
  const answers = vi.mocked(api.post).getMockImplementation()!
  const order: string[] = []
  vi.mocked(api.post).mockImplementation((path, options) => {
    order.push(path)
    return path === '/auth/logout' ? (Promise.resolve({}) as never) : answers(path, options)
  })
  await userEvent.fill(screen.getByRole('textbox'), 'Well')
  expect(sent).toEqual([])
  const left = vi.fn()
  await act(() => signOut(left, translator('en')))
  expect(values(sent)).toEqual(['Well'])
  expect(order).toEqual(['/server/survey/response', '/auth/logout'])
  expect(left).toHaveBeenCalledExactlyOnceWith('/login')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(Object.keys(localStorage).filter((name) => name.includes('.draft.'))).toEqual([])
})
