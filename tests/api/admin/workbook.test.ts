import { expect, test } from 'vitest'
import { transaction } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { toXlsx } from '#api/admin/export/xlsx.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { unzip } from '../../support/unzip.ts'
import { hire, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const PEOPLE = 300
for (let i = 0; i < PEOPLE; i++) {
  await makeUser(product.db, product.now(), {
    firstName: 'Sheet',
    lastName: i ? `Row ${String(i).padStart(3, '0')}` : '=1+1 <&> "Ü" \u0001',
    email: `w${i}@example.test`,
    userType: userType.expert,
    hourlyRate: 100 + i,
    lastSignInAt: new Date(Date.UTC(2026, 0, 2, 12)),
  })
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
const columns = [
  { source: 'resolvedDisplayName', head: 'Name & title' },
  { source: 'userType', head: '类型', words: 'user.typeName' },
  { source: 'hourlyRate', head: 'Rate' },
  { source: 'lastSignInAt', head: 'Seen' },
  { source: 'noeticExpert', head: 'Expert' },
  { source: 'npi', head: 'NPI' },
]
const query = (more: Record<string, string>) =>
  new URLSearchParams({
    filter: '{"q":"sheet"}',
    sort: '["email","ASC"]',
    columns: JSON.stringify(columns),
    ...more,
  }).toString()

/** Cells of a sheet as they are: numbers as numbers, texts as texts. */
const cells = (sheet: string) =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c(?: s="\d+")?(?: t="(\w+)")?>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs)].map(
      ([, kind, value, text]) =>
        text !== undefined ? text : value === undefined ? null : kind === 'b' ? value === '1' : Number(value),
    ),
  )

test('a workbook holds the whole filter, the chosen columns under their heads, words for closed lists, and no formula', async () => {
  const answer = await product.fetch(
    new Request(`http://test/api/rest/users/export?${query({ format: 'xlsx', locale: 'zh', name: 'People [1]' })}`, {
      headers: { Authorization: `Bearer ${await token()}` },
    }),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="users.xlsx"')
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual([
    'xl/worksheets/sheet1.xml',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    '_rels/.rels',
    '[Content_Types].xml',
  ])
  expect(files.get('xl/workbook.xml')).toContain('name="People  1 "')
  const rows = cells(files.get('xl/worksheets/sheet1.xml') ?? '')
  expect(rows).toHaveLength(PEOPLE + 1)
  expect(rows[0]).toEqual(['Name &amp; title', '类型', 'Rate', 'Seen', 'Expert', 'NPI'])
  expect(rows[1]).toEqual(['Sheet =1+1 &lt;&amp;&gt; &quot;Ü&quot; ', '专家', 100, 46024.5, '否', null])
  expect(files.get('xl/worksheets/sheet1.xml')).not.toMatch(/<f>/)
  // a moment says its zone, in a column that is wide enough for it
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<c s="3"><v>46024.5</v></c>')
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<col min="4" max="4" width="25"')
  expect(files.get('xl/styles.xml')).toContain('formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss\\ &quot;UTC&quot;"')
})

test('the same columns as CSV', async () => {
  const answer = await staff.viewer.call<string>('GET', `/rest/users/export?${query({})}`)
  expectStatus(answer, 200)
  const [head, first] = answer.body.replace(/^\uFEFF/, '').split('\n')
  expect(head).toBe('Name & title,类型,Rate,Seen,Expert,NPI')
  expect(first).toMatch(/^"Sheet =1\+1 <&> ""Ü"".*",Expert,100,2026-01-02T12:00:00\.000Z,No,$/)
})

test('columns that are not the record’s are refused', async () => {
  const refused = async (list: unknown) => {
    const answer = await staff.csr.call<Refused>(
      'GET',
      `/rest/users/export?${query({ columns: JSON.stringify(list) })}`,
    )
    return [answer.status, answer.body.fields]
  }
  expect(await refused([{ source: 'passwordHash', head: 'x' }])).toEqual([422, { columns: 'errors.unknownField' }])
  expect(await refused([{ source: '__proto__', head: 'x' }])).toEqual([422, { columns: 'errors.unknownField' }])
  expect(await refused([])).toEqual([422, { columns: 'errors.required' }])
  expect((await refused('nonsense'))[0]).toBe(422)
})

test('a full sheet is followed by another', async () => {
  const batches = (async function* () {
    for (let n = 0; n < 5; n++) yield await Promise.resolve([{ n }, { n: n + 0.5 }])
  })()
  const files = unzip(await bytesOf(toXlsx([{ head: 'N', value: (row) => row.n }], batches, 'Numbers', 5)))
  expect([1, 2, 3].map((n) => cells(files.get(`xl/worksheets/sheet${n}.xml`) ?? '').length)).toEqual([5, 5, 3])
  expect(files.get('xl/workbook.xml')).toContain('name="Numbers 3"')
})

test('an error of the database ends the file instead of hanging', async () => {
  const broken = (async function* () {
    yield await Promise.resolve([{ n: 1 }])
    throw new Error('gone')
  })()
  await expect(bytesOf(toXlsx([{ head: 'N', value: (row) => row.n }], broken, 'Broken'))).rejects.toThrow('gone')
})

test('amounts are written with two decimals, and their head says in which currency', async () => {
  const { id: userId } = await makeUser(product.db, product.now(), { userType: userType.expert })
  for (const amount of [12_083, -20_000, 5])
    await product.db.insert(transaction).values({
      userId,
      amount,
      description: `An amount of ${amount}`,
      transactionType: 'Adjustment',
      source: 'manual',
      status: 'credit',
      effectiveDate: '2026-01-02',
      createdAt: product.now(),
    })
  const asked = (format: string) =>
    new URLSearchParams({
      filter: JSON.stringify({ userId }),
      sort: '["amount","DESC"]',
      columns: JSON.stringify([
        { source: 'amount', head: 'Amount', money: true },
        { source: 'currency', head: 'Currency' },
      ]),
      format,
    }).toString()
  const csv = await staff.csr.call<string>('GET', `/rest/transactions/export?${asked('csv')}`)
  expect(
    csv.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\n'),
  ).toEqual(['Amount (USD),Currency', '120.83,USD', '0.05,USD', '-200.00,USD'])
  const chinese = await staff.csr.call<string>('GET', `/rest/transactions/export?${asked('csv')}&locale=zh`)
  expect(chinese.body).toMatch(/^\uFEFF?Amount（美元）,/)
  const sheet = (await workbook(`/rest/transactions/export?${asked('xlsx')}`)).get('xl/worksheets/sheet1.xml') ?? ''
  expect(cells(sheet).map(([amount]) => amount)).toEqual(['Amount (USD)', 120.83, 0.05, -200])
  expect(sheet).toContain('<c s="4"><v>120.83</v></c>')
})

async function workbook(path: string): Promise<ReadonlyMap<string, string>> {
  const headers = { Authorization: `Bearer ${await product.signIn(staff.csr.id)}` }
  const answer = await product.fetch(new Request(`http://test/api${path}`, { headers }))
  expect(answer.status).toBe(200)
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

async function token(): Promise<string> {
  const { hashToken } = await import('#api/identity/sessions/lucia.ts')
  const { userSession } = await import('#db/schema/all.ts')
  const far = new Date(product.now().getTime() + 86_400_000)
  await product.db.insert(userSession).values({
    hash: hashToken('workbook'),
    userId: staff.csr.id,
    mfaValidated: true,
    createdAt: product.now(),
    lastSeenAt: product.now(),
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  return 'workbook'
}
