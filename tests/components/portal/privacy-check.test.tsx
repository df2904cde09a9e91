import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removedMark } from '#model/discussions/privacy/private-details.ts'
import { en } from '#model/texts/en.ts'
import { PrivacyCheck } from '#portal/discussions/wizard/help/privacy-check.tsx'
import { renderInPortal } from './page.tsx'

const { privacy } = en.askingHelp
const own = { names: ['Meg Member'], emails: ['meg@example.org'] }

function Written({ text: begun }: { text: string }) {
  const [text, setText] = useState(begun)
  return (
    <>
      <p data-testid="text">{text}</p>
      <PrivacyCheck text={text} own={own} onChange={setText} />
    </>
  )
}
const text = () => screen.getByTestId('text').textContent

test('what may identify someone is marked with its kind; one is removed, another kept as it is', async () => {
  await renderInPortal(<Written text="Meg Member writes from meg@example.org about a lump." />)
  const found = within(await screen.findByRole('region', { name: privacy.title }))
  const kinds = found.getAllByRole('listitem').map((line) => line.textContent)
  expect(kinds.map((kind) => kind.startsWith(privacy.kind.name))).toEqual([true, false])
  await userEvent.click(found.getByRole('button', { name: 'Remove meg@example.org' }))
  expect(text()).toBe(`Meg Member writes from ${removedMark} about a lump.`)
  await userEvent.click(found.getByRole('button', { name: `${privacy.keep}: Meg Member` }))
  expect(screen.queryByRole('region', { name: privacy.title })).toBeNull()
  expect(text()).toContain('Meg Member')
})

test('all that is marked is removed at once; a text without any such detail shows nothing', async () => {
  await renderInPortal(<Written text="Meg Member writes from meg@example.org." />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all 2' }))
  expect(text()).toBe(`${removedMark} writes from ${removedMark}.`)
  expect(screen.queryByRole('region', { name: privacy.title })).toBeNull()
})
