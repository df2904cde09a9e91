import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RecordPicker } from '#backoffice/kit/record-picker.tsx'
import { staffWhoWork } from '#backoffice/kit/staff-picker.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('a person is found by e-mail and picked by keyboard; what is left out is not offered', async () => {
  const picked: unknown[] = []
  const pick = { resource: 'users', name: 'resolvedDisplayName', sortBy: 'lastName', detail: 'email', label: 'Person' }
  const { unmount } = await renderInBackOffice(<RecordPicker {...pick} onPick={(record) => picked.push(record)} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Person' }), 'network@consilium.test')
  await expect.poll(offered, { timeout: 30_000 }).toEqual([expect.stringContaining('network@consilium.test')])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(picked).toEqual([expect.objectContaining({ email: 'network@consilium.test' })])
  unmount()

  const { id } = picked[0] as { id: string }
  await renderInBackOffice(<RecordPicker {...pick} exclude={[id]} onPick={() => undefined} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Person' }), 'network@consilium.test')
  await expect.poll(() => document.querySelector('.MuiAutocomplete-noOptions'), { timeout: 30_000 }).not.toBeNull()
  expect(offered()).toEqual([])
})

test('work is given to staff who may do it, not to those who may only read', async () => {
  await renderInBackOffice(<RecordPicker {...staffWhoWork} label="Person" onPick={() => undefined} />)
  const box = screen.getByRole('combobox', { name: 'Person' })
  await userEvent.type(box, 'csr.')
  await expect.poll(() => offered().join(), { timeout: 30_000 }).toContain('csr.super@consilium.test')
  expect(offered().join()).not.toContain('csr.view@consilium.test')
})
