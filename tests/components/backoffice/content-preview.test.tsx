import { screen, within } from '@testing-library/react'
import { Form } from 'react-admin'
import { RecordContextProvider } from 'ra-core'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DocumentFields } from '#backoffice/content/documents/document-fields.tsx'
import { Preview } from '#backoffice/content/documents/preview.tsx'
import { HtmlInput } from '#backoffice/kit/record/rich-text/html-input.tsx'
import { api } from '#backoffice/providers/client.ts'
import type { ContentAdmin } from '#model/content/wire.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

const html = '<p>Contact ::companyText:: or ::nosuchword:: now.</p>'
const patient = { timeout: 30_000 }
beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1280, 900)
})

test('the preview beside a text has the words of the theme, and names what no theme has', async () => {
  await renderInBackOffice(
    <Form record={{ fields: { html } }}>
      <HtmlInput resource="contentDocuments" source="fields.html" />
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const frame = await screen.findByTitle(/^Preview/, {}, patient)
  await expect
    .poll(() => frame.getAttribute('srcdoc'), patient)
    .toContain('<p>Contact Consilium or <mark>::nosuchword::</mark> now.</p>')
  expect(screen.getByRole('alert')).toHaveTextContent('No theme has a text for ::nosuchword::.')
})

test('the preview of a document is what readers get under each theme, and says who gets another one', async () => {
  const create = async (userType: number | null) =>
    (
      await api.call('POST', '/rest/contentDocuments', {
        body: { type: 'help', uid: 'previewed', userType, locale: 'en-us', fields: { title: 'Contact', html } },
      })
    ).json as ContentAdmin
  const document = await create(null)
  await create(1)
  await renderInBackOffice(
    <RecordContextProvider value={document}>
      <Preview />
    </RecordContextProvider>,
  )
  expect(await screen.findByText('Contact Consilium or now.', {}, patient)).toBeVisible()
  expect(screen.getByText('This theme has no text for ::nosuchword::. Its readers see nothing there.')).toBeVisible()
  expect(await screen.findByText('Readers of these types have their own document: Client.', {}, patient)).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }))
  const other = screen.getAllByRole('option')[1]
  const name = other?.textContent ?? ''
  await userEvent.click(other as HTMLElement)
  await expect.poll(() => screen.queryByText('Contact Consilium or now.')).toBeNull()
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(`Contact ${name.split(' ')[0]}`)
})

test('the editor of a theme shows what its colours look like in both modes, and which can’t be read', async () => {
  const colours = { primary: '#ffff99', primaryDark: '#8ab8ee', accent: '#9c4a12' }
  await renderInBackOffice(
    <Form record={{ type: 'theme', uid: 'harbor', fields: { companyText: 'Harbor', colours } }}>
      <DocumentFields />
    </Form>,
  )
  const list = await screen.findByRole('list', { name: 'Colors' }, patient)
  expect(list).toHaveTextContent(/primary #ffff99 · contrast 1\.\d+:1\s*Text in or on this color is hard to read/)
  expect(list).toHaveTextContent(/primaryDark #8ab8ee · contrast [567]\.\d+:1/)
  const painted = (mode: string) =>
    getComputedStyle(within(screen.getByRole('group', { name: mode })).getByText('Open discussion')).backgroundColor
  // as the portal: the product's own colour in place of one that can't be read
  expect(painted('Light mode')).toBe('rgb(11, 92, 107)')
  expect(painted('Dark mode')).toBe('rgb(138, 184, 238)')
  const input = screen.getByRole('textbox', { name: 'Colors' })
  await userEvent.clear(input)
  await userEvent.fill(input, 'primary = #1d4e89')
  await userEvent.tab()
  await expect.poll(() => painted('Light mode')).toBe('rgb(29, 78, 137)')
  expect(screen.queryByText(/hard to read/)).toBeNull()
})
