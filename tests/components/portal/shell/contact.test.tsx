import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { ContactDialog } from '#portal/shell/layout/contact-dialog.tsx'
import { lateAnswer, loseAnswer } from '../../lost-answer.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

/** How many mails support has with this text. */
async function received(text: string): Promise<number> {
  const answer = await fetch('/api/dev/inbox?channel=email&to=support@consilium.test')
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data.filter((mail) => mail.text.includes(text)).length
}

async function write(text: string, onClose: () => void) {
  await renderInPortal(<ContactDialog onClose={onClose} />)
  const dialog = await screen.findByRole('dialog')
  await userEvent.fill(within(dialog).getByRole('textbox'), text)
  return { dialog, submit: within(dialog).getByRole('button', { name: en.contact.submit }) }
}

test('a message whose answer was lost is sent again without arriving twice', async () => {
  const onClose = vi.fn()
  loseAnswer('POST', '/server/support/email')
  const text = `The page is empty. ${Date.now()}`
  const { submit } = await write(text, onClose)
  await userEvent.click(submit)
  await screen.findByText(en.errors.contactFailed)
  await userEvent.click(submit)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  // mails go out in turn: what would have come twice is there before this one
  const later = `Afterwards. ${Date.now()}`
  await api.post('/server/support/email', { body: { emailBody: later } })
  await expect.poll(() => received(later)).toBe(1)
  expect(await received(text)).toBe(1)
})

test('while a message is on its way nothing closes the dialog', async () => {
  const onClose = vi.fn()
  const answer = lateAnswer()
  vi.spyOn(api, 'post').mockReturnValue(answer.promise)
  const { dialog, submit } = await write('Hello', onClose)
  const cancel = within(dialog).getByRole<HTMLButtonElement>('button', { name: en.contact.cancel })
  await userEvent.click(submit)
  await expect.poll(() => cancel.disabled).toBe(true)
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: en.dialog.close }).disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answer.give({} as never)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
