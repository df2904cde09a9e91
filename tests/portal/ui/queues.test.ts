import { expect, test, vi } from 'vitest'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  // outside of a component: what a component would be given
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))
const { confirm, alert, useQuestion } = await import('#portal/ui/overlays/ask.ts')
const { notify, dismiss, useNotice } = await import('#portal/ui/overlays/notify.ts')

test('questions are asked one after the other, and each gets its own answer', async () => {
  const first = confirm({ title: 'Delete?' })
  const second = confirm({ title: 'Leave?' })
  expect(useQuestion()).toMatchObject({ kind: 'confirm', title: 'Delete?' })
  useQuestion()?.answer(false)
  expect(await first).toBe(false)
  expect(useQuestion()).toMatchObject({ title: 'Leave?' })
  useQuestion()?.answer(true)
  expect(await second).toBe(true)
  expect(useQuestion()).toBeUndefined()
})

test('what is asked already is not asked once more', async () => {
  const asked = { title: 'Delete?', text: 'The file is gone then.' }
  const first = confirm(asked)
  expect(await confirm(asked)).toBe(false)
  useQuestion()?.answer(true)
  expect(await first).toBe(true)
  expect(useQuestion()).toBeUndefined()
})

test('an alert is over when it was read', async () => {
  const read = alert({ title: 'Please Authenticate' })
  useQuestion()?.answer(false)
  expect(await read).toBeUndefined()
})

test('messages queue, a failure before the others; the same one is not said twice, and a failure that repeats is new', () => {
  notify('Saved', 'success')
  notify('Sent', 'success')
  notify('Failed', 'error')
  notify('Saved', 'success')
  const failed = useNotice()
  expect(failed).toMatchObject({ text: 'Failed', tone: 'error' })
  notify('Failed', 'error')
  expect(useNotice()).toMatchObject({ text: 'Failed' })
  expect(useNotice()?.id).not.toBe(failed?.id)
  for (const text of ['Failed', 'Saved', 'Sent']) {
    expect(useNotice()).toMatchObject({ text })
    dismiss(useNotice()?.id ?? 0)
  }
  expect(useNotice()).toBeUndefined()
  notify('Saved', 'success')
  expect(useNotice()).toMatchObject({ text: 'Saved' })
})
