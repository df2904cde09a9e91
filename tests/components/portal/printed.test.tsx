import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { DiscussionView } from '#portal/discussions/detail/discussion-view.tsx'
import Frame from '#portal/shell/layout/frame.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

const emulate = (media: string) =>
  (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media,
  })
afterEach(async () => {
  await emulate('')
  delete document.documentElement.dataset.appearance
})

/** Red, green and blue of a colour as it is computed. */
const shades = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
const isShown = (element: Element) => element.checkVisibility()

test('a discussion is printed whole, without controls, in dark letters even where the page is dark', async () => {
  await signInFully('expert@consilium.test')
  const { data } = await api.get('/server/query/indexBuckets', {})
  const rows = [...data.requiresAction, ...data.ongoing]
  const all = await Promise.all(
    rows.map(({ queryId }) => api.get('/user/interaction/{key}', { params: { key: queryId } })),
  )
  const discussion = all.find(
    ({ mayPost, engagement }) => mayPost && engagement !== null && engagement.status !== 'invited',
  )!
  const history = Array.from({ length: 60 }, (_, line) => `Line ${line} of the history.`).join('\n')
  document.documentElement.dataset.appearance = 'dark'
  await renderInPortal(
    <>
      <Frame />
      <DiscussionView discussion={{ ...discussion, history }} />
    </>,
  )
  const written = await screen.findByText(/Line 59 of the history/)
  const more = await screen.findAllByRole('button', { name: en.chat.showMore })
  const editors = await screen.findAllByRole('textbox')
  expect(written.clientHeight).toBeLessThan(written.scrollHeight)
  expect(Math.min(...shades(getComputedStyle(written).color))).toBeGreaterThan(128)

  await emulate('print')
  expect(written.clientHeight).toBe(written.scrollHeight)
  expect(isShown(written)).toBe(true)
  for (const control of [...more, ...editors, ...document.querySelectorAll('button, textarea')])
    expect(isShown(control), control.textContent).toBe(false)
  expect(isShown(document.querySelector('#content')!.previousElementSibling!)).toBe(false)
  expect(Math.max(...shades(getComputedStyle(written).color))).toBeLessThan(128)
})
