import { readFile } from 'node:fs/promises'
import type { Download, Locator } from '@playwright/test'
import sharp from 'sharp'
import { pdfOf } from '#db/seed/demo/simple-pdf.ts'
import { en } from '#model/texts/en.ts'
import { asKept } from '../../../api/identity/files/contents.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'
import { expectOpenUsable, phone } from '../../../support/hands.ts'
import { textOfWord } from '../../../support/office.ts'
import { findWholeBrowser, launchOptions } from '../../../support/setup/find-browser.ts'

// a PDF is shown in a tab of its own
test.use({ launchOptions: launchOptions(findWholeBrowser()) })

interface Row {
  id: string
  userId: string
  queryId: string
  key: string
  status: string
  grantName: string | null
}
const photo = {
  name: 'scan.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer(),
}
const pdf = Buffer.from(pdfOf('Pathology report', ['Estrogen receptor positive, HER2 negative.']))

const bytesOf = async (download: Download) => readFile(await download.path())
const closeDialog = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('files, documents and continuing education: the asker on a phone, an expert at a desk', async ({
  page,
  person,
  request,
  expectConsole,
}) => {
  // a file that is not what its name says is refused by the server
  expectConsole(/status of 415/)
  // an answer that is lost on its way
  expectConsole(/ERR_CONNECTION_RESET/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const member = await signedIn(request, 'member@consilium.test')
  const open = await csr.get<Row[]>(filtered('queries', { userId: member.id, status: 'open', mediaType: 'messenger' }))
  // an expert with many answers: those of a new one wait for staff
  const expert = await signedIn(request, 'expert@consilium.test')
  const parts = await csr.get<Row[]>(
    filtered('queryExperts', { queryId: open.map((row) => row.id), userId: expert.id, status: 'answered' }),
  )
  const query = open.find((row) => row.grantName === 'Beacon Fund' && parts.some((part) => part.queryId === row.id))
  if (!query) throw new Error('The demo has no open discussion that this expert has answered')

  await page.setViewportSize(phone)
  await startSignedIn(page, 'member@consilium.test')
  await page.goto(`/member/discussion/${query.id}`)
  const desk = await person(expert.email, { at: `/discussion/${query.id}` })
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the asker adds a picture; what does not fit is refused in words', async () => {
    await page.getByRole('button', { name: 'Attach file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Attach file' })
    const file = dialog.locator('input[type=file]')
    const upload = dialog.getByRole('button', { name: 'Upload' })
    await expect(upload).toBeDisabled()
    await file.setInputFiles({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await expect(dialog.getByText('This file type isn’t allowed here.')).toBeVisible()
    await file.setInputFiles({ ...photo, buffer: Buffer.alloc(4_718_593) })
    await expect(dialog.getByText('File is greater than 4.5MB. Please compress file and reattach.')).toBeVisible()
    await expect(upload).toBeDisabled()
    await file.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plain text') })
    await dialog.getByRole('checkbox', { name: /I’ve checked the file/ }).check()
    await upload.click()
    await expect(dialog.getByText('This file is damaged or doesn’t match its file type.')).toBeVisible()
    await file.setInputFiles(photo)
    await expect(dialog.getByRole('img', { name: 'scan.jpg' })).toBeVisible()
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    await upload.click()
    await expect(dialog.getByText('Check the file and confirm.')).toBeVisible()
    await expectOpenUsable(page)
    await dialog.getByRole('textbox', { name: 'Description' }).fill('CT of the chest, June')
    await dialog.getByRole('checkbox').check()
    let lost = 0
    await page.route('**/attachment', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      if (lost) return route.continue()
      // it arrives, and the line breaks before its answer
      lost = (await route.fetch()).status()
      await route.abort('connectionreset')
    })
    await upload.click()
    await expect(dialog.getByRole('progressbar', { name: /Uploading scan\.jpg/ })).toBeVisible()
    await expect(dialog.getByText(en.errors.offline)).toBeVisible()
    expect(lost).toBe(200)
    await upload.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Preview scan.jpg' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Preview scan.jpg' })).toBeVisible()
  })

  await test.step('the expert sees it at once, looks at it, and drops a report of the own', async () => {
    await desk.getByRole('button', { name: 'Preview scan.jpg' }).click()
    const picture = desk.getByRole('dialog', { name: 'scan.jpg' })
    await expect(picture.getByRole('img', { name: 'CT of the chest, June' })).toBeVisible()
    await expectOpenUsable(desk)
    await closeDialog(picture)
    await expect(desk.getByRole('button', { name: 'Remove scan.jpg' })).toHaveCount(0)

    const dropped = await desk.evaluateHandle((base64) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'report.pdf', {
          type: 'application/pdf',
        }),
      )
      return data
    }, pdf.toString('base64'))
    await desk.getByText('Drop a file here, or').dispatchEvent('drop', { dataTransfer: dropped })
    const dialog = desk.getByRole('dialog', { name: 'Attach file' })
    const [tab] = await Promise.all([
      desk.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Preview' }).click(),
    ])
    await expect.poll(() => tab.url()).toMatch(/^blob:/)
    await tab.close()
    await dialog.getByRole('checkbox', { name: /I’ve checked the file/ }).check()
    await expectOpenUsable(desk)
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Preview report.pdf' })).toBeVisible()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download report.pdf' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('report.pdf')
    expect(await bytesOf(saved)).toEqual(await asKept(pdf))
  })

  await test.step('the expert asks back first; the asker replies, then follows up', async () => {
    await desk.getByRole('checkbox', { name: 'Ask for more information first' }).check()
    await desk.getByRole('textbox', { name: 'Your question to the patient' }).fill('Was the sentinel node taken out?')
    await desk.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('An expert needs more information', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Yes, it was clear.')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('An expert needs more information', { exact: true })).toBeHidden()
    await expect(desk.getByText('Yes, it was clear.')).toBeVisible()
    // written while the reply was still on its way: kept
    await page.getByRole('textbox', { name: 'Message' }).fill('Does the picture change your answer?')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(desk.getByText('The patient has a follow-up question')).toBeVisible()
  })

  await test.step('both take the document with them, as Word and as PDF', async () => {
    for (const [who, type] of [
      [page, 'Word'],
      [desk, 'PDF'],
    ] as const) {
      await who.getByRole('button', { name: 'Export', exact: true }).click()
      const dialog = who.getByRole('dialog', { name: 'Export discussion' })
      await dialog.getByRole('radio', { name: type }).check()
      await expect(dialog.getByText('Include staff-only content')).toHaveCount(0)
      await expectOpenUsable(who)
      const [saved] = await Promise.all([
        who.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download' }).click(),
      ])
      await expect(dialog).toBeHidden()
      expect(saved.suggestedFilename()).toBe(`${query.key}-Expert.${type === 'Word' ? 'docx' : 'pdf'}`)
      const bytes = await bytesOf(saved)
      if (type === 'Word') expect(textOfWord(bytes)).toContain('Does the picture change your answer?')
      else expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  await test.step('what the funding is about is acknowledged once; it and who teaches stay to be read', async () => {
    const dialog = page.getByRole('dialog', { name: 'Continuing education' })
    await page.getByRole('button', { name: 'Read and acknowledge' }).click()
    await expect(dialog.getByRole('tabpanel').getByRole('paragraph').first()).not.toBeEmpty()
    await expectOpenUsable(page)
    await dialog.getByRole('button', { name: 'Acknowledge' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Read and acknowledge' })).toBeHidden()
    await page.getByRole('button', { name: 'Front matter' }).click()
    await expect(dialog.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0)
    await expect(dialog.getByRole('tabpanel').getByRole('paragraph').first()).not.toBeEmpty()
    await expectOpenUsable(page)
    await dialog.getByRole('tab', { name: 'Faculty' }).click()
    await expect(dialog.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    await expectOpenUsable(page)
    await closeDialog(dialog)
  })

  await test.step('a long discussion: its newest line is one press away', async () => {
    for (let n = 1; n <= 25; n++)
      expect(
        (
          await csr.post('/server/query/response', { queryId: query.id, type: 'info', text: `Note ${n} of 25.` })
        ).status(),
      ).toBe(201)
    await page.reload()
    const newest = page.getByRole('listitem').filter({ hasText: 'Note 25 of 25.' })
    const button = page.getByRole('button', { name: 'Jump to newest' })
    await expect(button).toBeVisible()
    await expect(newest).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(newest).toBeFocused()
    await expect(newest).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0)
  })

  await test.step('once it has ended, everything is there in one piece', async () => {
    expect(
      (await csr.post(`/csradmin/interaction/${query.id}/close`, { reason: 'Everything is answered.' })).status(),
    ).toBe(200)
    await expect(page.getByText('This discussion is closed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${query.key}.zip` }).click(),
    ])
    const packed = (await bytesOf(saved)).toString('latin1')
    for (const name of [`${query.key}.pdf`, 'files/01-scan.jpg', 'files/02-report.pdf']) expect(packed).toContain(name)
    await expect(page.getByRole('button', { name: 'Attach file' })).toHaveCount(0)
  })
})

test('a guest is brought to the call, and gets no further than the own page', async ({
  page,
  product,
  person,
  request,
  expectConsole,
}) => {
  // a link that was taken back is not found
  expectConsole(/status of 404/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const member = await signedIn(request, 'member@consilium.test')
  const [query] = await csr.get<Row[]>(filtered('queries', { userId: member.id, status: 'open', mediaType: 'video' }))
  if (!query) throw new Error('The demo has no coming call')
  await page.setViewportSize(phone)
  await startSignedIn(page, 'member@consilium.test')
  await page.goto(`/member/discussion/${query.id}`)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your guests' })
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByText('This field is Required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rosa Bloom')
  await dialog.getByRole('textbox', { name: 'E-mail or phone' }).fill('rosa.bloom@example.org')
  await expectOpenUsable(page)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Bloom' })).toContainText('invited')

  let link = ''
  await expect
    .poll(
      async () =>
        (link = /\/invitee\/[\w-]+/.exec((await product.inbox('rosa.bloom@example.org'))[0]?.text ?? '')?.[0] ?? ''),
    )
    .not.toBe('')
  const guest = await person()
  await guest.goto(link)
  await expect(guest.getByText('loved one')).toBeVisible()
  await expectOpenUsable(guest)
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: 'Accept' }).click()
  await guest.waitForURL(/\/invitee\/session\//)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Rosa Bloom')
  await expect(guest.getByText('You can join five minutes before the call.')).toBeVisible()
  await expectOpenUsable(guest)
  const session = guest.url()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Bloom' })).toContainText('accepted')
  await guest.goto(`/discussion/${query.id}`)
  await guest.waitForURL(/\/login/)

  await dialog.getByRole('button', { name: 'Remove Rosa Bloom' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Bloom' })).toHaveCount(0)
  await guest.goto(session)
  await expect(guest.getByText('This invitation is invalid or has expired. Please contact support.')).toBeVisible()
})
