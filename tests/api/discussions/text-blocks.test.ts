import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { textBlock, user } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { TEXT_BLOCKS_MAX } from '#model/discussions/writing/text-blocks.ts'
import { longestText } from '#model/long-text.ts'
import { expectStatus } from '../../support/product.ts'
import { actingAs, startPeople, trail } from '../identity/profile/people.ts'

const { product, db, people, call } = await startPeople()
const at = (id = '') => `/user/textBlocks${id && `/${id}`}`
type Told = TextBlock & { errorKey?: string; fields?: unknown; current?: TextBlock }
const caveat = { name: 'Standard caveat', text: 'This answer rests on the records that were sent.' }
const create = (body: unknown = caveat, who = call.expert) => who<Told>('POST', at(), body)
const list = async (query = '', who = call.expert) =>
  (await who<{ data: TextBlock[]; total: number }>('GET', `${at()}${query}`)).body

beforeEach(async () => {
  await db.delete(textBlock)
})

test('is saved, listed, changed and deleted, and its history says so', async () => {
  const made = await create({ name: '  Standard caveat ', text: '  Dose: 5 × 10⁹/L\nSecond line  ' })
  expectStatus(made, 201)
  expect(made.body).toMatchObject({
    name: 'Standard caveat',
    text: 'Dose: 5 × 10⁹/L\nSecond line',
    useCount: 0,
    lastUsedAt: null,
    version: 1,
  })
  const { id } = made.body
  const changed = await call.expert<Told>('PUT', at(id), { ...caveat, name: 'Caveat', version: 1 })
  expect(changed.body).toMatchObject({ id, name: 'Caveat', text: caveat.text, version: 2 })
  expect(await list()).toMatchObject({ total: 1, data: [{ id, name: 'Caveat' }] })
  // nothing differs: nothing is written
  expect((await call.expert<Told>('PUT', at(id), { ...caveat, name: 'Caveat', version: 2 })).body.version).toBe(2)
  expectStatus(await call.expert('DELETE', at(id)), 200)
  expectStatus(await call.expert('DELETE', at(id)), 404)
  expect(await list()).toMatchObject({ total: 0, data: [] })
  expect(
    (await trail(product, 'text_block', id)).map(({ event, refField, newVal }) => [event, refField, newVal]),
  ).toEqual([
    ['create', null, null],
    ['field_change', 'name', 'Caveat'],
    ['field_change', 'text', caveat.text],
    ['delete', null, null],
  ])
})

describe('is refused', () => {
  test.each<[string, unknown, number, Record<string, string> | undefined]>([
    ['without a name', { text: 'Text' }, 422, { name: 'errors.required' }],
    ['with a blank name', { name: '  ', text: 'Text' }, 422, { name: 'errors.required' }],
    ['with a name of 101 characters', { name: 'n'.repeat(101), text: 'Text' }, 422, { name: 'errors.tooLong' }],
    ['with a name that turns the line', { name: 'a\u202Eb', text: 'Text' }, 422, { name: 'errors.nameCharacters' }],
    ['without a text', { name: 'Name' }, 422, { text: 'errors.required' }],
    ['with a blank text', { name: 'Name', text: ' \n ' }, 422, { text: 'errors.required' }],
    ['longer than an answer', { name: 'Name', text: 'x'.repeat(longestText + 1) }, 422, { text: 'errors.tooLong' }],
    [
      'of the name of another, in any case',
      { name: ' standard CAVEAT', text: 'Text' },
      409,
      { name: 'errors.duplicate' },
    ],
    ['with what is no part of it', { name: 'Name', text: 'Text', useCount: 9 }, 422, undefined],
    ['with an owner', { name: 'Name', text: 'Text', userId: people.stranger.id }, 422, undefined],
  ])('%s', async (_what, body, status, fields) => {
    expectStatus(await create(), 201)
    const answer = await create(body)
    expectStatus(answer, status)
    if (fields) expect(answer.body.fields).toEqual(fields)
    expect((await list()).total).toBe(1)
  })

  test('as long as an answer it is taken, and a name of 100 characters', async () => {
    expectStatus(await create({ name: 'n'.repeat(100), text: 'x'.repeat(longestText) }), 201)
  })

  test('when it was changed elsewhere: the answer shows what is stored', async () => {
    const { id } = (await create()).body
    expectStatus(await call.expert('PUT', at(id), { ...caveat, text: 'First', version: 1 }), 200)
    const stale = await call.expert<Told>('PUT', at(id), { ...caveat, text: 'Second', version: 1 })
    expectStatus(stale, 409)
    expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { id, text: 'First', version: 2 } })
    expectStatus(await call.expert('PUT', at(id), caveat), 422)
  })

  test('when it takes the name of another one; its own in another case is its own', async () => {
    const { id } = (await create()).body
    await create({ name: 'Dosage table', text: 'Table' })
    const answer = await call.expert<Told>('PUT', at(id), { name: 'dosage TABLE', text: 'Text', version: 1 })
    expectStatus(answer, 409)
    expect(answer.body.fields).toEqual({ name: 'errors.duplicate' })
    expectStatus(await call.expert('PUT', at(id), { name: 'STANDARD CAVEAT', text: 'Text', version: 1 }), 200)
  })
})

test(`a person has ${TEXT_BLOCKS_MAX}, however many are saved at once`, async () => {
  const now = product.now()
  await db.insert(textBlock).values(
    Array.from({ length: TEXT_BLOCKS_MAX - 2 }, (_, n) => ({
      userId: people.expert.id,
      name: `Block ${n}`,
      text: 'Text',
      createdAt: now,
      updatedAt: now,
    })),
  )
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => create({ name: `New ${n}`, text: 'Text' })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.errorKey)).toEqual(Array.from({ length: 4 }, () => 'textBlock.tooMany'))
  expect(await list()).toMatchObject({ total: TEXT_BLOCKS_MAX })
  expect((await list()).data).toHaveLength(TEXT_BLOCKS_MAX)
  // another person's are not counted
  expectStatus(await create(caveat, call.stranger), 201)
})

test('two of one name at once: one is saved', async () => {
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('the use of a block is counted, also by many at once, and no edit elsewhere conflicts with it', async () => {
  const { id } = (await create()).body
  await create({ name: 'A second one', text: 'Text' })
  const before = product.now().getTime()
  const used = await Promise.all(Array.from({ length: 5 }, () => call.expert<Told>('POST', at(`${id}/use`))))
  expect(used.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const stored = (await list('?sort=-lastUsedAt,name')).data
  expect(stored).toMatchObject([
    { id, useCount: 5, version: 1 },
    { name: 'A second one', useCount: 0, lastUsedAt: null },
  ])
  expect(Date.parse(stored[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(before)
  expectStatus(await call.expert('PUT', at(id), { ...caveat, text: 'Edited', version: 1 }), 200)
  expect((await trail(product, 'text_block', id)).map(({ event }) => event)).toEqual(['create', 'field_change'])
})

test('is sorted by name, or as asked', async () => {
  for (const name of ['Beta', 'Alpha', 'Gamma']) await create({ name, text: 'Text' })
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name)
  expect(await names('')).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await names('?sort=-name')).toEqual(['Gamma', 'Beta', 'Alpha'])
  expect(await names('?pageSize=1&page=2')).toEqual(['Beta'])
  expectStatus(await call.expert('GET', `${at()}?sort=text`), 422)
})

describe('belongs to its owner', () => {
  test.each([
    ['PUT', '', { ...caveat, version: 1 }],
    ['DELETE', '', undefined],
    ['POST', '/use', undefined],
  ])('%s%s by anyone else finds nothing', async (method, path, body) => {
    const { id } = (await create()).body
    for (const other of [call.stranger, call.csr]) expectStatus(await other(method, `${at(id)}${path}`, body), 404)
    expect((await list()).data).toMatchObject([{ id, useCount: 0, version: 1 }])
    expect((await list('', call.stranger)).data).toEqual([])
    expect((await list('', call.csr)).data).toEqual([])
  })

  test.each([
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/some'],
    ['DELETE', '/some'],
    ['POST', '/some/use'],
  ])('%s%s is not for members, nor without a session', async (method, path) => {
    const body = method === 'PUT' ? { ...caveat, version: 1 } : path === '' && method === 'POST' ? caveat : undefined
    expectStatus(await call.client(method, `${at()}${path}`, body), 403)
    expectStatus(await product.anonymous(method, `${at()}${path}`, body), 401)
  })

  test('view-only staff save none', async () => {
    expect((await create(caveat, call.viewer)).body).toMatchObject({ rule: 'rules.viewOnly' })
  })

  test('staff who act for the expert are named in the history', async () => {
    const acting = await actingAs(product, people.expert.id, call.csr)
    const { id } = (await create(caveat, acting)).body
    expect(await trail(product, 'text_block', id)).toMatchObject([
      { userId: people.expert.id, actingUserId: people.csr.id },
    ])
  })
})

test('goes with the account', async () => {
  const leaving = await makeExpert(db, product.now(), { email: 'leaving@example.test' })
  await create(caveat, await product.as(leaving.id))
  await db.delete(user).where(eq(user.id, leaving.id))
  expect(await db.$count(textBlock, eq(textBlock.userId, leaving.id))).toBe(0)
})
