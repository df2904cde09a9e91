import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { User } from '#model/identity/wire.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import { en } from '#model/texts/en.ts'
import { useUser } from '#api/client/session.ts'
import { api } from '#portal/client.ts'
import { TaxCard } from '#portal/identity/account/profile/tax-card.tsx'
import { BeforePaid } from '#portal/payments/before-paid.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const texts = en.account.tax
beforeAll(async () => {
  await signInFully('expert2@consilium.test')
})

const certified: PayReadiness['taxForm'] = {
  standing: 'valid',
  formType: 'W-9',
  expiresAt: null,
  since: null,
  reason: null,
  renewBy: null,
  hasDraft: false,
}

/** Card and list of someone whose form counts; `form` is what the server says of it now. */
async function open(form: Partial<PayReadiness['taxForm']>, taxFormStatus: User['taxFormStatus'] = 'completed') {
  const now = { form: { ...certified, ...form } }
  const get = api.get.bind(api)
  vi.spyOn(api, 'get').mockImplementation(((path: string, options: object) =>
    path === '/server/user/{id}/payReadiness'
      ? Promise.resolve({
          taxForm: now.form,
          account: null,
          mailingAddress: null,
          blocks: [],
          balance: 0,
          nextPayout: null,
        })
      : path === '/server/user/{id}/taxinformation'
        ? Promise.resolve({ versions: [{ id: 'f1', formType: 'W-9', certificationDate: '2026-01-05' }] })
        : get(path as never, options as never)) as never)
  const Both = () => {
    const user = useUser()
    return (
      <>
        <TaxCard user={{ ...user, noeticExpert: true, taxFormStatus } as User} />
        <BeforePaid />
      </>
    )
  }
  await renderInPortal(<Both />)
  return now
}
const main = () => within(screen.getByRole('main'))

test('a form that is due again: card and list name the last day, and offer the new form, not a report', async () => {
  await open({ renewBy: '2026-12-28' })
  expect((await screen.findByText(/Certify a new form by Dec 28, 2026\. Until then/)).textContent).toContain(
    'stays valid',
  )
  expect(main().queryByText(texts.done)).toBeNull()
  expect(main().getByText(texts.due)).toBeDefined()
  expect(main().queryByRole('button', { name: texts.report })).toBeNull()
  expect(main().getByRole('button', { name: texts.update })).toBeDefined()
  expect(main().getByText('Your W-9 may no longer be correct. Certify a new form by Dec 28, 2026.')).toBeDefined()
  expect(main().queryByText(/doesn’t expire/)).toBeNull()
  expect(main().getByRole('button', { name: en.beforePaid.renew })).toBeDefined()
})

test('a started form next to the certified one is said, and continued', async () => {
  await open({ hasDraft: true })
  expect(await screen.findByText(texts.draft)).toBeDefined()
  expect(main().queryByText(texts.done)).toBeNull()
  expect(main().getByRole('button', { name: texts.continue })).toBeDefined()
  expect(main().getByRole('button', { name: en.beforePaid.continue })).toBeDefined()
})

test('reporting a change is asked about first; then the last day has the focus', async () => {
  const now = await open({})
  const sent = vi.spyOn(api, 'post').mockImplementation((() => {
    now.form = { ...now.form, renewBy: '2026-12-28' }
    return Promise.resolve({ until: '2026-12-28' })
  }) as never)
  const report = await screen.findByRole('button', { name: texts.report })
  await userEvent.click(report)
  const question = await screen.findByRole('alertdialog', { name: texts.reportTitle })
  expect(question.textContent).toContain('within 30 days')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => question.isConnected).toBe(false)
  expect(sent).not.toHaveBeenCalled()

  await userEvent.click(report)
  const again = await screen.findByRole('alertdialog', { name: texts.reportTitle })
  await userEvent.click(within(again).getByRole('button', { name: texts.report }))
  await screen.findByText(/Certify a new form by Dec 28, 2026\. Until then/)
  expect(sent).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement?.textContent).toContain('Dec 28, 2026')
  expect(main().queryByRole('button', { name: texts.report })).toBeNull()
})

test.each([
  ['staff’s own words', 'The name does not match.', 'The name does not match.'],
  ['a text of ours', 'staffTax.notRenewed', en.staffTax.notRenewed],
])(
  'a form that was invalidated: card and list say since when and why, in the same words (%s)',
  async (_what, reason, said) => {
    await open({ standing: 'invalid', since: '2026-11-30', reason }, 'not_started')
    const text = `Your W-9 has not been valid since Nov 30, 2026. Reason: ${said}`
    expect(await main().findAllByText(text)).toHaveLength(2)
    expect(main().getByText(texts.over)).toBeDefined()
    expect(main().queryByText(texts.status.not_started)).toBeNull()
    // the certified form stays its owner's
    expect(await main().findByRole('button', { name: texts.download })).toBeDefined()
    expect(main().getAllByRole('button', { name: en.beforePaid.renew })).toHaveLength(2)
  },
)
