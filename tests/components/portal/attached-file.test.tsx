import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { getLogin } from '#api/client/session.ts'
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
const open = async (file: File, more: object = {}, onClose = () => undefined as void) => {
  await signInFully('expert2@consilium.test')
  await renderInPortal(
    <AttachmentDialog
      discussion={{ queryId: 'q1', key: 'CQ-AAAAAA', ...more } as never}
      first={file}
      onClose={onClose}
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

test('an anonymous asker is told so too; elsewhere nothing is said of names', async () => {
  const said = async (discussion: object) =>
    within(await open(new File(['x'], 'report.pdf'), discussion)).queryByText(texts.blinded) !== null
  expect(await said({ type: 'normal', anonymous: true, viewer: 'asker' })).toBe(true)
  cleanup()
  expect(await said({ type: 'normal', anonymous: true, viewer: 'expert' })).toBe(false)
  cleanup()
  expect(await said({ type: 'normal', anonymous: false, viewer: 'asker' })).toBe(false)
})

const nameOf = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: texts.name })
const send = async (dialog: HTMLElement) => {
  const before = upload.mock.calls.length
  upload.mockRejectedValueOnce(new ApiError(0))
  await userEvent.click(within(dialog).getByRole('button', { name: texts.upload }))
  await expect.poll(() => upload.mock.calls.length).toBe(before + 1)
  return ((upload.mock.calls.at(-1)?.[3] as FormData).get('file') as File).name
}

test('a file can get another name, which keeps its ending; without one it is not sent', async () => {
  const dialog = await open(new File(['x'], 'IMG.0815.JPG'))
  expect(nameOf(dialog)).toHaveValue('IMG.0815')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: texts.review }))
  expect(await send(dialog)).toBe('IMG.0815.JPG')
  await userEvent.clear(nameOf(dialog))
  expect(within(dialog).getByText(en.errors.required)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: texts.upload }))
  expect(upload).toHaveBeenCalledTimes(1)
  await userEvent.fill(nameOf(dialog), ' CT/MRI of May ')
  expect(await send(dialog)).toBe('CT-MRI of May.JPG')
  const keys = upload.mock.calls.map((sent) => (sent.at(-1) as { idempotencyKey: string }).idempotencyKey)
  expect(keys[0]).not.toBe(keys[1])
})

test('a name that may identify someone is pointed out', async () => {
  const dialog = await open(new File(['x'], 'MRI.pdf'), { viewer: 'asker' })
  const { firstName, lastName } = getLogin()!.user
  const own = `${firstName} ${lastName}`
  for (const [name, told] of [
    [`${firstName}_${lastName}-scan`, own],
    [`scan.of.${firstName}.${lastName}`, own],
    ['MRI MRN 4711-A', '4711-A'],
  ] as const) {
    await userEvent.fill(nameOf(dialog), name)
    const words = texts.nameTells.replace('%{text}', told)
    expect(await within(dialog).findByText(words)).toBeDefined()
    await userEvent.fill(nameOf(dialog), 'MRI of May')
    expect(within(dialog).queryByText(words)).toBeNull()
  }
})

test('an expert whose name the others know may sign a file with it', async () => {
  const dialog = await open(new File(['x'], 'MRI.pdf'), { viewer: 'expert', type: 'normal' })
  await userEvent.fill(nameOf(dialog), `${getLogin()!.user.firstName} ${getLogin()!.user.lastName}, MRN 4711-A`)
  expect(await within(dialog).findByText(texts.nameTells.replace('%{text}', '4711-A'))).toBeDefined()
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

test('a file on its way is stopped by Cancel alone: Escape does nothing, and closing the tab asks', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  let answer: (error: ApiError) => void = () => undefined
  upload.mockImplementationOnce(() => new Promise((_done, fail) => (answer = fail)))
  const onClose = vi.fn<() => void>()
  const dialog = await open(new File(['x'], 'report.pdf'), {}, onClose)
  expect(closing()).toBe(false)
  await userEvent.click(within(dialog).getByRole('checkbox', { name: texts.review }))
  await userEvent.click(within(dialog).getByRole('button', { name: texts.upload }))
  await within(dialog).findByRole('progressbar')
  expect(within(dialog).queryByRole('button', { name: en.dialog.close })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(closing()).toBe(true)
  answer(new ApiError(502))
  await within(dialog).findByText(en.errors.internal)
  expect(closing()).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: texts.cancel }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a file whose answer was lost has the same key in a new dialog; who cancels one that is on its way is told that it may be there', async () => {
  const file = () => new File(['x'], 'scan.pdf', { lastModified: 1 })
  const keyOfLast = () => (upload.mock.calls.at(-1)?.[4] as { idempotencyKey: string }).idempotencyKey
  const first = await open(file())
  await userEvent.click(within(first).getByRole('checkbox', { name: texts.review }))
  await send(first)
  const key = keyOfLast()
  cleanup()
  const closed = vi.fn()
  const again = await open(file(), {}, closed)
  await userEvent.click(within(again).getByRole('checkbox', { name: texts.review }))
  upload.mockReturnValueOnce(new Promise<never>(() => undefined))
  await userEvent.click(within(again).getByRole('button', { name: texts.upload }))
  await expect.poll(() => upload.mock.calls.length).toBe(2)
  expect(keyOfLast()).toBe(key)
  await userEvent.click(within(again).getByRole('button', { name: texts.cancel }))
  await screen.findByText(texts.stopped)
  expect(closed).toHaveBeenCalledOnce()
})

test('of two files with one name the one chosen last is shown and sent, once it has been reviewed as well', async () => {
  const dialog = await open(new File(['x'.repeat(3000)], 'scan.pdf'))
  const review = within(dialog).getByRole('checkbox', { name: texts.review })
  await userEvent.click(review)
  const later = new File(['y'.repeat(9 * 1024)], 'scan.pdf')
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!
  const chosen = new DataTransfer()
  chosen.items.add(later)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await within(dialog).findByText('9 kB')
  expect(review).not.toBeChecked()
  await userEvent.click(within(dialog).getByRole('button', { name: texts.upload }))
  await within(dialog).findByText(texts.reviewMissing)
  expect(document.activeElement).toBe(review)
  expect(upload).not.toHaveBeenCalled()
  await userEvent.click(review)
  await send(dialog)
  expect(((upload.mock.lastCall?.[3] as FormData).get('file') as File).size).toBe(9 * 1024)
})
