import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import { isStored, orAgain, untilGone } from '#portal/shell/done-already.ts'

const lost = () => new ApiError(0)

test('what was deleted and whose answer was lost is gone, and nothing is said of it', async () => {
  const remove = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(new ApiError(404))
  await untilGone(remove)
  expect(remove).toHaveBeenCalledTimes(2)
})

test('without a connection, after a refusal and without an answer in time it is not asked again', async () => {
  for (const error of [new ApiError(409), new ApiError(500), new ApiError(0, { errorKey: 'errors.noAnswer' })]) {
    const send = vi.fn().mockRejectedValue(error)
    await expect(orAgain(send)).rejects.toBe(error)
    expect(send).toHaveBeenCalledOnce()
  }
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const send = vi.fn().mockRejectedValue(lost())
  await expect(orAgain(send)).rejects.toThrow()
  expect(send).toHaveBeenCalledOnce()
})

test('a write that is refused since just this is stored is no conflict', () => {
  const conflict = new ApiError(409, { current: { name: 'scan.pdf', description: null, version: 2 } })
  expect(isStored(conflict, { name: 'scan.pdf', description: '' })).toBe(true)
  expect(isStored(conflict, { name: 'other.pdf' })).toBe(false)
  expect(isStored(new ApiError(409), { name: 'scan.pdf' })).toBe(false)
  expect(isStored(lost(), {})).toBe(false)
})
