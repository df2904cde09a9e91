import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { office, pdf, picture } from '../../../api/identity/files/contents.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'
import { expectOpenUsable, phone } from '../../../support/hands.ts'

const asker = 'member@consilium.test'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const letter = { name: 'Letter from the clinic.docx', mimeType: word, buffer: office('docx') }
const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await picture(1200, 800).jpeg().toBuffer() }

const bytesOf = async (download: Download) => readFile(await download.path())
const fetched = async (page: Page, name: string, label = `Download ${name}`) => {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()])
  expect(saved.suggestedFilename()).toBe(name)
  return bytesOf(saved)
}
const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** A file of so many bytes, dropped: the chooser of the test takes none that is too large. */
async function drop(target: Locator, name: string, size: number) {
  const dropped = await target.page().evaluateHandle(
    ([named, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], named, { type: 'application/pdf' }))
      return data
    },
    [name, size] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer: dropped })
}

test('a member keeps files, and finds those of plans and discussions beside them', async ({
  page,
  person,
  request,
  expectConsole,
}) => {
  // a file that is not what its name says is refused
  expectConsole(/status of 422/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const member = await signedIn(request, asker)
  const [query] = await csr.get<{ id: string; key: string; title: string }[]>(
    filtered('queries', { userId: member.id, status: 'open', mediaType: 'messenger' }),
  )
  if (!query) throw new Error('The demo has no open discussion')

  await startSignedIn(page, asker)
  await page.goto('/member/discussions')
  await page.getByRole('link', { name: 'Your files' }).click()
  await expect(page).toHaveURL('/member/files')
  const pocket = await person(asker, { viewport: phone, colorScheme: 'dark', at: '/member/files' })

  await test.step('files of the plan can be read only', async () => {
    await expect(line(page, 'Member guide.pdf')).toContainText('Plan: Standard')
    await expect(page.getByRole('button', { name: 'Rename Pathology report.pdf' })).toBeVisible()
    for (const act of ['Rename', 'Delete'])
      await expect(page.getByRole('button', { name: `${act} Member guide.pdf` })).toHaveCount(0)
    expect((await fetched(page, 'Member guide.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    await expectOpenUsable(page)
    await expectOpenUsable(pocket)
  })

  const dialog = page.getByRole('dialog', { name: 'Upload file' })
  const file = dialog.locator('input[type=file]')
  const send = dialog.getByRole('button', { name: 'Upload', exact: true })
  await test.step('what does not fit is refused in words', async () => {
    await page.getByRole('button', { name: 'Upload file' }).click()
    await expect(
      dialog.getByText('Maximum file size 50MB. Allowed: .jpg, .jpeg, .png, .webp, .pdf, .pptx, .docx.'),
    ).toBeVisible()
    await expect(send).toBeDisabled()
    for (const [name, buffer, words] of [
      ['setup.exe', Buffer.from('MZ'), 'This type of file is not allowed here.'],
      ['empty.pdf', Buffer.alloc(0), 'This file is empty. Choose another one.'],
      [`${'x'.repeat(200)}.pdf`, pdf(), 'This file name is too long. Use at most 200 characters.'],
    ] as const) {
      await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
      await expect(dialog.getByText(words)).toBeVisible()
      await expect(send).toBeDisabled()
    }
    await drop(dialog.getByText('Choose another file'), 'large.pdf', 50 * 1024 * 1024 + 1)
    await expect(dialog.getByText('This file is larger than 50MB.')).toBeVisible()
    await expect(send).toBeDisabled()
    await file.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plain text') })
    await send.click()
    await expect(dialog.getByText('This file is damaged or doesn’t match its file type.')).toBeVisible()
    await expectOpenUsable(page)
  })

  await test.step('a description that is too long is kept and told, not cut off', async () => {
    await file.setInputFiles(letter)
    const description = dialog.getByRole('textbox', { name: 'Description' })
    await description.fill('x'.repeat(1003))
    await expect(description).toHaveValue('x'.repeat(1003))
    await expect(description).toHaveAccessibleDescription(/3 characters over the limit/)
    await expect(send).toBeDisabled()
  })
  await test.step('an upload shows how far it is, and can be stopped', async () => {
    await file.setInputFiles(letter)
    await dialog.getByRole('textbox', { name: 'Description' }).fill('What the surgeon wrote')
    let go = () => undefined as void
    const held = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/api/upload/*', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await send.click()
    await expect(dialog.getByRole('progressbar', { name: /Uploading Letter from the clinic\.docx/ })).toBeVisible()
    // the room made for it is given back
    const [given] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'DELETE'),
      dialog.getByRole('button', { name: 'Cancel' }).click(),
    ])
    expect(given.status()).toBe(200)
    await expect(dialog).toBeHidden()
    go()
    await page.unroute('**/api/upload/*')
    await expect(line(page, letter.name)).toHaveCount(0)
  })

  await test.step('it is there at once, on the phone too, and comes back as it was', async () => {
    await page.getByRole('button', { name: 'Upload file' }).click()
    await file.setInputFiles(letter)
    await dialog.getByRole('textbox', { name: 'Description' }).fill('What the surgeon wrote')
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row').nth(1)).toContainText(
      'Letter from the clinic.docxWhat the surgeon wroteDocument',
    )
    await expect(line(page, letter.name)).toContainText('Claire Whitlock')
    await expect(line(pocket, letter.name)).toBeVisible()
    expect(await fetched(page, letter.name)).toEqual(letter.buffer)
  })

  await test.step('it is renamed; its ending stays', async () => {
    await page.getByRole('button', { name: `Rename ${letter.name}` }).click()
    const rename = page.getByRole('dialog', { name: 'Rename file' })
    const name = rename.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Letter from the clinic')
    for (const [words, problem] of [
      ['a/b', 'A file name can’t contain line breaks or slashes.'],
      ['x'.repeat(196), 'This file name is too long. Use at most 200 characters.'],
      ['', 'This field is Required'],
    ] as const) {
      await name.fill(words)
      await expect(rename.getByText(problem)).toBeVisible()
      await expect(rename.getByRole('button', { name: 'Save' })).toBeDisabled()
    }
    await expectOpenUsable(page)
    await name.fill('Surgeon, June')
    // what staff change meanwhile stays; the same name is not overtaken unseen
    const byStaff = async (words: object) => {
      const mine = await csr.get<{ data: { id: string; fileType: string; version: number }[] }>(
        `/server/userFile/list?userId=${member.id}`,
      )
      const row = mine.data.find((one) => one.fileType === 'docx')
      expect((await csr.put(`/server/userFile/${row?.id}`, { ...words, version: row?.version })).status()).toBe(200)
    }
    await byStaff({ description: 'From the surgeon' })
    await expect(page.getByText('From the surgeon')).toBeVisible()
    await byStaff({ name: 'By staff.docx' })
    await expect(page.getByText('By staff.docx')).toBeVisible()
    expectConsole(/status of 409/)
    await name.press('Enter')
    await expect(rename.getByText('opened elsewhere, reload')).toBeVisible()
    await expect(name).toHaveValue('Surgeon, June')
    await rename.getByRole('button', { name: 'Save' }).click()
    await expect(rename).toBeHidden()
    await expect(line(page, 'Surgeon, June.docx')).toContainText('From the surgeon')
  })

  await test.step('a file of a discussion stands there with its discussion, and is worked on in it', async () => {
    await page.goto(`/member/discussion/${query.id}`)
    await page.getByRole('button', { name: 'Attach file' }).click()
    const attach = page.getByRole('dialog', { name: 'Attach file' })
    await attach.locator('input[type=file]').setInputFiles(scan)
    await attach.getByRole('checkbox').check()
    await attach.getByRole('button', { name: 'Upload' }).click()
    await expect(attach).toBeHidden()
    await expect(line(pocket, 'scan.jpg')).toContainText(query.title)
    await expectOpenUsable(pocket)
    for (const act of ['Rename', 'Delete'])
      await expect(pocket.getByRole('button', { name: `${act} scan.jpg` })).toHaveCount(0)
    expect((await fetched(pocket, 'scan.jpg')).subarray(0, 2).toString('hex')).toBe('ffd8')
    await pocket.getByRole('link', { name: query.key }).click()
    await expect(pocket).toHaveURL(`/member/discussion/${query.id}`)
  })

  await test.step('the list is narrowed by discussion and type, and put in order', async () => {
    await page.goto('/member/files')
    const rows = page.getByRole('row')
    const [discussion, type, order] = ['Discussion', 'Type', 'Order'].map((name) =>
      page.getByRole('combobox', { name }),
    ) as [Locator, Locator, Locator]
    await expect(rows).toHaveCount(8)
    await discussion.selectOption(query.id)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('scan.jpg')
    await type.selectOption('Document')
    await expect(page.getByText('No matching files')).toBeVisible()
    await expectOpenUsable(page)
    await page.getByRole('button', { name: 'Show all files' }).click()
    await type.selectOption('PDF')
    await expect(rows).toHaveCount(6)
    await type.selectOption('')
    await order.selectOption('By name')
    await expect
      .poll(async () => {
        const names = await rows.locator('strong').allTextContents()
        return names.length === 7 && names.join() === [...names].sort((a, b) => a.localeCompare(b)).join()
      })
      .toBe(true)
  })

  await test.step('staff see the same, with the discussion', async () => {
    const desk = await person('csr@consilium.test')
    await desk.waitForURL('**/admin/**')
    await desk.goto(`/admin/users/${member.id}/files`)
    await expect(line(desk, 'scan.jpg')).toContainText(query.title)
    expect((await fetched(desk, 'scan.jpg', 'Download: scan.jpg')).subarray(0, 2).toString('hex')).toBe('ffd8')
    await expect(line(desk, 'scan.jpg').getByRole('button')).toHaveCount(1)
    // away from the button, whose tip stands beside the page
    await desk.mouse.move(0, 0)
    await expect(desk.getByRole('tooltip')).toHaveCount(0)
    await expectOpenUsable(desk)
    await line(desk, 'scan.jpg').getByRole('link', { name: query.key }).click()
    await expect(desk).toHaveURL(`/admin/queries/${query.id}#files`)
  })

  await test.step('it is deleted when that is confirmed, everywhere', async () => {
    await pocket.goto('/member/files')
    const remove = page.getByRole('button', { name: 'Delete Surgeon, June.docx' })
    const question = page.getByRole('alertdialog', { name: 'Delete Surgeon, June.docx?' })
    await remove.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(remove).toBeFocused()
    await remove.press('Enter')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(remove).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Upload file' })).toBeFocused()
    await expect(line(pocket, 'Medication list.pdf')).toBeVisible()
    await expect(line(pocket, 'Surgeon, June.docx')).toHaveCount(0)
  })
})

test('a list that cannot be read says so and is read again; who has nothing is told what belongs here', async ({
  page,
  expectConsole,
  request,
}) => {
  expectConsole(/status of 503/)
  const email = 'newmember@consilium.test'
  const member = await signedIn(request, email)
  const chief = await signedIn(request, 'csr.super@consilium.test')
  const { data } = await member.get<{ data: { id: string; plan: { id: string } }[] }>(
    `/server/userDocument/list?userId=${member.id}`,
  )
  for (const { id, plan } of data)
    expect((await chief.del(`/server/membership/plan/${plan.id}/files/${id}`)).status()).toBe(200)
  await startSignedIn(page, email)
  await page.setViewportSize(phone)
  await page.route('**/api/server/userDocument/list*', (route) =>
    route.fulfill({ status: 503, json: { errorKey: 'errors.generic', message: 'away' } }),
  )
  await page.goto('/member/files')
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await expectOpenUsable(page)
  await page.unroute('**/api/server/userDocument/list*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
  await expectOpenUsable(page)
})
