import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import Notifications from '#portal/identity/account/notifications/notifications.tsx'
import { loseAnswer } from '../../lost-answer.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const texts = en.account.notify

test('where another tab was faster, each version says what is sent, as the ticks do', async () => {
  const { id } = await signInFully('expert2@consilium.test')
  const { timeZone: _zone, ...before } = await api.get('/server/user/{id}/notification', { params: { id } })
  await renderInPortal(<Notifications userId={id} />)
  const surveys = await screen.findByRole('checkbox', { name: `${texts.topic.surveys}: ${texts.channel.email}` })
  const body = { ...before, muted: { ...before.muted, tax: ['email' as const] } }
  await api.put('/server/user/{id}/notification', { params: { id }, body })
  await userEvent.click(surveys)
  await userEvent.click(screen.getByRole('button', { name: en.account.form.save }))

  const dialog = await screen.findByRole('alertdialog', { name: en.account.conflict.title })
  const row = within(dialog).getByRole('row', { name: new RegExp(`^${texts.purposes}`) })
  const [yours, stored] = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '')
  expect(yours).toContain(`${texts.topic.tax}: ${texts.channel.email}`)
  expect(yours).not.toContain(texts.topic.surveys)
  expect(stored).toContain(`${texts.topic.surveys}: ${texts.channel.email}`)
  expect(stored).not.toContain(texts.topic.tax)
  for (const version of [yours, stored]) expect(version).toContain(texts.topic.answers)
})

test('a save whose answer was lost is a save when it is sent again, not a change by someone else', async () => {
  const { id } = await signInFully('expert3@consilium.test')
  await renderInPortal(<Notifications userId={id} />)
  const surveys = await screen.findByRole('checkbox', { name: `${texts.topic.surveys}: ${texts.channel.email}` })
  loseAnswer('PUT', '/notification')
  await userEvent.click(surveys)
  const save = screen.getByRole('button', { name: en.account.form.save })
  await userEvent.click(save)
  await screen.findByText(en.errors.offline)
  await userEvent.click(save)
  await screen.findByText(en.account.form.saved)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(en.errors.offline)).toBeNull()
})
