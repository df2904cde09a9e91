import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useWatch } from 'react-hook-form'
import { Form } from 'react-admin'
import { userEvent } from 'vitest/browser'
import { MoneyInput } from '#backoffice/kit/record/inputs.tsx'
import { renderInBackOffice } from '../page.tsx'

function Value({ onValue }: { onValue: (value: unknown) => void }) {
  onValue(useWatch({ name: 'hourlyRate' }))
  return null
}

/** The field of a record with this amount, and what its form holds. */
async function renderAmount(hourlyRate: unknown) {
  let held: unknown
  await renderInBackOffice(
    <Form record={{ id: 1, hourlyRate }}>
      <MoneyInput source="hourlyRate" />
      <Value onValue={(value) => (held = value)} />
    </Form>,
  )
  return { field: screen.getByRole<HTMLInputElement>('spinbutton'), held: () => held }
}

test.each([
  [12_550, '125.5'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('an amount of %s cents is shown as "%s"', async (cents, shown) => {
  expect((await renderAmount(cents)).field.value).toBe(shown)
})

test('dollars as typed become cents, without the error of a fraction', async () => {
  const { field, held } = await renderAmount(null)
  await userEvent.type(field, '19.99')
  await expect.poll(held).toBe(1_999)
  await userEvent.clear(field)
  await expect.poll(held).toBe(null)
})

test.each([
  ['-19.99', -1_999],
  ['-19.999', -1_999.9],
  ['0.005', 0.5],
  ['1.10', 110],
])('%s is held as %s cents: nothing is rounded', async (typed, cents) => {
  const { field, held } = await renderAmount(null)
  await userEvent.type(field, typed)
  await expect.poll(held).toBe(cents)
})
