/** What the tests of the wizard begin with: askers with plans of their own, and the way through all of it. */
import { makeDiagnosis, makeGrant, makePlan, makeUser } from '#db/seed/factories.ts'
import type { WizardAnswer, WizardRequest, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { expectStatus, type Answer, type Caller, type TestProduct } from '../../support/product.ts'

export const question = 'Would you add a CDK4/6 inhibitor to letrozole now, or wait for the next scan?'
export const history =
  'Sixty-two years old, metastatic breast cancer to bone, ER positive, HER2 negative, no earlier treatment for metastases.'

export const send = (call: Caller, request: WizardRequest, path = '/user/newQuery') =>
  call<WizardResponse>('POST', path, request)
export const draftOf = (answer: Answer<WizardResponse>) => answer.body.action.clientData.queryDraftId

/** Answers until the review, in whatever order the server asks. */
export async function fill(call: Caller, answers: Partial<Record<string, WizardAnswer>>, path?: string) {
  let turn = await send(call, { type: 'init' }, path)
  const asked: string[] = []
  while (turn.body.action.tag !== 'review') {
    expectStatus(turn, 200)
    const tag = turn.body.action.tag ?? 'welcome'
    asked.push(tag)
    const queryDraftId = draftOf(turn)
    const value = answers[tag]
    if (value === undefined) throw new Error(`The wizard asked for ${tag}`)
    turn = await send(
      call,
      {
        type: 'respond',
        ts: turn.body.echo.ts,
        clientData: queryDraftId ? { queryDraftId } : {},
        actionContext: tag as never,
        responses: [value],
      },
      path,
    )
  }
  return { turn, asked }
}

export async function startAsking(product: TestProduct) {
  const { db } = product
  const now = product.now()
  const breast = await makeDiagnosis(db, { code: 'C50.9', name: 'Malignant neoplasm of breast of unspecified site' })
  const other = await makeDiagnosis(db, { code: 'C16.3', name: 'Malignant neoplasm of pyloric antrum' })
  const usual = {
    diagnosis: breast.id,
    disclosure: true,
    focus: 'First line',
    gender: 'female',
    dob: '1964-02-03',
    age: { magnitude: 62, unit: 'year' as const },
    history,
    question,
    builder: 'no',
    anonymous: 'no',
    terms: true,
  }

  async function asker(given: Parameters<typeof makeUser>[2] = {}, plan: Parameters<typeof makePlan>[2] = {}) {
    const person = await makeUser(db, now, given)
    const made = await makePlan(db, now, { csrReview: 'yes', ...plan }, { members: [person.id] })
    await makeGrant(db, now, {}, { plans: [made.id] })
    return { person, plan: made, call: await product.as(person.id) }
  }
  return { breast, other, usual, asker }
}
