import { expect, type Locator, type Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { en } from '#model/texts/en.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const form = (page: Page, title: string) => page.getByRole('form', { name: title, exact: true })
export const save = (page: Page, title: string) =>
  form(page, title).getByRole('button', { name: en.account.form.save, exact: true })
export const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const menu = (page: Page) => page.getByRole('navigation', { name: en.account.pages })

export const idOf = async (page: Page) =>
  (JSON.parse((await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)) ?? '') as LoginResult).user.id
export async function open(page: Page, child: keyof typeof en.account.page, userId?: string) {
  await page.goto(`/account/${userId ?? (await idOf(page))}/${child}`)
  await expect(menu(page).getByRole('link', { name: en.account.page[child], exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
}
/** Red, green and blue in the middle of a picture that the page shows. */
export const middleOf = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = element
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0)
    const [red = -1, green = -1, blue = -1] = context?.getImageData(width / 2, height / 2, 1, 1).data ?? []
    return { width, height, red, green, blue }
  })
export async function saved(page: Page, title: string) {
  await save(page, title).click()
  await expect(said(page, en.account.form.saved)).toBeVisible()
}
