import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { Combobox } from '#portal/ui/fields/combobox.tsx'
import { DateField } from '#portal/ui/fields/date-field.tsx'
import type { Locale } from '#model/texts/locales.ts'
import { renderInPortal } from './page.tsx'

function Day({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('')
  return (
    <DateField
      label="Day"
      value={day}
      onChange={(next) => {
        setDay(next)
        onDay(next)
      }}
    />
  )
}

/** What the field shows, hands on and says of what was typed into it and left. */
async function typeDay(typed: string, locale: Locale = 'en') {
  let handedOn = ''
  const { unmount } = await renderInPortal(<Day onDay={(day) => (handedOn = day)} />, { locale })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
  await userEvent.type(field, typed)
  await userEvent.tab()
  const result = { shown: field.value, handedOn, invalid: field.getAttribute('aria-invalid') === 'true' }
  unmount()
  return result
}

test('a date that was corrected is said in words', async () => {
  await renderInPortal(<Day onDay={() => undefined} />)
  const said = document.querySelector('strong[aria-live]')!
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '31/12/1970')
  expect(said.textContent).toBe('')
  await userEvent.tab()
  expect(said.textContent).toBe('Changed to December 31, 1970. Please check it.')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Day' }), '12/30/1970')
  expect(said.textContent).toBe('')
})

test.each([
  ['2/9/2024', { shown: '02/09/2024', handedOn: '2024-02-09', invalid: false }],
  ['2024-02-29', { shown: '02/29/2024', handedOn: '2024-02-29', invalid: false }],
  ['02092024', { shown: '02/09/2024', handedOn: '2024-02-09', invalid: false }],
  ['13/45/2024', { shown: '12/31/2024', handedOn: '2024-12-31', invalid: false }],
  ['02/30/2024', { shown: '02/30/2024', handedOn: '', invalid: true }],
  ['soon', { shown: 'soon', handedOn: '', invalid: true }],
])('a day typed as %s', async (typed, expected) => {
  expect(await typeDay(typed)).toEqual(expected)
})

test('in Chinese the year comes first', async () => {
  expect(await typeDay('2024年2月9日', 'zh')).toEqual({ shown: '2024/02/09', handedOn: '2024-02-09', invalid: false })
})

const regions = [
  { value: 'boston', label: 'Boston' },
  { value: 'bonn', label: 'Bonn' },
  { value: 'seattle', label: 'Seattle' },
]

function Region({ onRegion }: { onRegion: (region: string | null) => void }) {
  const [region, setRegion] = useState<string | null>(null)
  return (
    <Combobox
      label="City"
      options={regions}
      value={region}
      onChange={(next) => {
        setRegion(next)
        onRegion(next)
      }}
    />
  )
}

test('one of many is found by typing and taken by keyboard', async () => {
  const picked: (string | null)[] = []
  await renderInPortal(<Region onRegion={(region) => picked.push(region)} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })

  await userEvent.type(field, 'bo')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Boston', 'Bonn'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(picked).toEqual(['bonn'])
  expect(field.value).toBe('Bonn')
  await expect.poll(() => screen.queryAllByRole('option')).toEqual([])
})

test('what fits nothing is said, and Escape leaves the choice as it was', async () => {
  const picked: (string | null)[] = []
  await renderInPortal(<Region onRegion={(region) => picked.push(region)} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'xyz')
  expect(await screen.findByText(en.form.nothingFound)).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(picked.filter((region) => region !== null)).toEqual([])
})
