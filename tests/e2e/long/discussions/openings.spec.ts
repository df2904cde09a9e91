import { en } from '#model/texts/en.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { expectUsable, phone, rows } from '../../../support/hands.ts'

interface Row {
  id: string
  key: string
  userId: string
}
const texts = en.beside.openings

test('the asker sees who has opened the discussion; staff see it in the log', async ({ person, request }) => {
  const csr = await signedIn(request, 'csr.admin@consilium.test')
  const waiting = await csr.get<Row[]>(filtered('queries', { status: 'csrhold', type: 'normal' }))
  const people = await csr.get<{ id: string; email: string; userType: number }[]>(
    filtered('users', { id: waiting.map((row) => row.userId) }),
  )
  const asker = people.find(({ userType }) => userType === 1)
  const query = waiting.find(({ userId }) => userId === asker?.id)
  if (!asker || !query) throw new Error('The demo has no question of a member in review')

  const seat = await person(asker.email, { viewport: phone })
  const open = seat.getByRole('button', { name: texts.title, exact: true })
  const dialog = seat.getByRole('dialog', { name: texts.title })
  await seat.goto(`/member/discussion/${query.id}`)
  await open.click()
  await expect(dialog.getByText(texts.none, { exact: true })).toBeVisible()

  const desk = await person('csr@consilium.test')
  const read = desk.waitForResponse((answer) => answer.url().endsWith(`/api/user/interaction/${query.key}`))
  await desk.goto(`/admin/queries/${query.id}#log`)
  await read
  const opened = desk.getByRole('table', { name: 'Opened by' }).getByRole('row')
  await expect(opened.filter({ hasText: en.opener.role.asker })).toHaveCount(1)

  await seat.reload()
  await open.click()
  await expect(rows(dialog.getByRole('list', { name: texts.list }))).toHaveText(/Consilium Support.*Staff/)
  await expectUsable(seat)
})
