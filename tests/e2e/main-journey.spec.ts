import { signedIn } from '../support/at-api.ts'
import { expect, signIn, test } from '../support/browser.ts'
import { press, readAndAccept } from '../support/wizard.ts'

const question = 'Would you add a CDK4/6 inhibitor to letrozole now, or wait for the next scan in three months?'
const history =
  'I am sixty-two. Breast cancer came back in two ribs and one vertebra last month. Estrogen receptor positive, HER2 negative. I finished tamoxifen four years ago and feel well otherwise.'
const answer =
  'With bone-only recurrence more than a year after adjuvant tamoxifen I would start both together now. The combination has delayed progression and prolonged life in this setting, and waiting gains little.'

test('one discussion, from question to paid answer', async ({ page, person, request, product }) => {
  await signIn(page, 'member@consilium.test')
  await test.step('the member asks', async () => {
    await page.goto('/member/ask')
    await press(page, 'Pink Lantern')
    await page.getByRole('main').locator('input[role=combobox]').fill('C50.9')
    await page.getByRole('option', { name: / C50\.9 / }).click()
    await press(page, 'Continue')
    await readAndAccept(page)
    await page.getByRole('textbox').last().fill('First treatment after return')
    await press(page, 'Send')
    await press(page, /^female$/i)
    await page.getByRole('textbox').last().fill('02/03/1964')
    await press(page, 'Send')
    await expect(
      page
        .getByRole('log')
        .getByText(/history/i)
        .last(),
    ).toBeVisible()
    await page.getByRole('textbox').last().fill(history)
    await press(page, 'Send')
    await expect(page.getByText(history)).toHaveCount(2)
    // what was typed survives a reload
    await page.reload()
    await page.getByRole('textbox').last().fill(question)
    await press(page, 'Send')
    await expect(page.getByText(question)).toHaveCount(2)
    await press(page, 'No')
    await readAndAccept(page)
    await press(page, 'Submit discussion')
    await page.waitForURL(/\/member\/discussion\//)
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }).click()
  })
  const queryId = page.url().split('/').at(-1)?.split('?')[0] ?? ''
  await expect(page.getByText('In quality review')).toBeVisible()

  const csrPage = await person('csr@consilium.test')
  const csr = await signedIn(request, 'csr@consilium.test')
  await test.step('staff release it, and the member sees it at once', async () => {
    await csrPage.goto(`/admin/queries/${queryId}`)
    await csrPage.getByRole('button', { name: 'Release', exact: true }).click()
    await csrPage.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click()
    // a release can be undone for ten seconds; the member sees it as soon as it stands
    const undo = csrPage.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeVisible()
    await expect(page.getByText('In quality review')).toBeVisible()
    await expect(undo).toBeHidden({ timeout: 30_000 })
    await expect(page.getByText('In quality review')).toBeHidden({ timeout: 5_000 })
  })

  const invited = (await csr.get<{ data: { userId: string; status: string }[] }>(
    `/rest/queryExperts?filter=${encodeURIComponent(JSON.stringify({ queryId }))}`,
  )) as unknown as { userId: string; status: string }[]
  expect(invited.filter((part) => part.status === 'invited')).toHaveLength(5)
  const people = await csr.get<{ id: string; email: string }[]>(
    `/rest/users?filter=${encodeURIComponent(JSON.stringify({ id: invited.map((part) => part.userId) }))}`,
  )
  // some of the demo's experts read Chinese; this test reads English pages
  for (const { id } of people)
    expect((await csr.put(`/rest/users/${id}`, { preferredLanguage: 'en-us' })).status()).toBe(200)
  const experts: Awaited<ReturnType<typeof signedIn>>[] = []
  for (const one of people) experts.push(await signedIn(request, one.email))

  const seated: typeof experts = []
  await test.step('five try at once, three get a seat, the others are told', async () => {
    const tries = await Promise.all(
      experts.map(async (expert) => ({
        expert,
        reply: await expert.post(`/user/interaction/${queryId}/accept`, { termsAccepted: true }),
      })),
    )
    const won = tries.filter((one) => one.reply.status() === 200)
    expect(won).toHaveLength(3)
    seated.push(...won.map((one) => one.expert))
    for (const lost of tries.filter((one) => one.reply.status() !== 200)) {
      expect(lost.reply.status()).toBe(409)
      expect(((await lost.reply.json()) as { errorKey: string }).errorKey).toBe('invitation.full')
      const told = await person(lost.expert.email, { at: `/invitation/${queryId}` })
      await expect(told.getByText('The panel is full')).toBeVisible()
      await told.context().close()
    }
  })
  const [first, second, third] = seated as [
    (typeof experts)[number],
    (typeof experts)[number],
    (typeof experts)[number],
  ]

  await test.step('an expert writes on the page; nothing typed is lost by a reload', async () => {
    const desk = await person(first.email, { at: `/discussion/${queryId}` })
    const editor = desk.getByRole('textbox', { name: 'Message' })
    await editor.fill(answer)
    await desk.reload()
    await expect(editor).toHaveValue(answer)
    await desk.getByRole('button', { name: 'Post', exact: true }).click()
    // the live stream may show the answer while it still stands in the editor
    await expect(editor).toHaveValue('')
    await expect(desk.getByText(answer)).toBeVisible()
    await desk.context().close()
  })
  await second.post(`/user/interaction/${queryId}/response`, {
    text: `${answer} I would check liver enzymes first.`,
    terms: true,
    minutes: 30,
  })
  await third.post(`/user/interaction/${queryId}/response`, {
    text: 'Yes, start it today with the usual dose and see what happens next.',
    terms: true,
    minutes: 15,
  })

  const responses = () =>
    csr.get<{ id: string; userId: string; type: string; version: number }[]>(
      `/rest/queryResponses?filter=${encodeURIComponent(JSON.stringify({ queryId }))}`,
    )
  await test.step('staff accept two answers and send one back; the member reads live', async () => {
    for (const row of (await responses()).filter((one) => one.type === 'pendedexpert' && one.userId !== third.id)) {
      expect(
        (
          await csr.post(`/csradmin/interaction/${queryId}/responseQa/${row.id}`, {
            decision: 'release',
            version: row.version,
          })
        ).status(),
      ).toBe(200)
    }
    await expect(page.getByText('I would check liver enzymes first.')).toBeVisible({ timeout: 3_000 })
    const weak = (await responses()).find((one) => one.userId === third.id)
    expect(weak?.type).toBe('pendedexpert')
    expect(
      (
        await csr.post(`/csradmin/interaction/${queryId}/responseQa/${weak?.id}`, {
          decision: 'reject',
          reason: 'Please say why, and which blood counts to watch.',
          version: weak?.version,
        })
      ).status(),
    ).toBe(200)
    await expect(page.getByText('see what happens next')).toBeHidden()
  })

  await test.step('the expert corrects it', async () => {
    const part = (
      await csr.get<{ id: string; userId: string; version: number; status: string }[]>(
        `/rest/queryExperts?filter=${encodeURIComponent(JSON.stringify({ queryId }))}`,
      )
    ).find((one) => one.userId === third.id)
    if (part?.status === 'rejected') {
      expect(
        (
          await csr.post(`/csradmin/interaction/${queryId}/updateParticipantStatus`, {
            queryExpertId: part.id,
            status: 'claimed',
            reason: 'May correct the answer.',
          })
        ).status(),
      ).toBe(200)
    }
    const reply = await third.post(`/user/interaction/${queryId}/response`, {
      text: 'Start it now: waiting risks a fracture. Watch the neutrophils every two weeks for the first two months.',
      terms: true,
      minutes: 20,
    })
    expect(reply.status(), await reply.text()).toBe(200)
    const fixed = (await responses()).find((one) => one.userId === third.id && one.type === 'pendedexpert')
    expect(
      (
        await csr.post(`/csradmin/interaction/${queryId}/responseQa/${fixed?.id}`, {
          decision: 'release',
          version: fixed?.version,
        })
      ).status(),
    ).toBe(200)
    await expect(page.getByText('Watch the neutrophils')).toBeVisible({ timeout: 3_000 })
  })

  await test.step('the member asks back', async () => {
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('Thank you. Would you still begin if my neutrophils are low today?')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('Would you still begin if my neutrophils are low today?').first()).toBeVisible()
    await expect
      .poll(
        async () =>
          (await first.get<{ engagement: { status: string } }>(`/user/interaction/${queryId}`)).engagement.status,
      )
      .toBe('followup')
  })

  await test.step('staff close it; pay is frozen with its formula and the log names everyone', async () => {
    await csrPage.reload()
    await csrPage.getByRole('button', { name: 'Close', exact: true }).click()
    await csrPage.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByText('This discussion is closed')).toBeVisible({ timeout: 5_000 })
    await product.pass(5)
    for (const expert of seated) {
      const ledger = await expert.get<{ data: { queryId: string; amount: number; formula: string }[] }>(
        `/server/user/${expert.id}/transaction/list?pageSize=100`,
      )
      const line = ledger.data.find((one) => one.queryId === queryId)
      expect(line?.amount).toBeGreaterThan(0)
      expect(line?.formula).toMatch(/^\d+ min at \$[\d.]+\/h.* = \$[\d.]+$/)
    }
    const member = await signedIn(request, 'member@consilium.test')
    const parts = await csr.get<{ id: string }[]>(
      `/rest/queryExperts?filter=${encodeURIComponent(JSON.stringify({ queryId }))}`,
    )
    const refId = [queryId, ...parts.map((part) => part.id), ...(await responses()).map((row) => row.id)]
    const audit = await csr.get<{ userId: string | null }[]>(
      `/rest/auditEvents?range=[0,249]&filter=${encodeURIComponent(JSON.stringify({ refId }))}`,
    )
    const names = audit.map((row) => row.userId)
    for (const person of [member, csr, ...seated]) expect(names, person.email).toContain(person.id)
    const moves = await csr.get<{ data: { to: string }[] }>(
      `/server/query/log/state-transitions?queryId=${queryId}&pageSize=100`,
    )
    expect(moves.data.map((move) => move.to)).toEqual(expect.arrayContaining(['create', 'csrhold', 'open', 'closed']))
  })
})
