import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { DraftListDialog } from '#portal/discussions/wizard/drafts/draft-list-dialog.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

const named = (id: string, name: string) => ({
  id,
  updated: 1_780_000_000,
  updatedBy: 'x',
  userUpdated: { firstName: 'Ann', lastName: 'Abel' },
  clientData: {},
  diagnosis: { name },
})

/** A server with two drafts, which answers the deletions in turn; 404 once the draft is gone. */
function serve(...answers: ('lost' | 'unreachable')[]) {
  let drafts = [named('d1', 'Breast cancer'), named('d2', 'Melanoma')]
  vi.spyOn(api, 'get').mockImplementation(((path: string) =>
    path.endsWith('/list')
      ? Promise.resolve({ data: drafts, total: drafts.length, page: 1, pageSize: 5 })
      : Promise.resolve({ draftCount: drafts.length, maxDrafts: 10 })) as never)
  return vi.spyOn(api, 'delete').mockImplementation(((_path: string, { params }: { params: { id: string } }) => {
    const how = answers.shift()
    if (how === 'unreachable') return Promise.reject(new ApiError(0))
    const there = drafts.some(({ id }) => id === params.id)
    drafts = drafts.filter(({ id }) => id !== params.id)
    if (how === 'lost') return Promise.reject(new ApiError(0))
    return there ? Promise.resolve({}) : Promise.reject(new ApiError(404))
  }) as never)
}

async function remove(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: en.asking.deleteDraft.replace('%{name}', name) }))
  const question = await screen.findByRole('alertdialog', { name: en.asking.deleteTitle })
  expect(question).toHaveAccessibleDescription(en.asking.deleteText.replace('%{name}', name))
  await userEvent.click(within(question).getByRole('button', { name: en.builder.delete }))
}
const ignore = () => undefined

test('the question names the draft, and one whose answer was lost is gone without a message of failure', async () => {
  serve('lost')
  await renderInPortal(<DraftListDialog ownerId="u1" onOpen={ignore} onStart={ignore} onClose={ignore} />)
  await remove('Breast cancer')
  await expect.poll(() => screen.queryByText('Breast cancer')).toBeNull()
  expect(screen.getByText('Melanoma')).toBeDefined()
  expect(screen.queryByText(en.errors.offline)).toBeNull()
})

test('a draft that could not be deleted is still there, says so, and can be deleted again', async () => {
  serve('unreachable', 'unreachable')
  await renderInPortal(<DraftListDialog ownerId="u1" onOpen={ignore} onStart={ignore} onClose={ignore} />)
  await remove('Melanoma')
  await screen.findByText(en.errors.offline)
  expect(screen.getByText('Melanoma')).toBeDefined()
  await remove('Melanoma')
  await expect.poll(() => screen.queryByText('Melanoma')).toBeNull()
})
