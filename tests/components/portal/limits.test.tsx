import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultLimits } from '#model/limits.ts'
import { api } from '#portal/client.ts'
import { statableMinutes } from '#model/payments/earning.ts'
import { PendingEarnings } from '#portal/payments/pending-earnings.tsx'
import { useLimits } from '#portal/shell/limits.ts'
import { renderInPortal } from './page.tsx'

function Times() {
  return <p>{statableMinutes(useLimits()).join(' ')}</p>
}

test('what may be stated, and what the page says of it, follows what staff have set', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({
    'money.minMinutes': { value: 20 },
    'money.minutesStep': { value: 10 },
    'money.maxMinutes': { value: 50 },
  } as never)
  await renderInPortal(
    <>
      <PendingEarnings pending={[]} />
      <Times />
    </>,
  )
  expect(await screen.findByText(/20 to 50 minutes, in steps of 10/)).toBeDefined()
  expect(screen.getByText('20 30 40 50')).toBeDefined()
})

test('until they are there, the usual numbers hold', async () => {
  vi.spyOn(api, 'get').mockRejectedValue(new TypeError('Failed to fetch'))
  await renderInPortal(<PendingEarnings pending={[]} />)
  const { 'money.minMinutes': from, 'money.maxMinutes': to } = defaultLimits
  expect(await screen.findByText(new RegExp(`${from} to ${to} minutes`))).toBeDefined()
})
