import { useState } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MomentField } from '#backoffice/kit/moment-field.tsx'
import { renderInBackOffice } from './page.tsx'

/** The clocks of New York, where these tests read. */
const shown = (ms: number | null) => (ms === null ? 'none' : new Date(ms).toISOString())

function Asked({ first = null }: { first?: number | null }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <MomentField label="When" value={value} onChange={setValue} />
      <output>{shown(value)}</output>
    </>
  )
}
const enter = (text: string) => userEvent.fill(screen.getByLabelText(/^When/), text)
const said = () => screen.getByRole('status').textContent

test('a time that comes twice is asked for, and one that is left out says which it is', async () => {
  await renderInBackOffice(<Asked />)
  await enter('2026-11-25T09:30')
  expect(said()).toBe('2026-11-25T14:30:00.000Z')
  expect(screen.queryByRole('combobox')).toBeNull()

  await enter('2026-11-01T01:30')
  expect(said()).toBe('2026-11-01T05:30:00.000Z')
  const twice = screen.getByRole('combobox', { name: /twice that night/ })
  expect(twice.textContent).toContain('1:30 AM EDT')
  await userEvent.click(twice)
  await userEvent.click(await screen.findByRole('option', { name: '1:30 AM EST' }))
  expect(said()).toBe('2026-11-01T06:30:00.000Z')

  await enter('2027-03-14T02:30')
  expect(said()).toBe('2027-03-14T07:00:00.000Z')
  expect(screen.getByText('The clocks move forward that night, so this is 3:00 AM EDT.')).toBeTruthy()
})

test('the second of two equal times stays what it is', async () => {
  await renderInBackOffice(<Asked first={Date.parse('2026-11-01T06:30:00Z')} />)
  expect(screen.getByLabelText<HTMLInputElement>(/^When/).value).toBe('2026-11-01T01:30')
  expect(screen.getByRole('combobox', { name: /twice that night/ }).textContent).toContain('1:30 AM EST')
  expect(said()).toBe('2026-11-01T06:30:00.000Z')
})
