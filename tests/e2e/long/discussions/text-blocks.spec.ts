import type { Page } from '@playwright/test'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { claimedSeat } from '../../../support/claimed-seat.ts'
import { expectUsable, phone, tabTo } from '../../../support/hands.ts'

const opening = 'Before anything else I would repeat the biopsy.'
const caveat = 'This opinion rests on the records that were sent, and replaces no examination in person.'
const dosage = 'Paclitaxel 80 mg/m² weekly for twelve weeks.'

const blocksOf = async (expert: Awaited<ReturnType<typeof signedIn>>) =>
  (await expert.get<{ data: TextBlock[] }>('/user/textBlocks')).data
const parts = (page: Page) => ({
  editor: page.getByRole('textbox', { name: 'Message', exact: true }),
  tool: page.getByRole('button', { name: 'Text blocks', exact: true }),
  menu: page.getByRole('dialog', { name: 'Text blocks', exact: true }),
  search: page.getByRole('combobox', { name: 'Search text blocks', exact: true }),
})

test('an expert saves a text block, inserts it by keyboard into an answer, and sends it', async ({
  person,
  request,
  expectConsole,
}) => {
  // a name that is taken
  expectConsole(/status of 409/)
  const { queryId, email } = await claimedSeat(request)
  const expert = await signedIn(request, email)
  expect((await expert.post('/user/textBlocks', { name: 'Dosage table', text: dosage })).status()).toBe(201)
  const desk = await person(expert.email, { at: `/discussion/${queryId}` })
  const { editor, tool, menu, search } = parts(desk)

  await test.step('what is selected in the answer becomes a block; the answer is not sent by it', async () => {
    await editor.fill(`${opening}\n${caveat}`)
    await editor.evaluate(
      (area: HTMLTextAreaElement, at) => area.setSelectionRange(at, area.value.length),
      opening.length,
    )
    await tabTo(desk, 'Text blocks')
    await desk.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await expectUsable(desk)
    await tabTo(desk, 'Save selection as a text block…')
    await desk.keyboard.press('Enter')
    const form = desk.getByRole('dialog', { name: 'New text block' })
    await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(caveat)
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await desk.keyboard.type('dosage TABLE')
    await desk.keyboard.press('Enter')
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true')
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Standard caveat')
    await desk.keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(tool).toBeFocused()
    await expect(editor).toHaveValue(`${opening}\n${caveat}`)
    expect((await blocksOf(expert)).map(({ name }) => name)).toEqual(['Dosage table', 'Standard caveat'])
  })

  await test.step('typed, found, inserted where the cursor was; Escape inserts nothing', async () => {
    await editor.fill(`${opening} `)
    await tabTo(desk, 'Text blocks')
    await desk.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await desk.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(tool).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await desk.keyboard.type('caveat')
    await expect(menu.getByRole('option')).toHaveText([/^Standard caveat/])
    await desk.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expect(editor).toHaveValue(`${opening} ${caveat}`)
    await expect(editor).toBeFocused()
    await expect(desk.getByText('“Standard caveat” inserted.')).toBeVisible()
    await expectUsable(desk)
    await expect.poll(async () => (await blocksOf(expert)).map(({ useCount }) => useCount)).toEqual([0, 1])
  })

  await test.step('the cursor stands behind it; in the middle of a text it stays in the middle', async () => {
    await desk.keyboard.type(' I agree.')
    await editor.evaluate((area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at), opening.length + 1)
    await tool.click()
    await search.fill('dosage')
    await expect(menu.getByRole('option')).toHaveText([/^Dosage table/])
    await desk.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expect(editor).toHaveValue(`${opening} ${dosage}${caveat} I agree.`)
    await desk.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(editor).toHaveValue(`${opening} ${caveat} I agree.`)
  })

  await test.step('a draft with a block outlives a reload, and what is inserted then goes to its end', async () => {
    await desk.reload()
    await expect(editor).toHaveValue(`${opening} ${caveat} I agree.`)
    await tool.click()
    await menu.getByRole('option', { name: /^Dosage table/ }).click()
    await expect(editor).toHaveValue(`${opening} ${caveat} I agree.\n\n${dosage}`)
  })

  await test.step('it is sent', async () => {
    const arrived = desk.waitForResponse((response) => response.url().endsWith('/response') && response.ok())
    await desk.getByRole('button', { name: 'Post', exact: true }).click()
    await arrived
    await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: dosage })).toHaveCount(1)
    await expect(editor).toHaveValue('')
  })
})

test('text blocks are added, changed and deleted on a phone; one that changed elsewhere is shown', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const { queryId, email } = await claimedSeat(request)
  const expert = await signedIn(request, email)
  for (const { id } of await blocksOf(expert)) await expert.del(`/user/textBlocks/${id}`)
  const desk = await person(expert.email, { viewport: phone, locale: 'en-US', at: `/discussion/${queryId}` })
  const { tool, menu } = parts(desk)
  const list = desk.getByRole('dialog', { name: 'Text blocks', exact: true })
  const form = desk.getByRole('dialog', { name: /text block$/ })
  const name = form.getByRole('textbox', { name: 'Name', exact: true })
  const text = form.getByRole('textbox', { name: 'Text', exact: true })
  const save = form.getByRole('button', { name: 'Save', exact: true })

  // a page that is still being drawn may take the focus, which closes the menu
  await expect(async () => {
    if (!(await menu.isVisible())) await tool.click()
    await expect(menu.getByText('Your text blocks will appear here.')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await menu.getByRole('button', { name: 'Manage…', exact: true }).click()
  await expect(list.getByText('No text blocks yet')).toBeVisible()
  await expectUsable(desk)
  await list.getByRole('button', { name: 'New text block', exact: true }).click()
  await name.fill('Dosage table')
  await expect(save).toBeDisabled()
  await text.fill(dosage)
  await save.click()
  await expect(form).toBeHidden()
  await expect(list.getByRole('listitem')).toHaveText([/Dosage table.*Not used yet/])

  await test.step('changed in another window meanwhile: both are there to choose from', async () => {
    await list.getByRole('button', { name: 'Edit Dosage table', exact: true }).click()
    const [stored] = await blocksOf(expert)
    const elsewhere = { name: 'Dosage table', text: caveat, version: stored?.version }
    expect((await expert.put(`/user/textBlocks/${stored?.id}`, elsewhere)).status()).toBe(200)
    await text.fill(`${dosage} Then surgery.`)
    await save.click()
    await expect(form.getByText('was changed in another window')).toBeVisible()
    await expect(form.getByText(caveat)).toBeVisible()
    await expectUsable(desk)
    await save.click()
    await expect(form).toBeHidden()
    expect(await blocksOf(expert)).toMatchObject([{ text: `${dosage} Then surgery.`, version: 3 }])
  })

  await test.step('deleted once that is confirmed', async () => {
    const remove = list.getByRole('button', { name: 'Delete Dosage table', exact: true })
    const question = desk.getByRole('alertdialog', { name: 'Delete this text block?', exact: true })
    await remove.click()
    await question.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(question).toBeHidden()
    await remove.click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(list.getByText('No text blocks yet')).toBeVisible()
    expect(await blocksOf(expert)).toEqual([])
  })
})
