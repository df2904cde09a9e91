import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InviteMany } from '#backoffice/identity/invitations/invite-many.tsx'
import { readTextFile } from '#backoffice/kit/read-text-file.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
})
const patient = { timeout: 30_000 }

async function openDialog() {
  await renderInBackOffice(<InviteMany />)
  const open = () => screen.getByRole('button', { name: 'Several people' })
  await expect.poll(() => open().getAttribute('aria-disabled'), patient).toBeNull()
  await userEvent.click(open())
  const dialog = within(screen.getByRole('dialog', { name: 'Several people' }))
  const table = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^One person per line/ })
  return { dialog, table }
}

test.each([
  [
    'without a head',
    ['new.person@example.org,New,Person', 'member@consilium.test,"Has, an",Account', 'also.new@example.org,Also,New'],
    'member@consilium.test,"Has, an",Account',
  ],
  [
    'with a head',
    ['email;lastname', 'third.person@example.org;Third', 'no-address;Fourth'],
    'email;lastname\nno-address;Fourth',
  ],
  [
    'copied from a spreadsheet with its head',
    ['E-mail\tLast name', 'fifth.person@example.org\tJones, MD', 'no-address\tSixth, MD'],
    'E-mail\tLast name\nno-address\tSixth, MD',
  ],
])('what was refused of rows %s is corrected in the form, with the same choices', async (_how, rows, rest) => {
  const { dialog, table } = await openDialog()
  const message = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /message/i })
  await userEvent.fill(table(), rows.join('\n'))
  await userEvent.fill(message(), 'Welcome to the panel')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite all' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Correct the rest' }, patient))
  expect(table().value).toBe(rest)
  expect(message().value).toBe('Welcome to the panel')
})

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])))
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8])])

test.each([
  ['UTF-8', bytes('a@example.org;Jürgen;Müller'), false],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 'a@example.org;Jürgen;Müller'), false],
  ['UTF-16, as spreadsheets save Unicode text', utf16('a@example.org;Jürgen;Müller'), false],
  ['windows-1252, as Excel saves CSV', bytes('a@example.org;J', 0xfc, 'rgen;M', 0xfc, 'ller'), true],
])('a file in %s is read with its letters', async (_encoding, content, guessed) => {
  const { dialog, table } = await openDialog()
  const picker = dialog.getByLabelText<HTMLInputElement>('Import from file', { selector: 'input' })
  await userEvent.upload(picker, new File([content], 'people.csv', { type: 'text/csv' }))
  await expect.poll(() => table().value).toBe('a@example.org;Jürgen;Müller')
  expect(dialog.queryByText(/wasn’t saved as UTF-8\. Check/) !== null).toBe(guessed)
})

test('a Chinese file from Windows is read in the Chinese interface', async () => {
  const file = new File([bytes('a@example.org,', 0xce, 0xb0, ',', 0xc0, 0xee)], 'people.csv')
  expect(await readTextFile(file, 'zh')).toEqual({ text: 'a@example.org,伟,李', guessed: true })
  // a Western one all the same
  const western = new File([bytes('M', 0xfc)], 'people.csv')
  expect(await readTextFile(western, 'zh')).toEqual({ text: 'Mü', guessed: true })
})

test('columns that are not read are told before anything is sent', async () => {
  const { dialog, table } = await openDialog()
  await userEvent.fill(table(), 'E-Mail,Vorname,Last name\na@example.org,Jörg,Meier')
  expect(await dialog.findByText(/^Not used: column Vorname\./)).toBeTruthy()
  await userEvent.fill(table(), 'E-Mail,First name,Last name\na@example.org,Jörg,Meier')
  await expect.poll(() => dialog.queryByText(/^Not used/)).toBeNull()
})
