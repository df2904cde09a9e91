import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import AttachmentDialog from '#portal/discussions/attachments/attachment-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

const upload = vi.hoisted(() => vi.fn<() => Promise<never>>())
vi.mock(import('#api/client/upload.ts'), () => ({ upload }))

const texts = en.beside.attach
const open = async (file: File, more: object = {}) => {
  await signInFully('expert2@consilium.test')
  await renderInPortal(
    <AttachmentDialog
      discussion={{ queryId: 'q1', key: 'CQ-AAAAAA', ...more } as never}
      first={file}
      onClose={() => undefined}
    />,
  )
  return screen.findByRole('dialog', { name: texts.title })
}

test('an empty file is called empty, and is not sent', async () => {
  const dialog = await open(new File([], 'report.pdf'))
  expect(within(dialog).getByText(en.errors.fileEmpty)).toBeDefined()
  expect(within(dialog).queryByText(texts.wrongType)).toBeNull()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: texts.upload }).disabled).toBe(true)
})

test('where names are hidden, it says that the name of the file is not', async () => {
  const file = new File(['x'], 'report.pdf')
  expect(within(await open(file, { type: 'blinded' })).getByText(texts.blinded)).toBeDefined()
})

test('elsewhere it says nothing of names', async () => {
  const dialog = await open(new File(['x'], 'report.pdf'), { type: 'normal' })
  expect(within(dialog).queryByText(texts.blinded)).toBeNull()
})

test('a file of another type is said to be of a type that is not taken', async () => {
  const dialog = await open(new File(['x'], 'report.docx'))
  expect(within(dialog).getByText(texts.wrongType)).toBeDefined()
})

test('a file whose content is not what its name says is called damaged, not of a wrong type', async () => {
  upload.mockRejectedValue(new ApiError(415, { errorKey: 'request.mediaType', fields: { file: 'errors.fileContent' } }))
  const dialog = await open(new File(['no pages'], 'report.pdf'))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: texts.review }))
  await userEvent.click(within(dialog).getByRole('button', { name: texts.upload }))
  expect(await within(dialog).findByText(en.errors.fileContent)).toBeDefined()
  expect(within(dialog).queryByText(texts.wrongType)).toBeNull()
})
