import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import type { ManagedMember } from '#model/panels/managed-wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import EditDialog from '#portal/discussions/text-blocks/edit-dialog.tsx'
import { AddLinkDialog } from '#portal/panels/add-link-dialog.tsx'
import { AddMemberDialog } from '#portal/panels/add-member-dialog.tsx'
import { ManagedMembers } from '#portal/panels/managed-members.tsx'
import { dismiss } from '#portal/ui/overlays/notify.ts'
import { lateAnswer } from '../../lost-answer.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

// what one test was told would lie over the next
afterEach(() => Array.from({ length: 99 }, (_, id) => dismiss(id)))
beforeAll(() => signInFully('member@consilium.test'))

const ignore = () => undefined
const saveButton = () => screen.findByRole('button', { name: en.account.form.save })

/** Answers the calls that create something in turn, and holds the idempotency keys with which they came. */
function answering(...errors: ApiError[]) {
  const keys: (string | undefined)[] = []
  vi.spyOn(api, 'post').mockImplementation((_path, options) => {
    keys.push((options as { idempotencyKey?: string }).idempotencyKey)
    const error = errors.shift()
    return (error ? Promise.reject(error) : Promise.resolve({})) as never
  })
  return keys
}

test.each([
  {
    what: 'link',
    dialog: <AddLinkDialog planId="p1" onClose={ignore} onSaved={ignore} />,
    entries: [
      [en.managed.slug, 'spring'],
      [en.managed.description, 'For spring'],
    ],
  },
  {
    what: 'member',
    dialog: <AddMemberDialog planId="p1" onClose={ignore} onSaved={ignore} />,
    entries: [[en.managed.email, 'ada@plans.test']],
  },
  {
    what: 'text block',
    dialog: <EditDialog text="Thank you." onClose={ignore} />,
    entries: [[en.textBlock.name, 'Thanks']],
  },
])(
  'a $what whose answer was lost has the same key when it is sent again, and another once it was refused or changed',
  async ({ dialog, entries }) => {
    const keys = answering(new ApiError(0), new ApiError(409), new ApiError(0))
    const enter = async ([label, text]: string[]) =>
      userEvent.fill(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), text ?? '')
    await renderInPortal(dialog)
    for (const entry of entries) await enter(entry)
    for (const times of [1, 2, 3]) {
      await userEvent.click(await saveButton())
      await expect.poll(() => keys.length).toBe(times)
      await screen.findByRole('alert')
    }
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
    const [label, text] = entries[0]!
    await enter([label!, `b${text}`])
    await userEvent.click(await saveButton())
    await expect.poll(() => keys.length).toBe(4)
    expect(keys[3]).not.toBe(keys[2])
  },
)

test('while a member is being added the dialog cannot be left as if nothing were done', async () => {
  const answer = lateAnswer()
  vi.spyOn(api, 'post').mockReturnValue(answer.promise)
  const onClose = vi.fn()
  await renderInPortal(<AddMemberDialog planId="p1" onClose={onClose} onSaved={ignore} />)
  await userEvent.fill(await screen.findByRole('textbox', { name: /^E-mail/ }), 'ada@plans.test')
  await userEvent.click(await saveButton())
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: en.account.form.cancel })
  await expect.poll(() => cancel.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  answer.give({} as never)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

/** A plan with one member, as the API would keep it. */
function planOfAda() {
  const ada = {
    userId: 'u1',
    displayName: 'Ada',
    email: '',
    access: null,
    joinedAt: '2026-01-01T00:00:00Z',
    version: 1,
  }
  let members = [ada as unknown as ManagedMember]
  vi.spyOn(api, 'call').mockImplementation(
    () => Promise.resolve({ json: { data: members, total: members.length } }) as never,
  )
  return {
    ada: () => members[0]!,
    set: (next: ManagedMember[]) => (members = next),
  }
}

test('the access of a member was saved, but the answer was lost: once the list has it, there is nothing to try again', async () => {
  const plan = planOfAda()
  vi.spyOn(api, 'put').mockImplementation((_path, options) => {
    plan.set([{ ...plan.ada(), access: (options as { body: Pick<ManagedMember, 'access'> }).body.access, version: 2 }])
    return Promise.reject(new ApiError(0)) as never
  })
  await renderInPortal(<ManagedMembers planId="p1" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change access of Ada' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), en.account.plans.accessName.read_only)
  const save = within(dialog).getByRole('button', { name: en.account.form.save })
  await userEvent.click(save)
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => screen.queryByText(en.errors.offline)).toBeNull()
})

test('removing a member is said', async () => {
  const plan = planOfAda()
  vi.spyOn(api, 'delete').mockImplementation(() => {
    plan.set([])
    return Promise.resolve(undefined) as never
  })
  await renderInPortal(<ManagedMembers planId="p1" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ada from plan' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.managed.remove }))
  await screen.findByText('Ada was removed.')
})
