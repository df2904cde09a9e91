import type { Tx } from '#db/client.ts'
import { touchedBy, type PersonFacts } from '#model/tax/circumstances.ts'
import type { Ctx } from '../../context.ts'
import { publishEvents } from '../../jobs/events.ts'

const nothing: PersonFacts = { name: '', countryId: null, phones: [], bankCountry: null }

/** Records a change of someone's data that may make a certified tax form incorrect; what is left out has not changed. */
export async function publishCircumstances(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  before: Partial<PersonFacts>,
  after: Partial<PersonFacts>,
): Promise<void> {
  const circumstances = touchedBy('W-8 BEN', { ...nothing, ...before }, { ...nothing, ...after })
  if (circumstances.length) await publishEvents(ctx, tx, { type: 'tax.circumstancesChanged', userId, circumstances })
}
