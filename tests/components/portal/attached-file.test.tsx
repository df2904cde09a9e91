import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import AttachmentDialog from '#portal/discussions/attachments/attachment-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

const upload = vi.hoisted(() => vi.fn<(...sent: unknown[]) => Promise<never>>())
vi.mock(import('#api/client/upload.ts'), () => ({ upload }))
beforeEach(() => {
  upload.mockReset()
})

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

test('sent again after its answer was lost, a file has the same key and is attached once; after a refusal it is new', async () => {
  const dialog = await open(new File(['x'], 'report.pdf'))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: texts.review }))
  const press = async (answer: ApiError, said: string) => {
    upload.mockRejectedValueOnce(answer)
    await userEvent.click(within(dialog).getByRole('button', { name: texts.upload }))
    expect(await within(dialog).findByText(said)).toBeDefined()
  }
  await press(new ApiError(0), en.errors.offline)
  // a gateway in between, which knows nothing of our texts
  await press(new ApiError(502), en.errors.internal)
  await press(new ApiError(415, { fields: { file: 'errors.fileContent' } }), en.errors.fileContent)
  await press(new ApiError(0), en.errors.offline)
  const keys = upload.mock.calls.map((sent) => (sent.at(-1) as { idempotencyKey: string }).idempotencyKey)
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]])
  expect(keys[0]).not.toBe(keys[3])
})
