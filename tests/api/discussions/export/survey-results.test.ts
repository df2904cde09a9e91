import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queryHeader, user, userSession } from '#db/schema/all.ts'
import type { Question } from '#model/surveys/wire.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { has, textByOffice, textOfPdf, textOfWord } from '../../../support/office.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { startSurveyed } from '../../surveys/surveyed.ts'

const product = await startProduct()
const { db } = product
const texts = {
  rank: 'Please rank these treatments, the best one first.',
  sure: 'How sure are you of your recommendation?',
  why: 'Which finding would change your mind?',
  yes: 'Would you repeat the biopsy before treatment?',
}

async function fetched(userId: string, key: string, query = '') {
  const token = `export-${Math.random()}`
  const now = product.now()
  const far = new Date(now.getTime() + 3_600_000)
  await db.insert(userSession).values({
    hash: hashToken(token),
    userId,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  const answer = await product.fetch(
    new Request(`http://test/api/user/interaction/${key}/export${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
  )
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const words = async (userId: string, key: string, query = '') => textOfWord(await fetched(userId, key, query))
const inOrder = (text: string, ...parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part))
  expect(places.map((at, n) => (at === -1 ? parts[n] : ''))).toEqual(parts.map(() => ''))
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

const resultsIn = (text: string) => text.slice(text.indexOf('Survey results'))

/** Three experts: two have answered, the third has only begun. */
async function told(given: { independentFirst?: boolean; type?: 'blinded' } = {}) {
  const s = await startSurveyed(product)
  const template = await s.headerFor(s.staff, `planId=${s.plan.id}`)
  await s.write(s.staff, template.id, { when: 'post', type: 6, text: 'How useful was this discussion to you?' })
  const { row, questions } = await s.askWith(
    { type: 5, text: texts.rank, required: true },
    { type: 7, text: texts.sure },
    { type: 3, text: texts.why },
    { type: 4, text: texts.yes },
  )
  const [rank, sure, why, yes] = questions as [Question, Question, Question, Question]
  if (Object.keys(given).length) await db.update(queryHeader).set(given).where(eq(queryHeader.id, row.id))
  const experts = await s.seated(row, 3)
  for (const [n, { userId }] of experts.entries())
    await db
      .update(user)
      .set({ firstName: ['Iris', 'Jon', 'Ana'][n]!, lastName: ['Vale', 'Hollow', 'Brook'][n]! })
      .where(eq(user.id, userId))
  for (const [n, { call }] of experts.entries()) {
    const { surveyKey } = await s.open(call, row.key)
    expectStatus(
      await s.send(call, surveyKey, [
        [rank, ['b', 'a', 'c']],
        [sure, 8 + n],
        [why, ['A β-lactam allergy.', '基因检测结果。', 'UNFINISHED-WORDS'][n]!],
        [yes, n === 0],
      ]),
      200,
    )
    if (n < 2) expectStatus(await s.post(call, row.key), 200)
  }
  return { ...s, row, key: row.key, experts }
}

test('the documents tell what the questions came to, in both languages', async () => {
  const s = await told()
  const text = await words(s.asker.id, s.key)
  inOrder(text, 'Answers', 'Survey results', 'Panel')
  inOrder(
    resultsIn(text),
    '2 of 3 asked answered · 1 not counted yet',
    `1. ${texts.rank}`,
    '1. Surgery (mean rank 1, ranked first by 2)',
    '2. Systemic treatment (mean rank 2',
    'Too few answers to measure agreement.',
    'Vale',
    '1. Surgery; 2. Systemic treatment; 3. Radiotherapy',
    'Hollow',
    `2. ${texts.sure}`,
    'Mean 8.5, median 8.5, on a scale from 1 to 10',
    '1 (Low): 0',
    `3. ${texts.why}`,
    'A β-lactam allergy.',
    '基因检测结果。',
    `4. ${texts.yes}`,
    'Yes: 1',
    'No: 1',
  )
  expect(text).not.toContain('How useful was this discussion')
  expect(text).toContain('Answers: 2 (plus 1 not counted yet)')
  const chinese = await words(s.asker.id, s.key, '?language=zh-cn')
  inOrder(
    chinese,
    '回答',
    '问卷结果',
    '3 位受邀填写，2 人已回答 · 1 人暂未计入',
    '1. Surgery（平均名次 1，2 人列为首位）',
    '回答太少，无法判断是否一致。',
    '平均值 8.5，中位数 8.5，量表 1 至 10',
    '是: 1',
    '否: 1',
    '专家组',
  )
  expect(chinese).not.toMatch(/mean rank|Too few|answered/)
  // nothing is said of what is not there
  expectStatus(await s.post(s.experts[2]!.call, s.key), 200)
  const whole = await words(s.asker.id, s.key)
  expect(whole).toContain('Answers: 3')
  expect(whole).not.toContain('plus 0')
})

test('what was not handed in is marked; of the times after the end askers see their own, staff all', async () => {
  const s = await told()
  const [one, , third] = s.experts
  for (const id of [third!.userId, s.asker.id, s.csr.id])
    expect(await words(id, s.key)).toContain('UNFINISHED-WORDS (not counted yet)')
  expectStatus(await s.staff('POST', `/csradmin/interaction/${s.key}/close`, {}), 200)
  for (const [call, value] of [
    [one!.call, 9],
    [s.member, 4],
  ] as const) {
    const open = await s.open(call, s.key, 'post')
    expectStatus(await s.send(call, open.surveyKey, [[open.questions[0]!, value]], true), 200)
  }
  inOrder(
    await words(s.asker.id, s.key),
    'Survey results · After closing',
    'How useful was this discussion',
    'Mean 4, median 4',
  )
  inOrder(
    await words(s.csr.id, s.key, '?exportFormat=CSR'),
    'Survey results · After closing',
    'Patient · 1 of 1 asked answered',
    'Mean 4, median 4',
    'Experts · 1 of 2 asked answered',
    'Mean 9, median 9',
  )
  for (const [id, query] of [
    [one!.userId, ''],
    [s.csr.id, ''],
  ] as const)
    expect(await words(id, s.key, query)).not.toContain('After closing')
})

test('who answers independently first reads no result before; hidden names stay hidden', async () => {
  const s = await told({ independentFirst: true })
  const third = await words(s.experts[2]!.userId, s.key)
  expect(third).not.toMatch(/Survey results|mean rank|β-lactam/)
  expect(await words(s.experts[0]!.userId, s.key)).toContain('1. Surgery (mean rank 1, ranked first by 2)')
  const blinded = await told({ type: 'blinded' })
  for (const [id, query] of [
    [blinded.asker.id, ''],
    [blinded.csr.id, '?exportFormat=Client'],
  ] as const) {
    const text = await words(id, blinded.key, query)
    inOrder(resultsIn(text), 'Expert 1', '1. Surgery; 2. Systemic treatment; 3. Radiotherapy')
    expect(text).not.toMatch(/Vale|Hollow/)
  }
  expect(await words(blinded.csr.id, blinded.key, '?exportFormat=CSR')).toContain('Vale')
})

test.skipIf(!has('pdftotext'))('the PDF is read back by another program', async () => {
  const s = await told()
  const text = textOfPdf(await fetched(s.asker.id, s.key, '?exportType=PDF')).replace(/\s+/g, ' ')
  inOrder(
    text,
    'Survey results',
    '1. Surgery (mean rank 1, ranked first by 2)',
    'Too few answers',
    'Mean 8.5, median 8.5',
    'A β-lactam allergy.',
    '基因检测结果。',
    'Yes: 1',
  )
})

test.skipIf(!has('soffice'))('LibreOffice reads them in the Word file', { timeout: 600_000 }, async () => {
  const s = await told()
  inOrder(
    textByOffice(await fetched(s.asker.id, s.key)),
    'Survey results',
    '1. Surgery (mean rank 1, ranked first by 2)',
    'A β-lactam allergy.',
    '基因检测结果。',
  )
})
