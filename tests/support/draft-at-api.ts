import type { WizardAnswer, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import type { signedIn } from './at-api.ts'

const given: Record<string, WizardAnswer> = {
  disclosure: true,
  focus: 'Order of treatments',
  gender: 'female',
  age: { magnitude: 61, unit: 'year' },
  history:
    'Sixty-one years old, breast cancer with two liver metastases, ER positive, HER2 negative, ECOG 1, no earlier treatment.',
}

/** Answers the wizard as its page does, on the plan `Standard`, until it asks for the question itself. */
export async function draftUpToQuestion(asker: Awaited<ReturnType<typeof signedIn>>): Promise<string> {
  const turn = async (data: object) => (await (await asker.post('/user/newQuery', data)).json()) as WizardResponse
  let now = await turn({ type: 'init' })
  while (now.action.tag !== 'question') {
    const { tag, clientData, choices = [] } = now.action
    const { queryDraftId, planId } = clientData
    const found =
      tag === 'diagnosis'
        ? (
            await asker.get<{ data: { id: string }[] }>(
              `/user/diagnosis/search?name=C50.9&pageSize=25&planId=${planId}`,
            )
          ).data[0]?.id
        : undefined
    const standard = choices.find((choice) => JSON.stringify(choice).includes('Standard'))?.value
    now = await turn({
      type: 'respond',
      ts: now.echo.ts,
      clientData: queryDraftId === undefined ? {} : { queryDraftId },
      actionContext: tag,
      responses: [(tag === 'plan' ? standard : found) ?? given[tag ?? '']],
    })
  }
  return now.action.clientData.queryDraftId ?? ''
}
