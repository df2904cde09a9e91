import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterChip } from '#backoffice/kit/list/filters/filter-chip.tsx'
import type { Filter } from '#backoffice/kit/list/filters/filters.ts'
import { renderInBackOffice } from '../page.tsx'

const state: Filter = {
  kind: 'choice',
  source: 'enabled',
  label: 'admin.filter.state',
  choices: [{ id: 'on', name: 'admin.record.enabled' }],
}
const day: Filter = { kind: 'day', source: 'from', label: 'From' }

test.each([
  ['en', 'Status: Enabled', 'Status is not Enabled', 'From: Nov 1, 2026'],
  ['zh', '状态：已启用', '状态不是已启用', 'From：2026年11月1日'],
] as const)('an applied filter is said in the punctuation of the language: %s', async (locale, is, isNot, since) => {
  const chip = (filter: Filter, value: unknown) => (
    <FilterChip filter={filter} value={value} onEdit={() => {}} onRemove={() => {}} />
  )
  await renderInBackOffice(
    <>
      {chip(state, 'on')}
      {chip(state, { not: 'on' })}
      {chip(day, '2026-11-01')}
    </>,
    { locale },
  )
  expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual([is, isNot, since])
  // the space before the value is seen as well
  for (const chip of screen.getAllByRole('group')) {
    const [name, sign, value] = chip.querySelector('button')!.childNodes as unknown as [Text, Text, Element]
    const said = document.createRange()
    said.setStart(name, 0)
    said.setEnd(sign, sign.data.trimEnd().length)
    const space = value.getBoundingClientRect().left - said.getBoundingClientRect().right
    expect(space > 1).toBe(locale === 'en')
  }
})
