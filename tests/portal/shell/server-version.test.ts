import { expect, test } from 'vitest'
import { noteServerVersion, serverHasChanged } from '#api/client/server-version.ts'

test('a new version is noticed, an answer without one is not', () => {
  noteServerVersion(null)
  expect(serverHasChanged()).toBe(false)
  noteServerVersion('1.4.0')
  noteServerVersion('1.4.0')
  noteServerVersion(null)
  expect(serverHasChanged()).toBe(false)
  noteServerVersion('1.5.0')
  expect(serverHasChanged()).toBe(true)
})
