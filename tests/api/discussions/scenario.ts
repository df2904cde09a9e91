/** A plan, a funding source, a pool of experts and a member: what every test of a discussion's life begins with. */
import { asc, eq } from 'drizzle-orm'
import {
  makeDiagnosis,
  makeExpert,
  makeGrant,
  makePlan,
  makePool,
  makeUser,
  type PersonOptions,
} from '#db/seed/factories.ts'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import type { CsrReview } from '#model/discussions/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { systemCtx, transaction, type Ctx } from '#api/context.ts'
import { createDiscussion } from '#api/discussions/creation/create-discussion.ts'
import type { NewDiscussion } from '#api/discussions/creation/new-discussion.ts'
import type { TestProduct } from '../../support/product.ts'

export const question =
  'Is adjuvant chemotherapy advisable after lumpectomy for a 2 cm grade 2 tumour with one positive node?'
export const answerText =
  'With one positive node and grade 2 I would order a genomic assay first, and decide on chemotherapy by its result.'

export interface ScenarioOptions {
  experts?: number
  expert?: PersonOptions
  panelSize?: number
  csrReview?: CsrReview
  plan?: Parameters<typeof makePlan>[2]
  funded?: boolean
}

export async function startScenario(
  product: TestProduct,
  { experts = 6, expert = {}, panelSize = 3, csrReview = 'yes', plan = {}, funded = true }: ScenarioOptions = {},
) {
  const { db } = product
  const now = product.now()
  const people = []
  for (let n = 0; n < experts; n++) people.push(await makeExpert(db, now, { ...expert }))
  const pool = await makePool(
    db,
    now,
    {},
    people.map((row) => row.id),
  )
  const asker = await makeUser(db, now, { firstName: 'Ada', lastName: 'Asker' })
  const csr = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr'] })
  const admin = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr_admin'] })
  const made = await makePlan(db, now, { panelSize, csrReview, ...plan }, { members: [asker.id], pools: [pool.id] })
  const grant = funded ? await makeGrant(db, now, {}, { plans: [made.id], pools: [pool.id] }) : null
  const diagnosis = await makeDiagnosis(db)
  const staff = await product.as(csr.id)

  const ask = (given: Partial<NewDiscussion> = {}) => {
    const ctx: Ctx = {
      ...systemCtx(product.deps),
      actor: {
        userId: asker.id,
        userType: userType.client,
        userKind: null,
        roles: [],
        rank: null,
        viewOnly: false,
        noeticExpert: false,
        mfaDone: true,
      },
    }
    return transaction(product.deps, (tx) =>
      createDiscussion(ctx, tx, {
        askerId: asker.id,
        createdBy: asker.id,
        planId: made.id,
        diagnosisId: diagnosis.id,
        contextName: 'Adjuvant therapy',
        text: question,
        history: 'Lumpectomy in May, margins clear.',
        language: 'en-us',
        genderId: 'female',
        ageMagnitude: 52,
        ageUnits: 'year',
        anonymous: false,
        mediaType: 'messenger',
        ...given,
      }),
    )
  }
  return {
    product,
    people,
    pool,
    asker,
    csr,
    admin,
    plan: made,
    grant,
    diagnosis,
    ask,
    staff,
    member: await product.as(asker.id),
    row: async (id: string) => (await db.select().from(queryHeader).where(eq(queryHeader.id, id)))[0]!,
    engagements: (id: string) =>
      db.select().from(queryExpert).where(eq(queryExpert.queryId, id)).orderBy(asc(queryExpert.id)),
  }
}
export type TestScenario = Awaited<ReturnType<typeof startScenario>>
