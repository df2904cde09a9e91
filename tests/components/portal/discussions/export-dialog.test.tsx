import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { signInFully } from '../../sign-in.ts'
import ExportDialog from '#portal/discussions/export/export-dialog.tsx'
import { renderInPortal } from '../page.tsx'

const readFile = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<never>>())
vi.mock(import('#api/client/reading.ts'), async (original) => ({ ...(await original()), readFile }))
vi.mock(import('#portal/shell/save-file.ts'), async (original) => ({ ...(await original()), saveBlob: vi.fn() }))
const words = en.beside.export

beforeAll(async () => {
  await signInFully('expert@consilium.test')
})

async function open(viewer: 'csr' | 'asker', locale: 'en' | 'zh' = 'en') {
  const onClose = vi.fn<() => void>()
  const discussion = { queryId: 'q1', key: 'CQ-AAAAAA', viewer } as never
  await renderInPortal(<ExportDialog discussion={discussion} onClose={onClose} />, { locale })
  return onClose
}
const query = () => (readFile.mock.lastCall?.[2] as { query: object }).query

test('a document is asked for as chosen; with the form for staff their entries come along, unless they are taken out', async () => {
  readFile.mockRejectedValueOnce(new ApiError(500, { errorKey: 'errors.internal' }))
  const onClose = await open('csr')
  const load = () => userEvent.click(screen.getByRole('button', { name: en.beside.file.download }))
  await userEvent.click(screen.getByRole('radio', { name: words.types.PDF }))
  await userEvent.selectOptions(screen.getByLabelText(words.format), 'CSR')
  const staffData = screen.getByRole('checkbox', { name: words.staffData })
  await expect.element(staffData).toBeChecked()
  await load()
  expect(await screen.findByText(en.errors.internal)).toBeVisible()
  expect(query()).toEqual({
    exportType: 'PDF',
    exportFormat: 'CSR',
    language: 'en-us',
    hideCsrData: false,
    isCsrView: true,
  })
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.click(staffData)
  readFile.mockResolvedValueOnce(new Blob(['x']) as never)
  await load()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(query()).toMatchObject({ exportFormat: 'CSR', hideCsrData: true })
})

test('others are not asked about entries of staff; the document comes in their own language first', async () => {
  readFile.mockResolvedValueOnce(new Blob(['x']) as never)
  await open('asker', 'zh')
  expect(screen.queryByRole('checkbox')).toBeNull()
  screen.getByRole('combobox', { name: /语言/ }).closest('form')?.requestSubmit()
  await expect.poll(() => readFile.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(query).toEqual({ exportType: 'Word', exportFormat: 'Expert', language: 'zh-cn' })
})
