import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { api } from '#portal/client.ts'
import { BeforePaid } from '#portal/payments/before-paid.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

beforeAll(async () => {
  await signInFully('expert@consilium.test')
})

const readiness = (amount: number) => ({
  taxForm: { standing: 'certified', formType: 'W-9', expiresAt: null, since: null, renewBy: null, hasDraft: false },
  account: { method: 'paypal', name: 'a…@example.test' },
  blocks: [],
  balance: 36_000,
  nextPayout: { quarter: '2199-Q1', amount, from: '2199-04-28', until: '2199-05-12' },
})

test('of a balance that is paid in several quarters the part that comes next is named', async () => {
  const read = vi.spyOn(api, 'get').mockResolvedValue(readiness(12_000) as never)
  const { unmount } = await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/\$120\.00 of it is expected between Apr 28, 2199 and May 12, 2199\./)).toBeDefined()
  unmount()
  read.mockResolvedValue(readiness(36_000) as never)
  await renderInPortal(<BeforePaid />)
  expect(await screen.findByText(/Expected between Apr 28, 2199 and May 12, 2199\./)).toBeDefined()
})
