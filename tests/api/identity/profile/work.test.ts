import { describe, expect, test } from 'vitest'
import { makeDiagnosis } from '#db/seed/factories.ts'
import { diagnosisGroup } from '#db/schema/all.ts'
import { eq } from 'drizzle-orm'
import type { Bio, DiagnosisGroups, UserSpecialties } from '#model/identity/work-wire.ts'
import { expectStatus } from '../../../support/product.ts'
import { actingAs, expectDoors, startPeople, trail } from './people.ts'

const world = await startPeople()
const { product, db, people, call } = world
const at = (part: string, id: string = people.expert.id) => `/server/user/${id}/${part}`

describe('the bio', () => {
  const read = async () => (await call.expert<Bio>('GET', at('bio'))).body

  test('is for physicians themselves and for staff', () =>
    expectDoors(world, (id) => ({
      path: at('bio', id),
      write: { method: 'PUT', body: { consumerBio: 'x', version: 0 } },
      notClients: true,
    })))

  test('says when it was last edited, and to staff by whom; saving the same text is no edit', async () => {
    expect(await read()).toEqual({
      professionalBio: null,
      consumerBio: null,
      affiliations: null,
      disclosures: null,
      lastEdited: null,
      version: 0,
    })
    const first = await call.expert<Bio>('PUT', at('bio'), {
      professionalBio: '  Twenty years of breast oncology. ',
      version: 0,
    })
    expectStatus(first, 200)
    expect(first.body).toMatchObject({ professionalBio: 'Twenty years of breast oncology.', version: 1 })
    const edited = (bio: Bio) => product.now().getTime() - Date.parse(bio.lastEdited ?? '')
    expect(edited(first.body)).toBeLessThan(5_000)
    product.clock.advance(60)
    expect(
      (await call.expert<Bio>('PUT', at('bio'), { professionalBio: 'Twenty years of breast oncology.', version: 1 }))
        .body,
    ).toEqual(first.body)
    expect((await call.csr<Bio>('GET', at('bio'))).body).toMatchObject({ lastEditedBy: 'Ada Keller' })
    const acting = await actingAs(product, people.expert.id, call.csr)
    expectStatus(await acting('PUT', at('bio'), { consumerBio: 'I treat breast cancer.', version: 1 }), 200)
    const after = (await call.csr<Bio>('GET', at('bio'))).body
    expect(after.lastEditedBy).toContain('Pat Person')
    expect(edited(after)).toBeLessThan(5_000)
    expect(await trail(product, 'user_bio', people.expert.id)).toEqual([
      {
        event: 'field_change',
        refField: 'professionalBio',
        oldVal: null,
        newVal: 'Twenty years of breast oncology.',
        userId: people.expert.id,
        actingUserId: null,
      },
      {
        event: 'field_change',
        refField: 'consumerBio',
        oldVal: null,
        newVal: 'I treat breast cancer.',
        userId: people.expert.id,
        actingUserId: people.csr.id,
      },
    ])
  })

  test('refuses what is too long, what is unknown and what is stale', async () => {
    const { version } = await read()
    for (const [name, most] of [
      ['professionalBio', 20_000],
      ['consumerBio', 5000],
      ['affiliations', 2000],
      ['disclosures', 5000],
    ] as const) {
      expect((await call.expert('PUT', at('bio'), { [name]: 'x'.repeat(most + 1), version })).body.fields).toEqual({
        [name]: 'errors.tooLong',
      })
    }
    expect((await call.expert('PUT', at('bio'), { lastEditedBy: 'me', version })).body.fields).toEqual({
      lastEditedBy: 'errors.unknownField',
    })
    const stale = await call.expert('PUT', at('bio'), { consumerBio: 'late', version: version - 1 })
    expectStatus(stale, 409)
    expect(stale.body.current).toEqual(await read())
    expectStatus(await call.expert('PUT', at('bio'), { disclosures: 'x'.repeat(5000), version }), 200)
  })
})

describe('specialties', () => {
  const read = async () => (await call.expert<UserSpecialties>('GET', at('specialty'))).body
  const change = async (fields: object) =>
    call.expert<UserSpecialties & { fields?: unknown; current?: unknown }>('PUT', at('specialty'), {
      version: (await read()).version,
      ...fields,
    })

  test('are for physicians themselves and for staff', () =>
    expectDoors(world, (id) => ({
      path: at('specialty', id),
      write: { method: 'PUT', body: { specialties: [], version: 0 } },
      notClients: true,
    })))

  test('are set as a whole, in their own order; other needs its text, which goes with it', async () => {
    const answer = await change({ specialties: ['other', 'medonc', 'medonc'], otherSpecialty: 'Palliative care' })
    expectStatus(answer, 200)
    expect(answer.body).toMatchObject({ specialties: ['medonc', 'other'], otherSpecialty: 'Palliative care' })
    expect((await change({ specialties: ['other'] })).body.fields).toEqual({ otherSpecialty: 'errors.required' })
    expect((await change({ specialties: ['radonc'], otherSpecialty: 'kept?' })).body).toMatchObject({
      specialties: ['radonc'],
      otherSpecialty: null,
    })
    expect(
      (await trail(product, 'user_bio', people.expert.id)).filter((row) => row.refField === 'specialties').at(-1),
    ).toMatchObject({ oldVal: '["medonc","other"]', newVal: '["radonc"]' })
  })

  test('refuse what does not exist and what is stale', async () => {
    expectStatus(await change({ specialties: ['dentistry'] }), 422)
    const stale = await change({ specialties: [], version: 0 })
    expectStatus(stale, 409)
    expect(stale.body.current).toEqual(await read())
  })
})

describe('groups of diagnoses', () => {
  test('are for physicians themselves and for staff', () =>
    expectDoors(world, (id) => ({
      path: at('diagnosisGroup', id),
      write: { method: 'PUT', body: { groupIds: [] } },
      notClients: true,
    })))

  test('are chosen from those that are offered, and audited by name', async () => {
    const one = await makeDiagnosis(db)
    const two = await makeDiagnosis(db)
    const gone = await makeDiagnosis(db)
    await db.update(diagnosisGroup).set({ enabled: false }).where(eq(diagnosisGroup.id, gone.groupId))
    const choices = await call.expert<{ data: { id: string }[]; total: number }>('GET', at('diagnosisGroup/choices'))
    expect(choices.body).toMatchObject({ total: 2 })
    expect(choices.body.data.map((row) => row.id).sort()).toEqual([one.groupId, two.groupId].sort())
    const set = await call.expert<DiagnosisGroups>('PUT', at('diagnosisGroup'), {
      groupIds: [two.groupId, one.groupId, one.groupId],
    })
    expectStatus(set, 200)
    expect(set.body.data.map((row) => row.id).sort()).toEqual([one.groupId, two.groupId].sort())
    expect(Object.keys(set.body.data[0] ?? {})).toEqual(['id', 'name', 'domainName'])
    const none = await call.expert('PUT', at('diagnosisGroup'), { groupIds: [one.groupId, 'none'] })
    expect(none.body.fields).toEqual({ groupIds: 'errors.noSuchRecord' })
    const stale = await call.expert('PUT', at('diagnosisGroup'), { groupIds: [], version: set.body.version - 1 })
    expectStatus(stale, 409)
    expect((stale.body.current as DiagnosisGroups).data).toHaveLength(2)
    expectStatus(await call.expert('PUT', at('diagnosisGroup'), { groupIds: [], version: set.body.version }), 200)
    const rows = (await trail(product, 'user_bio', people.expert.id)).filter(
      (row) => row.refField === 'diagnosisGroups',
    )
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({ newVal: '[]' })
  })
})
