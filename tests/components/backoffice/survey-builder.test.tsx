import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { markIntendedSignOut, leavesUnsent } from '#api/client/sign-out-traces.ts'
import { api } from '#backoffice/providers/client.ts'
import { SurveyEditors } from '#backoffice/surveys/survey-editors.tsx'
import { loadSurvey } from '#backoffice/surveys/staff-calls.ts'
import StaffBuilderDialog from '#backoffice/surveys/staff-builder-dialog.tsx'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

let place: { planId: string }
let header: SurveyHeader
beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  const { json } = await api.call('GET', '/rest/plans?range=[0,0]')
  place = { planId: (json as { id: string }[])[0]?.id ?? '' }
})
beforeEach(async () => {
  await page.viewport(1280, 900)
  const loaded = await loadSurvey(place, true)
  if (!loaded) throw new Error('The plan has no survey')
  header = loaded
})

const button = (name: string) => screen.getByRole('button', { name })
const writing = () => screen.getByRole('textbox', { name: /^Question text/ })
const choose = async (type: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Question type' }))
  await userEvent.click(await screen.findByRole('option', { name: type }))
}
const open = async () => {
  const onClose = vi.fn()
  const shown = await renderInBackOffice(
    <StaffBuilderDialog place={place} header={header} when="followup" onClose={onClose} />,
  )
  return { ...shown, onClose }
}

test('an unfinished question says what is missing, can be discarded, and is announced when it comes back', async () => {
  const { unmount, onClose } = await open()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await userEvent.fill(writing(), 'How certain is the panel of this advice?')
  await choose('Opinion Scale, 1-#')
  const add = button('Add question')
  expect(add).toHaveAttribute('aria-disabled', 'true')
  expect(add).toHaveAccessibleDescription('Please fill in all three labels.')
  expect(screen.getByText(/complete it or discard it\. Please fill in all three labels\./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Label for the middle/ })).toBeRequired()
  await userEvent.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()

  await open()
  expect(screen.getByText('We restored your unsaved changes from this device.')).toBeVisible()
  await userEvent.click(button('Discard question'))
  expect(writing()).toHaveValue('')
  await userEvent.click(button('Undo'))
  expect(writing()).toHaveValue('How certain is the panel of this advice?')
  await userEvent.click(button('Redo'))
  expect(screen.queryByRole('button', { name: 'Discard question' })).toBeNull()
})

test('two options that read the same are refused; what has been added is saved', async () => {
  await open()
  await userEvent.fill(writing(), 'Which of these treatments would you offer first?')
  const option = (n: number) => screen.getByRole('textbox', { name: new RegExp(`^Option ${n}`) })
  await userEvent.fill(option(1), 'Surgery')
  await userEvent.click(button('Add option'))
  await userEvent.fill(option(2), ' surgery ')
  expect(button('Add question')).toHaveAccessibleDescription('Options: Each option can appear only once.')
  await userEvent.fill(option(2), 'Radiation')
  expect(screen.getByText(/^The open question isn’t saved yet/)).toBeVisible()
  await userEvent.click(button('Add question'))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  // the empty question that follows cannot be added, and the keyboard stays where it was
  expect(button('Add question')).toHaveFocus()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Delete: / }))
  await userEvent.click(button('Delete'))
  await expect.poll(() => screen.queryByText('All changes saved')).toBeNull()
})

test('looking into the builder makes no survey; the first question does', async () => {
  const plans = (await api.call('GET', '/rest/plans?range=[0,99]')).json as { id: string }[]
  let empty: { planId: string } | undefined
  for (const { id } of plans) if (!empty && !(await loadSurvey({ planId: id }, false))) empty = { planId: id }
  if (!empty) throw new Error('Every plan of the demo has a survey')
  await renderInBackOffice(<SurveyEditors place={empty} times={['followup']} />)
  const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Write questions' }))
  await start()
  await screen.findByRole('dialog')
  await userEvent.click(button('Close'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await loadSurvey(empty, false)).toBeNull()
  await start()
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Question text/ }), 'Would you treat this patient?')
  await choose('Yes/No')
  await userEvent.click(button('Add question'))
  expect(await screen.findByText('All changes saved')).toBeVisible()
  expect((await loadSurvey(empty, false))?.questions).toMatchObject([{ text: 'Would you treat this patient?' }])
})

test('what is not saved is found by its writer only, and is gone once they sign out', async () => {
  const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('consilium.draft.builder.'))
  const written = 'How would you follow this patient up?'
  const first = await open()
  await userEvent.fill(writing(), written)
  await expect.poll(stored).toHaveLength(1)
  first.unmount()

  await signInFully('csr.super@consilium.test')
  const other = await open()
  expect(writing()).toHaveValue('')
  expect(stored()).toHaveLength(1)
  other.unmount()

  await signInFully('csr.admin@consilium.test')
  await open()
  expect(writing()).toHaveValue(written)
  expect(leavesUnsent()).toBe(true)
  markIntendedSignOut()
  expect(stored()).toEqual([])
  // the form is still drawn, and stores nothing of it again
  await userEvent.fill(writing(), `${written} And how often?`)
  expect(stored()).toEqual([])
})
