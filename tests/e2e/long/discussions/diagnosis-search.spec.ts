import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { expect, test } from '../../../support/browser.ts'
import { expectUsable } from '../../../support/hands.ts'
import { beginAsking, conversation, main, press } from '../../../support/wizard.ts'

const search = (page: Page) => main(page).getByRole('combobox').first()
const found = (page: Page) => page.getByRole('option').first()

test('a diagnosis is found by what people call it, misspelled, abbreviated or in Chinese', async ({ person }) => {
  const page = await person('newmember@consilium.test')
  await beginAsking(page, '/member/ask')
  for (const [typed, name] of [
    ['breast cancer', 'Breast cancer'],
    ['brest', 'Breast cancer'],
    ['乳腺癌', 'Breast cancer'],
    ['NSCLC', 'Lung cancer'],
    ['C50.9', 'C50.9'],
  ] as const) {
    await search(page).fill(typed)
    await expect(found(page), typed).toContainText(name)
  }
  await search(page).fill('qqqq zzz')
  await expect(page.getByText(en.asking.diagnosisNone.replace('%{text}', 'qqqq zzz'))).toBeVisible()

  await search(page).fill('breast cancer')
  await found(page).click()
  await press(page, /^More specific \(\d+\)$/)
  await expect(main(page).getByRole('combobox')).toHaveCount(2)
  await expectUsable(page)
  await press(page, 'Continue')
  await expect(
    conversation(page)
      .getByText(/Breast cancer|Malignant neoplasm of breast/)
      .first(),
  ).toBeVisible()
})
