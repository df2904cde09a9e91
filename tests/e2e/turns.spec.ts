import { filtered, signedIn } from '../support/at-api.ts'
import { expect, test } from '../support/browser.ts'
import { expectUsable, phone } from '../support/hands.ts'

interface Row {
  id: string
  userId: string
  key: string
  text: string
}

test('staff propose another wording; the asker uses it, and the next time keeps the own words', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const waiting = await csr.get<Row[]>(filtered('queries', { status: 'csrhold', mediaType: 'messenger' }))
  const people = await csr.get<{ id: string; email: string; userType: number }[]>(
    filtered('users', { id: waiting.map((row) => row.userId) }),
  )
  const asker = people.find((one) => one.userType === 1)
  const query = waiting.find((row) => row.userId === asker?.id)
  if (!asker || !query) throw new Error('The demo has no question of a member in review')

  const desk = await person('csr@consilium.test')
  const seat = await person(asker.email, { at: `/member/discussion/${query.id}` })
  await expect(seat.getByText('In quality review')).toBeVisible()

  const propose = async (words: string) => {
    await desk.goto(`/admin/queries/${query.id}`)
    await desk.getByRole('button', { name: 'Propose rewording' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(words)
    await dialog.getByRole('button', { name: 'Propose rewording' }).click()
    await expect(dialog).toBeHidden()
    await expect(seat.getByRole('heading', { name: 'We suggest a clearer wording' })).toBeVisible()
    await expect(seat.getByText(words)).toBeVisible()
  }
  const first = 'Which treatment would the panel start with here, and what would make you change it later?'
  await propose(first)
  await seat.getByRole('button', { name: 'Use suggested wording' }).click()
  await expect(seat.getByRole('heading', { name: 'We suggest a clearer wording' })).toBeHidden()
  await expect(seat.getByText(first)).toBeVisible()

  await test.step('staff do the same from the discussion in the portal, with a word of summary', async () => {
    await desk.goto(`/discussion/${query.id}`)
    await expect(desk.getByRole('link', { name: 'Open in back office' })).toHaveAttribute(
      'href',
      `/admin/queries/${query.id}`,
    )
    await desk.getByRole('button', { name: 'Propose rewording' }).click()
    const words = 'Which treatment would the panel start with here, and which findings would make you change it?'
    await desk.getByRole('textbox', { name: 'Question' }).fill(words)
    await desk
      .getByRole('textbox', { name: 'Note to the patient' })
      .fill('Shorter, and the experts know what to weigh.')
    await desk.reload()
    await desk.getByRole('button', { name: 'Propose rewording' }).click()
    await expect(desk.getByRole('textbox', { name: 'Question' })).toHaveValue(words)
    await expectUsable(desk)
    await desk.getByRole('button', { name: 'Propose rewording' }).click()
    await expect(desk.getByText('A rewording is waiting for the patient’s decision.')).toBeVisible()
    await expect(seat.getByText(words)).toBeVisible()
    await expect(seat.getByText('Shorter, and the experts know what to weigh.')).toBeVisible()
    await expectUsable(seat)
    await seat.getByRole('button', { name: 'Keep my wording' }).click()
    await expect(seat.getByRole('heading', { name: 'We suggest a clearer wording' })).toBeHidden()
  })

  const second = 'What should be done first in this situation, and which tests are still missing?'
  await propose(second)
  await seat.getByLabel('Note to our team').fill('The first wording says it better.')
  await seat.getByRole('button', { name: 'Keep my wording' }).click()
  await expect(seat.getByRole('heading', { name: 'We suggest a clearer wording' })).toBeHidden()
  await expect(seat.getByText(first)).toBeVisible()
  await expect(seat.getByText(second)).toBeHidden()
})

test('a question that staff return is changed and sent again; what was typed survives a reload', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const returned = await csr.get<(Row & { status: string })[]>(filtered('queries', { status: 'create' }))
  const people = await csr.get<{ id: string; email: string; userType: number }[]>(
    filtered('users', { id: returned.map((row) => row.userId) }),
  )
  for (const query of returned) {
    const asker = people.find((one) => one.id === query.userId && one.userType === 1)
    if (!asker) continue
    const seat = await person(asker.email, { at: `/member/discussion/${query.id}` })
    const returns = seat.getByRole('heading', { name: 'Please revise your question' })
    // others of this status were not returned
    const isReturned = await returns.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (!isReturned) continue
    const words =
      'After surgery and six months of treatment in spring, the last scan was on the third of October: what comes next?'
    await seat.getByLabel('Question', { exact: true }).fill(words)
    await seat.reload()
    await expect(seat.getByLabel('Question', { exact: true })).toHaveValue(words)
    await seat.getByRole('button', { name: 'Resubmit' }).click()
    await expect(seat.getByRole('heading', { name: 'Please revise your question' })).toBeHidden()
    await expect(seat.getByText(words).first()).toBeVisible()
    const [now] = await csr.get<{ status: string }[]>(filtered('queries', { id: [query.id] }))
    expect(now?.status).toMatch(/^(csrhold|open)$/)
    return
  }
  throw new Error('The demo has no returned question of a member')
})

test('an expert whose seat ran out takes a free one again and is paid for the answer', async ({ person, request }) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const parts = await csr.get<{ queryId: string; userId: string }[]>(filtered('queryExperts', { status: 'timedout' }))
  const open = await csr.get<Row[]>(
    filtered('queries', { status: 'open', mediaType: 'messenger', id: parts.map((part) => part.queryId) }),
  )
  const late = parts.find((part) => open.some((row) => row.id === part.queryId))
  expect(late, 'somebody whose seat ran out').toBeDefined()
  // how many other seats the demo and other journeys gave this expert must not matter here
  const owner = await signedIn(request, 'csr.super@consilium.test')
  const limits = await owner.get<Record<string, { version: number }>>('/server/limits')
  const version = limits['selection.openClaims']?.version ?? 0
  const raised = await owner.put('/server/limits', { name: 'selection.openClaims', value: 100, version })
  expect(raised.status()).toBe(200)
  const [expert] = await csr.get<{ email: string }[]>(filtered('users', { id: [late?.userId] }))
  const own = await signedIn(request, expert?.email ?? '')
  const readDiscussion = () =>
    own.get<{ seatsUsed: number; panelSize: number; engagement: { allowed: string[]; inReview: boolean } }>(
      `/user/interaction/${late?.queryId}`,
    )
  const seen = await readDiscussion()
  expect(seen.engagement.allowed, `${seen.seatsUsed} of ${seen.panelSize} seats are taken`).toContain('accept')
  const desk = await person(expert?.email, { at: `/discussion/${late?.queryId}` })
  await desk.getByRole('button', { name: 'Claim seat' }).click()
  await expect(desk.getByText('A seat is reserved for you')).toBeVisible()
  await desk.getByRole('button', { name: 'Read and acknowledge' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await desk
    .getByRole('textbox', { name: 'Message' })
    .fill('I would begin with systemic treatment and repeat the imaging after two cycles before any local treatment.')
  await desk.getByRole('button', { name: 'Post', exact: true }).click()
  // this asker has questions of his own: the answer waits for those that are required, and keeps its words
  const first = desk.getByRole('group', { name: /Which way would you go first/ })
  await expect(first.getByText('This field is Required')).toBeVisible()
  await first.getByRole('radio', { name: 'Gemcitabine and docetaxel' }).check()
  await desk.getByRole('button', { name: 'Confirm order' }).click()
  await desk
    .getByRole('group', { name: /How sure are you/ })
    .getByRole('radio', { name: '7' })
    .check()
  await expect(desk.getByText('3 of 6 answered')).toBeVisible()
  await desk.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(desk.getByText('You’ve answered')).toBeVisible()
  // staff review the first answers of an expert: how many this one has given differs from run to run
  const { inReview } = (await readDiscussion()).engagement
  await expect(desk.getByText(inReview ? /^You’ll earn/ : /^You earn/)).toBeVisible()
})

test('an expert declines for good, on a telephone: the reason is whole when it is sent, however long that takes', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/)
  const seat = await person('expert@consilium.test', { viewport: phone })
  const waiting = seat.getByRole('tab', { name: /New Opportunities/ })
  await seat.goto('/discussions#newOpportunities')
  await expect(waiting).toContainText(/\d/)
  const before = Number(/\d+/.exec(await waiting.innerText())?.[0])
  await seat.getByRole('link', { name: /^Open/ }).first().click()
  await seat.waitForURL('**/invitation/*')
  const queryId = new URL(seat.url()).pathname.split('/').pop() ?? ''
  await seat.getByRole('button', { name: 'Decline' }).click()
  const dialog = seat.getByRole('alertdialog', { name: 'Decline this invitation?' })
  const reason = dialog.getByRole('textbox')
  const confirm = dialog.getByRole('button', { name: 'Decline' })

  const words = 'I advised the manufacturer of this drug until last spring. '
  await reason.fill(words.repeat(40))
  await expect(dialog.getByText('Nothing is cut off.')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await expectUsable(seat)
  await reason.fill(words)
  await seat.context().setOffline(true)
  await confirm.click()
  // said at once, and not declined later by itself
  await expect(seat.getByText('We can’t reach the server. Check your connection and try again.')).toBeVisible()
  await expect(reason).toHaveValue(words)
  await seat.context().setOffline(false)
  await confirm.click()
  await expect(seat.getByText('You declined this invitation.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const csr = await signedIn(request, 'csr@consilium.test')
  const parts = await csr.get<{ userId: string; declineReason: string | null }[]>(
    filtered('queryExperts', { queryId, status: 'declined' }),
  )
  expect(parts.map((part) => part.declineReason)).toContain(words.trim())
  await seat.reload()
  await expect(seat.getByText('You declined this invitation.')).toBeVisible()
  await expect(seat.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await seat.getByRole('link', { name: 'My Discussions' }).click()
  await expect(waiting).toContainText(String(before - 1))
})

test('a question back to one expert is still meant for that one after a look elsewhere', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const member = await signedIn(request, 'member@consilium.test')
  const rows = await csr.get<{ id: string }[]>(
    filtered('queries', { userId: member.id, status: ['answered', 'open'], mediaType: 'messenger' }),
  )
  const seat = await person('member@consilium.test')
  const back = seat.getByRole('button', { name: 'Ask this expert a follow-up' }).first()
  const answers = await csr.get<{ queryId: string; queryExpertId: string | null }[]>(
    filtered('queryResponses', { queryId: rows.map((row) => row.id), type: 'response' }),
  )
  await seat.goto(`/member/discussion/${answers.find((answer) => answer.queryExpertId)?.queryId}`)
  await back.click()
  const field = seat.getByRole('textbox', { name: 'Message' })
  await expect(field).toBeFocused()
  const to = seat.locator('form').getByText(/^To (Dr|Prof)/)
  const name = await to.innerText()
  await field.fill('Would you say the same if the next scan shows growth?')
  await seat.reload()
  await expect(to).toHaveText(name)
  await seat.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(field).toHaveValue('')
  await expect(to).toBeHidden()
  const queryId = new URL(seat.url()).pathname.split('/').pop() ?? ''
  const parts = await csr.get<{ status: string }[]>(filtered('queryExperts', { queryId, status: 'followup' }))
  expect(parts).toHaveLength(1)
})
