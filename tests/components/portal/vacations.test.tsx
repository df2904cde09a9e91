import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#portal/client.ts'
import Vacations from '#portal/identity/account/time-off/vacations.tsx'
import { lateAnswer, loseAnswer } from '../lost-answer.ts'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

const texts = en.account.vacations
const year = new Date().getFullYear() + 1
let userId = ''
beforeAll(async () => {
  userId = (await signInFully('expert2@consilium.test')).id
})

/** Days off of this expert as the API has them. */
const stored = async () =>
  (await api.get('/server/user/{id}/timeoff', { params: { id: userId }, query: { pageSize: 100 } })).data
    .map(({ start, end }) => `${start} ${end}`)
    .filter((days) => days.startsWith(String(year)))

/** Opens the form for a new vacation and types its days. */
async function typeVacation(start: string, end: string) {
  await userEvent.click((await screen.findAllByRole('button', { name: texts.add }))[0]!)
  const dialog = await screen.findByRole('dialog', { name: texts.newTitle })
  await userEvent.type(within(dialog).getByRole('textbox', { name: texts.start }), start)
  await userEvent.type(within(dialog).getByRole('textbox', { name: texts.end }), end)
  await userEvent.tab()
  return { dialog, save: within(dialog).getByRole<HTMLButtonElement>('button', { name: en.account.form.save }) }
}

test('a vacation is stored and listed once it is saved, and deleted once that is confirmed', async () => {
  await renderInPortal(<Vacations userId={userId} />)
  const { save } = await typeVacation(`03/02/${year}`, `03/06/${year}`)
  await userEvent.click(save)

  const remove = await screen.findByRole('button', { name: new RegExp(`^Delete the vacation from .*${year}`) })
  expect(await stored()).toEqual([`${year}-03-02 ${year}-03-06`])

  await userEvent.click(remove)
  const question = await screen.findByRole('alertdialog', { name: texts.removeTitle })
  await userEvent.keyboard('{Escape}')
  expect(await stored()).toHaveLength(1)
  await expect.poll(() => question.isConnected).toBe(false)
  await userEvent.click(remove)
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: texts.removeTitle })).getByRole('button', {
      name: texts.remove,
    }),
  )
  await expect.poll(stored).toEqual([])
})

test('who deletes the last vacation of a page reads the page before it', async () => {
  const params = { id: userId }
  for (let month = 1; month <= 13; month++)
    for (const day of ['05', '20']) {
      const start = `${year + 1 + Math.floor(month / 13)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-${day}`
      await api.post('/server/user/{id}/timeoff', { params, body: { start, end: start } })
    }
  await renderInPortal(<Vacations userId={userId} />)
  const buttons = () => screen.findAllByRole('button', { name: /^Delete the vacation from / })
  await userEvent.click(await screen.findByRole('button', { name: en.list.nextPage }))
  await expect.poll(async () => (await buttons()).length).toBe(1)
  await userEvent.click((await buttons())[0]!)
  const question = await screen.findByRole('alertdialog', { name: texts.removeTitle })
  await userEvent.click(within(question).getByRole('button', { name: texts.remove }))
  await expect.poll(async () => (await buttons()).length).toBe(25)
  expect(screen.queryByText(texts.empty)).toBeNull()

  const { data } = await api.get('/server/user/{id}/timeoff', { params, query: { pageSize: 100 } })
  for (const { id } of data)
    await api.delete('/server/user/{id}/timeoff/{timeoffId}', { params: { ...params, timeoffId: id } })
})

test('an end before the start is said and cannot be saved', async () => {
  await renderInPortal(<Vacations userId={userId} />)
  const { dialog, save } = await typeVacation(`03/06/${year}`, `03/02/${year}`)
  expect(within(dialog).getByText(en.errors.endBeforeStart)).toBeDefined()
  expect(save.disabled).toBe(true)
  expect(await stored()).toEqual([])
})

test('a last day in the past is said and cannot be saved', async () => {
  await renderInPortal(<Vacations userId={userId} />)
  const { dialog, save } = await typeVacation('03/02/2024', '03/06/2024')
  expect(within(dialog).getByText(en.errors.lastDayPast)).toBeDefined()
  expect(save.disabled).toBe(true)
})

test('what the server refuses stands beside its day until either is changed; a start after the end is said as well', async () => {
  const sent = vi
    .spyOn(api, 'post')
    .mockRejectedValueOnce(
      new ApiError(422, { errorKey: 'errors.invalidParameters', fields: { start: 'errors.overlap' } }),
    )
  await renderInPortal(<Vacations userId={userId} />)
  const { dialog, save } = await typeVacation(`03/02/${year}`, `03/06/${year}`)
  const [start, end] = [texts.start, texts.end].map((name) => within(dialog).getByRole('textbox', { name }))
  const form = save.form!
  form.requestSubmit()
  form.requestSubmit()
  await within(dialog).findByText(en.errors.overlap)
  expect(sent).toHaveBeenCalledOnce()
  expect(start).toHaveAttribute('aria-invalid', 'true')
  expect(end).not.toHaveAttribute('aria-invalid')
  await userEvent.fill(end!, `03/07/${year}`)
  await expect.poll(() => within(dialog).queryByText(en.errors.overlap)).toBeNull()
  await userEvent.fill(start!, `03/09/${year}`)
  await within(dialog).findByText(en.errors.endBeforeStart)
  expect(end).toHaveAttribute('aria-invalid', 'true')
  expect(save.disabled).toBe(true)
})

test('closing with days typed asks first; staying keeps them', async () => {
  await renderInPortal(<Vacations userId={userId} />)
  const { dialog } = await typeVacation(`04/02/${year}`, `04/06/${year}`)
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: en.account.form.leaveTitle })
  await userEvent.click(within(question).getByRole('button', { name: en.messages.stay }))
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: texts.start }).value).toBe(`04/02/${year}`)
  await expect.poll(() => question.isConnected).toBe(false)

  await userEvent.keyboard('{Escape}')
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: en.account.form.leaveTitle })).getByRole('button', {
      name: en.messages.discard,
    }),
  )
  await expect.poll(() => dialog.isConnected).toBe(false)
  expect(await stored()).toEqual([])
})

test('the dialog opens on its first field, and gives the focus back when it closes', async () => {
  await renderInPortal(<Vacations userId={userId} />)
  const add = (await screen.findAllByRole('button', { name: texts.add }))[0]!
  add.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: texts.newTitle })
  const first = within(dialog).getByRole('textbox', { name: texts.start })
  await expect.poll(() => document.activeElement).toBe(first)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.isConnected).toBe(false)
  await expect.poll(() => document.activeElement).toBe(add)
})

test('two booked calls: each is kept or given up, and both answers go out with the vacation', async () => {
  const calls = [1, 2].map((day) => ({
    queryId: `q${day}`,
    queryExpertId: `p${day}`,
    key: `CQ-AAAAA${day}`,
    meetingTime: Date.UTC(year, 4, 2 + day, 15) / 1000,
  }))
  const asked = new ApiError(409, { errorKey: 'timeoff.callsBooked', message: 'Booked', calls })
  const sent = vi.spyOn(api, 'post').mockRejectedValue(asked)
  await renderInPortal(<Vacations userId={userId} />)
  const { dialog, save } = await typeVacation(`05/02/${year}`, `05/06/${year}`)
  await userEvent.click(save)
  await within(dialog).findByText('You have 2 calls booked on these days')
  const second = within(dialog).getByRole('group', { name: /^CQ-AAAAA2/ })
  await userEvent.click(within(second).getByRole('radio', { name: texts.callsGiveBack }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and give up seat' }))
  await expect.poll(() => sent.mock.calls.length).toBe(2)
  expect((sent.mock.calls[1]?.[1] as { body: object }).body).toEqual({
    start: `${year}-05-02`,
    end: `${year}-05-06`,
    keepCalls: true,
    giveBack: { calls: ['q2'], reason: `Vacation from May 2, ${year} to May 6, ${year}` },
  })
  // a refused save leaves the calls and their answers where they are
  expect(within(second).getByRole<HTMLInputElement>('radio', { name: texts.callsGiveBack }).checked).toBe(true)
})

test('a vacation whose answer was lost is saved once, however often Save is pressed; so is a change of it', async () => {
  await renderInPortal(<Vacations userId={userId} />)
  loseAnswer('POST', '/timeoff')
  const { dialog, save } = await typeVacation(`06/02/${year}`, `06/06/${year}`)
  await userEvent.click(save)
  await within(dialog).findByText(en.errors.offline)
  await userEvent.click(save)
  await expect.poll(() => dialog.isConnected).toBe(false)
  expect(await stored()).toEqual([`${year}-06-02 ${year}-06-06`])

  const { data } = await api.get('/server/user/{id}/timeoff', { params: { id: userId }, query: { pageSize: 100 } })
  const made = data.find(({ start }) => start === `${year}-06-02`)
  loseAnswer('PUT', `/timeoff/${made?.id}`)
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit the vacation from .*${year}`) }))
  const change = await screen.findByRole('dialog', { name: texts.editTitle })
  await userEvent.fill(within(change).getByRole('textbox', { name: texts.end }), `06/07/${year}`)
  await userEvent.tab()
  const again = within(change).getByRole('button', { name: en.account.form.save })
  await userEvent.click(again)
  await within(change).findByText(en.errors.offline)
  await userEvent.click(again)
  await expect.poll(() => change.isConnected).toBe(false)
  expect(await stored()).toEqual([`${year}-06-02 ${year}-06-07`])
  const params = { id: userId, timeoffId: made?.id ?? '' }
  await api.delete('/server/user/{id}/timeoff/{timeoffId}', { params })
})

test('while a vacation is being saved it cannot be left as if it were not, also after its days were touched', async () => {
  const answer = lateAnswer()
  vi.spyOn(api, 'post').mockReturnValue(answer.promise)
  await renderInPortal(<Vacations userId={userId} />)
  const { dialog, save } = await typeVacation(`07/02/${year}`, `07/06/${year}`)
  await userEvent.click(save)
  await userEvent.fill(within(dialog).getByRole('textbox', { name: texts.end }), `07/07/${year}`)
  await userEvent.tab()
  const cancel = within(dialog).getByRole<HTMLButtonElement>('button', { name: en.account.form.cancel })
  expect(cancel.disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  answer.give({} as never)
  await expect.poll(() => dialog.isConnected).toBe(false)
})
