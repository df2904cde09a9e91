import { pdf, pdfHolding } from '../../../api/identity/files/contents.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'
import { expectUsable, phone } from '../../../support/hands.ts'
import { eicar } from '../../../support/stand-ins/virus-scanner.ts'

test.use({ scanned: true })

test('a member sees on the phone which file waits for the virus scanner and which is held for good', async ({
  page,
  product,
  scanner,
}) => {
  if (!scanner) throw new Error('There is no scanner')
  await page.setViewportSize(phone)
  await startSignedIn(page, 'member@consilium.test')
  await page.goto('/member/files')
  const dialog = page.getByRole('dialog', { name: 'Upload file' })
  const line = (name: string) => page.getByRole('row').filter({ hasText: name })
  const upload = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Upload file' }).click()
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog).toBeHidden({ timeout: 30_000 })
    await expect(line(name)).toBeVisible()
  }

  await test.step('while the scanner is away, a file waits and cannot be fetched; who added it is told', async () => {
    scanner.mood = 'cuts off'
    await upload('Letter.pdf', pdf())
    await upload('Infected.pdf', pdfHolding(eicar))
    for (const name of ['Letter.pdf', 'Infected.pdf']) {
      await expect(line(name)).toContainText('Virus check in progress')
      await expect(line(name)).toContainText('Claire Whitlock')
      await expect(page.getByRole('button', { name: `Download ${name}` })).toHaveCount(0)
    }
    await expectUsable(page)
  })

  await test.step('once it has looked, the one with a virus is named as such, and the other is there', async () => {
    scanner.mood = 'works'
    await product.pass(300)
    await page.reload()
    await expect(line('Infected.pdf')).toContainText('Removed: virus found')
    await expect(page.getByRole('button', { name: 'Download Infected.pdf' })).toHaveCount(0)
    await expect(line('Letter.pdf')).not.toContainText('Virus check in progress')
    await expect(page.getByRole('button', { name: 'Download Letter.pdf' })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Delete Infected.pdf' }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
    await expect(line('Infected.pdf')).toHaveCount(0)
  })
})
