import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { queryHeader, queryResponse, user, userBio, userSession } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { sizeText } from '#model/size-text.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { has, textOfPdf, textOfWord, textsByOffice } from '../../../support/office.ts'
import { expectStatus, startProduct, type Caller } from '../../../support/product.ts'
import { unzipBytes } from '../../../support/unzip.ts'
import { asKept, pdf } from '../../identity/files/contents.ts'
import { question, startScenario } from '../scenario.ts'

const product = await startProduct()
const { db } = product
const first = 'I would order a genomic assay first.\nTGF-β and IFN-α matter: αβγδ Łódź Şahin, ≥ 20 %.'
const second = '建议先做基因检测，再决定是否化疗。<b>&amp; "quoted"</b>'

async function tell(given: Parameters<Awaited<ReturnType<typeof startScenario>>['ask']>[0] = {}) {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask({ history: '患者52岁。切缘阴性。', ...given })
  const parts = await scenario.engagements(row.id)
  const experts: Caller[] = []
  for (const [n, part] of parts.slice(0, 2).entries()) {
    await db
      .update(user)
      .set({ firstName: ['Iris', 'Jon'][n]!, lastName: ['Vale', 'Hollow'][n]! })
      .where(eq(user.id, part.userId))
    await db
      .insert(userBio)
      .values({ userId: part.userId, affiliations: ['North Clinic', 'South Clinic'][n]!, disclosures: 'None' })
    const call = await product.as(part.userId)
    experts.push(call)
    expectStatus(await call('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
    expectStatus(
      await call('POST', `/user/interaction/${row.key}/response`, { text: [first, second][n]!, terms: true }),
      200,
    )
  }
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pdf())], 'Pathology.pdf'))
  form.set('description', 'Slide review')
  expectStatus(await scenario.member('POST', `/user/interaction/${row.key}/attachment`, form), 200)
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/addCsrNote`, { text: 'SECRET-STAFF-NOTE' }),
    200,
  )
  return { ...scenario, row, key: row.key, experts, expertIds: parts.map((part) => part.userId) }
}

async function fetchAs(
  userId: string,
  key: string,
  query = '',
): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
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
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const words = async (userId: string, key: string, query = '') => {
  const { status, bytes } = await fetchAs(userId, key, query)
  expect(status).toBe(200)
  return textOfWord(bytes)
}
const inOrder = (text: string, ...parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part))
  expect(places.map((at, n) => (at === -1 ? parts[n] : ''))).toEqual(parts.map(() => ''))
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

let told: Awaited<ReturnType<typeof tell>>
beforeAll(async () => {
  told = await tell()
})

test('the Word file tells everything in order, as it was written, and is the default', async () => {
  const { status, headers, bytes } = await fetchAs(told.asker.id, told.key)
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])
  expect(headers.get('content-disposition')).toContain(`${told.key}-Expert.docx`)
  // what a word processor shows as its author and last editor
  const properties = String(unzipBytes(bytes).get('docProps/core.xml'))
  expect(properties.match(/(?<=<(?:dc:creator|cp:lastModifiedBy)>)[^<]+/g)).toEqual(['Consilium', 'Consilium'])
  const text = textOfWord(bytes)
  inOrder(
    text,
    'RefId',
    told.key,
    'Ada Asker',
    'Question',
    question,
    'History',
    '患者52岁。切缘阴性。',
    'Answers',
    'Vale',
    'I would order a genomic assay first.',
    'TGF-β and IFN-α matter: αβγδ Łódź Şahin, ≥ 20 %.',
    'Hollow',
    second,
    'File: Pathology.pdf',
    'Files',
    'Slide review',
    'Panel',
    'North Clinic',
  )
  expect(text).not.toContain('SECRET')
  const client = await words(told.asker.id, told.key, '?exportFormat=Client')
  inOrder(client, 'Your question', question, 'Your summary')
})

test('the document’s own words come in Chinese, the texts as they are', async () => {
  const text = await words(told.asker.id, told.key, '?language=zh-cn')
  inOrder(text, '编号', '问题', question, '病史', '回答', first.split('\n')[0]!, second, '文件', '专家组')
  expect(text).not.toMatch(/Question|History|Answers/)
})

test('a follow-up says whom it is for, and files have the size that the page shows', async () => {
  const asked = await tell()
  const at = `/user/interaction/${asked.key}`
  const read = async () => (await asked.member<{ data: DiscussionResponse[] }>('GET', `${at}/responses`)).body.data
  const answer = (await read()).find(({ text }) => text === second)!
  const sent = { text: 'How long before the operation?', queryExpertId: answer.queryExpertId }
  expectStatus(await asked.member('POST', `${at}/followup`, sent), 200)
  const text = await words(asked.asker.id, asked.key)
  inOrder(
    text,
    second,
    `To ${answer.displayName} · `,
    sent.text,
    'Files',
    sizeText((await asKept(pdf())).length, 'en-US'),
  )
  expect(text).not.toMatch(/\dKB/)
  expect(await words(asked.asker.id, asked.key, '?language=zh-cn')).toContain(`致 ${answer.displayName} · `)
  const later = await words(asked.asker.id, asked.key, `?afterId=${(await read()).at(-2)!.id}`)
  inOrder(later, `To ${answer.displayName} · `, sent.text)
})

test('afterId tells only what came later; one that is not seen is refused', async () => {
  const lines = (await told.member<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${told.key}/responses`))
    .body.data
  const text = await words(told.asker.id, told.key, `?afterId=${lines[0]!.id}`)
  expect(text).not.toContain('genomic assay first.\nTGF')
  inOrder(text, 'Only what was written after', second)
  const [note] = await db.select().from(queryResponse).where(eq(queryResponse.text, 'SECRET-STAFF-NOTE'))
  for (const id of [note!.id, 'none'])
    expect((await fetchAs(told.asker.id, told.key, `?afterId=${id}`)).status).toBe(422)
})

describe('nothing hidden leaks', () => {
  test('staff data is for staff who ask for it', async () => {
    for (const query of [
      '?hideCsrData=false',
      '?isCsrView=true',
      '?hideCsrData=false&isCsrView=true&exportFormat=Client',
    ])
      expect(await words(told.asker.id, told.key, query)).not.toContain('SECRET')
    for (const id of [told.asker.id, told.expertIds[0]!])
      expect((await fetchAs(id, told.key, '?exportFormat=CSR')).status).toBe(403)
    for (const query of ['', '?exportFormat=Client', '?exportFormat=CSR&hideCsrData=true', '?hideCsrData=true'])
      expect(await words(told.csr.id, told.key, query)).not.toContain('SECRET')
    for (const query of ['?exportFormat=CSR', '?hideCsrData=false', '?exportFormat=Client&hideCsrData=false'])
      expect(await words(told.csr.id, told.key, query)).toContain('SECRET-STAFF-NOTE')
    inOrder(
      await words(told.csr.id, told.key, '?exportFormat=CSR'),
      'SECRET-STAFF-NOTE',
      'Participants',
      'Invited',
      'Minutes',
    )
  })

  test('a document with what only staff see says that it is for staff', async () => {
    const participants = ['For participants of this discussion only', '仅供本讨论的参与者使用']
    const staffOnly = ['For staff only', '仅供工作人员使用']
    for (const [at, language] of ['en-us', 'zh-cn'].entries())
      for (const [id, query, said, unsaid] of [
        [told.csr.id, 'exportFormat=CSR', staffOnly, participants],
        [told.csr.id, 'isCsrView=true', staffOnly, participants],
        [told.csr.id, 'exportFormat=Client&hideCsrData=false', staffOnly, participants],
        [told.csr.id, 'exportFormat=Expert', participants, staffOnly],
        [told.csr.id, 'exportFormat=Client', participants, staffOnly],
        [told.asker.id, 'exportFormat=Client', participants, staffOnly],
      ] as const) {
        const text = await words(id, told.key, `?${query}&language=${language}`)
        expect(text, query).toContain(said[at])
        expect(text, query).not.toContain(unsaid[at])
      }
  })

  test('an anonymous asker and blinded experts have no name, not even where staff write for others', async () => {
    const hidden = await tell({ anonymous: true })
    for (const [id, query] of [
      [hidden.expertIds[0]!, ''],
      [hidden.csr.id, ''],
      [hidden.csr.id, '?exportType=Word&hideCsrData=false'],
    ] as const) {
      const text = await words(id, hidden.key, query)
      expect(text).toContain('Anonymous member')
      expect(text).not.toMatch(/Ada|Asker/)
    }
    expect(await words(hidden.csr.id, hidden.key, '?isCsrView=true')).toContain('Ada Asker')
    const blinded = await tell({ type: 'blinded' })
    for (const [id, query] of [
      [blinded.asker.id, ''],
      [blinded.csr.id, '?exportFormat=Client'],
      [blinded.csr.id, ''],
    ] as const) {
      const text = await words(id, blinded.key, query)
      expect(text).toContain('Expert 1')
      expect(text).not.toMatch(/Vale|Hollow|North Clinic/)
    }
    expect(await words(blinded.expertIds[0]!, blinded.key)).not.toMatch(/Hollow|South Clinic|Ada/)
    expect(await words(blinded.csr.id, blinded.key, '?exportFormat=CSR')).toContain('Vale')
    // a blinded person gets no names from an open discussion either
    await db.update(user).set({ userType: userType.blinded }).where(eq(user.id, hidden.asker.id))
    expect(await words(hidden.asker.id, hidden.key)).not.toMatch(/Vale|Hollow|North Clinic/)
  })

  test('who has only the offer, or nothing, exports nothing', async () => {
    const stranger = await makeUser(db, product.now())
    for (const id of [told.expertIds[2]!, stranger.id]) expect((await fetchAs(id, told.key)).status).toBe(404)
    expect((await fetchAs(told.asker.id, told.key, '?exportType=Text')).status).toBe(422)
  })
})

const expected = () => [
  told.key,
  question,
  'I would order a genomic assay first.',
  'αβγδ Łódź Şahin',
  '建议先做基因检测',
  '切缘阴性',
  'Pathology.pdf',
  'North Clinic',
]
test.skipIf(!has('pdftotext'))(
  'the PDF is read back whole by another program, Chinese, Greek, Polish and Turkish too',
  async () => {
    const { status, headers, bytes } = await fetchAs(told.asker.id, told.key, '?exportType=PDF&language=zh-cn')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const text = textOfPdf(bytes).replace(/\s+/g, ' ')
    inOrder(text, ...expected().filter((part) => part !== '切缘阴性'))
    // sent back in as an attachment it says the same
    expect(textOfPdf(await asKept(bytes))).toBe(textOfPdf(bytes))
    expect(text).toContain('切缘阴性')
    expect(text).toMatch(/专家组.*1 \/ 1|1 \/ 2/)
    expect(text).not.toContain('SECRET')
  },
)

test('a PDF is tagged and has a language; long ones go on over many pages', async () => {
  const { bytes } = await fetchAs(told.asker.id, told.key, '?exportType=PDF')
  const raw = bytes.toString('latin1')
  expect(raw).toMatch(/\/StructTreeRoot/)
  expect(raw).toMatch(/\/Marked true/)
  expect(raw).toContain('/Lang (en-US)')
  const other = await tell()
  await db
    .update(queryHeader)
    .set({ history: 'A long scenario of many words, told again and again. '.repeat(600) })
    .where(eq(queryHeader.id, other.row.id))
  const long = (await fetchAs(other.asker.id, other.key, '?exportType=PDF')).bytes.toString('latin1')
  expect([...long.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(5)
})

/** Every format in every language, as the person who may have it. */
const kinds = (['en-us', 'zh-cn'] as const).flatMap((language) =>
  (['Expert', 'Client', 'CSR'] as const).map((format) => ({ language, format })),
)
const headings = {
  'en-us': {
    Expert: ['Question', 'Answers', 'Files', 'Panel'],
    Client: ['Your question', 'Answers', 'Files', 'Panel'],
    CSR: ['Question', 'Answers', 'Participants'],
  },
  'zh-cn': {
    Expert: ['问题', '回答', '文件', '专家组'],
    Client: ['问题', '回答', '文件', '专家组'],
    CSR: ['问题', '回答', '参与者'],
  },
}
const asked = async (type: 'Word' | 'PDF') =>
  Promise.all(
    kinds.map(async ({ language, format }) => {
      const { status, bytes } = await fetchAs(
        format === 'CSR' ? told.csr.id : format === 'Client' ? told.asker.id : told.expertIds[0]!,
        told.key,
        `?exportType=${type}&exportFormat=${format}&language=${language}`,
      )
      expect(status, `${type} ${format} ${language}`).toBe(200)
      return bytes
    }),
  )
/** What was written is in each of them, under the headings of its kind; what only staff see is in theirs alone. */
function expectTold(texts: readonly string[]) {
  for (const [n, { language, format }] of kinds.entries()) {
    const text = (texts[n] ?? '').replace(/\s+/g, ' ')
    for (const part of [...expected(), 'Vale', 'Hollow', ...headings[language][format]])
      expect(text, `${format} ${language}`).toContain(part)
    expect(text.includes('SECRET-STAFF-NOTE'), `${format} ${language}`).toBe(format === 'CSR')
  }
}

test.skipIf(!has('soffice'))(
  'LibreOffice opens the Word file of every format and language and reads the same',
  { timeout: 600_000 },
  async () => {
    expectTold(textsByOffice(await asked('Word')))
  },
)

test.skipIf(!has('pdftotext'))(
  'the PDF of every format and language is read back whole',
  { timeout: 60_000 },
  async () => {
    expectTold((await asked('PDF')).map(textOfPdf))
  },
)
