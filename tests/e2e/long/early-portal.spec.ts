import type { Page } from '@playwright/test'
import type { WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { en } from '#model/texts/en.ts'
import { signedIn } from '../../support/at-api.ts'
import { demoPassword, expect, startSignedIn, test } from '../../support/browser.ts'
import { idOf } from '../../support/hands.ts'
import { held } from '../../support/held.ts'
import { beginAsking, conversation, main, press } from '../../support/wizard.ts'

/** The next answer of the server to this comes late: not before it is let go. */
const late = async (page: Page, path: string | RegExp) => (await held(page, path, { answer: true })).letGo

test('anyone who types on while a sign-in is refused keeps what was typed, and the place', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/)
  await page.goto('/login')
  const [email, password] = [
    page.getByLabel(en.login.email, { exact: true }),
    page.getByLabel(en.login.password, { exact: true }),
  ]
  await email.fill('member@consilium.test')
  await password.fill('Wrong-Password-1')
  const arrives = await late(page, '**/auth/webLogin')
  await password.press('Enter')
  await password.fill(demoPassword)
  await email.focus()
  arrives()
  await expect(page.getByText(en.messages.signInError)).toBeVisible()
  await expect(password).toHaveValue(demoPassword)
  await expect(email).toBeFocused()
  await page.getByRole('button', { name: en.login.button, exact: true }).click()
  await page.waitForURL('**/mfa')

  const code = page.getByLabel(en.mfa.code, { exact: true })
  const refused = await late(page, /mfa\/verify/)
  await code.fill('000000')
  await code.fill('1234')
  refused()
  await expect(page.getByText(en.errors.mfaInvalidCode)).toBeVisible()
  await expect(code).toHaveValue('1234')
})

test('the next guest may be written while the first is being invited', async ({ page, request }) => {
  const member = await signedIn(request, 'member@consilium.test')
  const { data } = await member.get<{ data: Record<string, { queryId: string; status: string; mediaType: string }[]> }>(
    '/server/query/indexBuckets?pageSize=100',
  )
  const open = Object.values(data)
    .flat()
    .filter(({ status }) => status === 'open')
  const written = open.find(({ mediaType }) => mediaType === 'messenger')
  const call = open.find(({ mediaType }) => mediaType !== 'messenger')
  await startSignedIn(page, member.email)
  await page.goto(`/member/discussion/${written?.queryId}`)
  await expect(page.getByRole('button', { name: en.beside.export.button })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite people' }), 'there is nothing to join').toHaveCount(0)
  await page.goto(`/member/discussion/${call?.queryId}`)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Name')
  await name.fill('Rosa Bloom')
  await dialog.getByLabel(en.beside.people.reach).fill('rosa.bloom@example.test')
  const invited = await late(page, /\/invites$/)
  await dialog.getByRole('button', { name: en.beside.people.invite }).click()
  await name.fill('Ben Bloom')
  invited()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Bloom' })).toBeVisible()
  await expect(dialog.getByLabel(en.beside.people.reach)).toHaveValue('')
  await expect(name).toHaveValue('Ben Bloom')
})

/** From the wizard to the page where people arrive. */
async function leave(page: Page) {
  await page.getByRole('banner').getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
}

test('anyone who leaves the wizard before an answer has come is not led back', async ({ page }) => {
  await startSignedIn(page, 'network@consilium.test')
  await beginAsking(page, '/newQuery')
  await expect(main(page).getByRole('button', { name: 'Standard', exact: true })).toBeVisible()
  const answers = await late(page, /\/user\/newQuery$/)
  const heard = page.waitForEvent('requestfinished', (one) => one.url().endsWith('/user/newQuery'))
  await press(page, 'Standard')
  await leave(page)
  const home = page.url()
  answers()
  await heard
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  expect(page.url()).toBe(home)
})

test('a draft that was made since the last count is offered before anything new begins', async ({ page, request }) => {
  await startSignedIn(page, 'planmanager@consilium.test')
  await beginAsking(page, '/newQuery')
  await leave(page)
  const elsewhere = await signedIn(request, 'planmanager@consilium.test')
  const { action, echo } = (await (await elsewhere.post('/user/newQuery', { type: 'init' })).json()) as WizardResponse
  const found = await elsewhere.get<{ data: { id: string }[] }>(
    `/user/diagnosis/search?name=C50.9&pageSize=25&planId=${action.clientData.planId}`,
  )
  await elsewhere.post('/user/newQuery', {
    type: 'respond',
    ts: echo.ts,
    clientData: {},
    actionContext: action.tag,
    responses: [found.data[0]?.id],
  })
  let begun = 0
  page.on('request', (one) => (begun += Number(one.method() === 'POST' && one.url().endsWith('/user/newQuery'))))
  const counted = await late(page, /headerInput\/stats/)
  await main(page).getByRole('link', { name: en.menu.startDiscussion }).click()
  await expect(page.getByText(en.asking.lead)).toBeVisible()
  counted()
  await expect(page.getByRole('dialog', { name: en.asking.drafts })).toBeVisible()
  await expect(conversation(page)).toHaveCount(0)
  expect(begun).toBe(0)
})

test('on a slow device a button that is pressed twice acts once', async ({ page }) => {
  await startSignedIn(page, 'expert2@consilium.test')
  await page.goto(`/account/${await idOf(page)}/upcomingVacations`)
  await page.getByRole('button', { name: en.account.vacations.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.account.vacations.start).fill('03/01/2031')
  await dialog.getByLabel(en.account.vacations.end).fill('03/09/2031')
  const save = dialog.getByRole('button', { name: en.account.form.save })
  await expect(save).toBeEnabled()
  const { x, y, width, height } = (await save.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  let sent = 0
  page.on('request', (one) => (sent += Number(one.method() === 'POST' && one.url().endsWith('/timeoff'))))
  const hand = await page.context().newCDPSession(page)
  await hand.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // the second press does not wait for what the first has done
  const at = { x: x + width / 2, y: y + height / 2, button: 'left' as const }
  await Promise.all(
    [1, 2].flatMap((clickCount) =>
      (['mousePressed', 'mouseReleased'] as const).map((type) =>
        hand.send('Input.dispatchMouseEvent', { type, clickCount, ...at }),
      ),
    ),
  )
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: '2031' })).toHaveCount(1)
  expect(sent).toBe(1)
})

test('what is written while a message is being sent is the next message', async ({ page }) => {
  await startSignedIn(page, 'member@consilium.test')
  await page.getByRole('button', { name: en.shell.help }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.menu.contactUs }).click()
  const dialog = page.getByRole('dialog', { name: en.menu.contactUs })
  const area = dialog.getByRole('textbox')
  await area.fill('A first word.')
  const arrives = await late(page, '**/support/email')
  await dialog.getByRole('button', { name: en.contact.submit }).click()
  await area.fill('A first word. A second one.')
  arrives()
  await expect(page.getByText(en.messages.contactSent)).toBeVisible()
  await expect(area).toHaveValue('A second one.')
})
