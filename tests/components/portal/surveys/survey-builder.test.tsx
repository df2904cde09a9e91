import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { loadSurvey } from '#api/client/surveys/survey-at.ts'
import type { WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import BuilderDialog from '#portal/surveys/builder/builder-dialog.tsx'
import { lateAnswer } from '../../lost-answer.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const patient = { timeout: 30_000 }
let userId = ''
beforeAll(async () => {
  userId = (await signInFully('member@consilium.test')).id
  await page.viewport(1366, 900)
})

/** What one may choose, or nothing. */
const firstOf = ({ action }: WizardResponse) => {
  const [choice] = action.choices ?? []
  return choice && typeof choice.value === 'string' ? choice.value : null
}

/** A draft of a question, as the wizard begins one. */
async function newDraft(): Promise<string> {
  let turn = (await api.post('/user/newQuery', { body: { type: 'init' } })) as WizardResponse
  for (let step = 0; step < 3 && !turn.action.clientData.queryDraftId; step++)
    turn = (await api.post('/user/newQuery', {
      body: {
        type: 'respond',
        ts: turn.echo.ts,
        clientData: {},
        actionContext: turn.action.tag ?? 'welcome',
        responses: [firstOf(turn)],
      },
    })) as WizardResponse
  return turn.action.clientData.queryDraftId ?? ''
}

test('opening the builder and leaving it makes no survey; the first question does', async () => {
  const queryDraftId = await newDraft()
  expect(queryDraftId).not.toBe('')
  const kept = () => loadSurvey(api, { queryDraftId, userId }, false)
  const open = async () => {
    const onClose = vi.fn()
    const onSkip = vi.fn()
    const shown = await renderInPortal(
      <BuilderDialog queryDraftId={queryDraftId} onClose={onClose} onSkip={onSkip} onFinish={() => undefined} />,
    )
    const writing = await screen.findByRole('textbox', { name: /^Question text/ }, patient)
    return { ...shown, writing, onClose, onSkip }
  }
  const looked = await open()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => looked.onClose.mock.calls.length, patient).toBe(1)
  looked.unmount()
  expect(await kept()).toBeNull()

  const begun = await open()
  await userEvent.fill(begun.writing, 'Would you treat this patient?')
  begun.unmount()
  expect(await kept()).toBeNull()

  // what was begun is still there, and is saved with its survey
  const written = await open()
  expect(written.writing).toHaveValue('Would you treat this patient?')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Question type/ }), 'Yes/No')
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }))
  await expect
    .poll(async () => (await kept())?.questions, patient)
    .toMatchObject([{ text: 'Would you treat this patient?', questionWhen: 'question' }])
})

test('while questions are being finished the builder stays, and without a connection it can be left', async () => {
  const onClose = vi.fn()
  await renderInPortal(<BuilderDialog queryDraftId={await newDraft()} onClose={onClose} onFinish={() => undefined} />)
  await userEvent.fill(
    await screen.findByRole('textbox', { name: /^Question text/ }, patient),
    'Would you treat this patient?',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Question type/ }), 'Yes/No')
  const answer = lateAnswer()
  vi.spyOn(api, 'post').mockReturnValue(answer.promise)
  await userEvent.click(screen.getByRole('button', { name: en.builder.finish }))
  const cross = screen.getByRole<HTMLButtonElement>('button', { name: en.dialog.close })
  await expect.poll(() => cross.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answer.fail(new ApiError(0))
  await expect.poll(() => cross.disabled).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
