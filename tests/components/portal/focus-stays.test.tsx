import { screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Discussion } from '#model/discussions/wire.ts'
import type { ManagedMember } from '#model/panels/managed-wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { ConsentAsked } from '#portal/discussions/detail/front-matter.tsx'
import { PasswordCard } from '#portal/identity/security/password-card.tsx'
import { ManagedMembers } from '#portal/panels/managed-members.tsx'
import { Button } from '#portal/ui/button.tsx'
import { dismiss } from '#portal/ui/overlays/notify.ts'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

let userId = ''
// what one test was told would lie over the next
afterEach(() => Array.from({ length: 99 }, (_, id) => dismiss(id)))
beforeAll(async () => {
  userId = (await signInFully('member@consilium.test')).id
})
const focused = () => document.activeElement

/** Saves what was changed, after which nothing is left to save. */
function Save({ onSave }: { onSave: () => void }) {
  const [changed, setChanged] = useState(true)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
        setChanged(false)
      }}
    >
      <Button type="submit" disabled={!changed}>
        Save
      </Button>
      <input aria-label="Name" />
    </form>
  )
}

test('a button that is disabled by its own press keeps the focus, and does nothing more', async () => {
  const saved = vi.fn()
  await renderInPortal(<Save onSave={saved} />)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(save)
  expect(save.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(focused()).toBe(screen.getByRole('textbox'))
  expect(save.disabled).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(saved).toHaveBeenCalledOnce()
})

test('the password form opens on its first field, and cancelling leads back to its button', async () => {
  await renderInPortal(<PasswordCard userId={userId} own />)
  await userEvent.click(screen.getByRole('button', { name: en.security.changePassword }))
  expect(focused()).toBe(screen.getByLabelText(en.security.currentPassword))
  await userEvent.click(screen.getByRole('button', { name: en.contact.cancel }))
  expect(focused()).toBe(screen.getByRole('button', { name: en.security.changePassword }))
})

test('after a member was removed the focus is on the next one, and on the search once there is none', async () => {
  let members = ['Ada', 'Ben', 'Cem'].map(
    (displayName) =>
      ({
        userId: displayName,
        displayName,
        email: '',
        access: null,
        joinedAt: '2026-01-01T00:00:00Z',
      }) as ManagedMember,
  )
  vi.spyOn(api, 'call').mockImplementation(
    () => Promise.resolve({ json: { data: members, total: members.length } }) as never,
  )
  vi.spyOn(api, 'delete').mockImplementation((_path, options) => {
    members = members.filter((one) => one.userId !== (options as { params: { userId: string } }).params.userId)
    return Promise.resolve(undefined) as never
  })
  await renderInPortal(<ManagedMembers planId="p1" />)
  const nameOf = (name: string) => en.managed.removeNamed.replace('%{name}', name)
  const remove = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: nameOf(name) }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: en.managed.remove }))
  }
  await remove('Ben')
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe(nameOf('Cem'))
  await remove('Cem')
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe(nameOf('Ada'))
  await remove('Ada')
  await expect.poll(focused).toBe(screen.getByRole('searchbox', { name: en.managed.find }))
})

/** A discussion whose front matter is acknowledged by the event. */
function Acknowledged() {
  const [mustAcknowledge, setMust] = useState(true)
  useEffect(() => {
    const done = () => setMust(false)
    addEventListener('acknowledged', done)
    return () => removeEventListener('acknowledged', done)
  }, [])
  const discussion = { queryId: 'q1', mustAcknowledge, frontMatter: '<p>About</p>', viewer: 'expert' } as Discussion
  return (
    <ConsentAsked discussion={discussion}>
      <p>The question</p>
    </ConsentAsked>
  )
}

test('once the front matter is acknowledged the focus is on what is read next', async () => {
  vi.spyOn(api, 'post').mockImplementation(() => {
    setTimeout(() => dispatchEvent(new Event('acknowledged')), 50)
    return Promise.resolve({}) as never
  })
  await renderInPortal(<Acknowledged />)
  await userEvent.click(screen.getByRole('button', { name: en.beside.cme.read }))
  await userEvent.click(await screen.findByRole('button', { name: en.beside.cme.acknowledge }))
  await expect.poll(() => screen.queryByText(en.beside.cme.asked)).toBeNull()
  await expect.poll(focused).toBe(screen.getByText('The question').parentElement)
})
