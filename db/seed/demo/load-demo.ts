import type { Tx } from '../../client.ts'
import { hashPassword } from '../../password.ts'
import { loadCatalogue } from './reference-ids.ts'
import { loadOrganisations } from './seed-organisations.ts'
import { actorsFor } from './actors.ts'
import { Bank } from './draw-panel.ts'
import { loadPeople } from './seed-people.ts'
import { scenarios, testScenario } from './scenarios.ts'
import { seedAccounts, seedTaxForms, type SignForm } from './seed-pay.ts'
import { seedDiscussion } from './seed-discussion.ts'
import { seedExtras } from './seed-extras.ts'
import { seedFiles, type KeepFile } from './seed-files.ts'
import { seedPlanSurvey } from './seed-plan-survey.ts'
import { seedLiveCall } from './seed-live-call.ts'
import { seedHistory } from './seed-history.ts'
import { seedOpenings } from './seed-openings.ts'
import { seedInvitations } from './seed-invitations.ts'

export const demoPassword = 'Consilium-Demo-7'

/** The demo data: who pays, who asks, who answers, and what has been asked. The same at every first start. */
export async function loadDemo(
  db: Tx,
  now: Date,
  tick: () => void,
  { keep, signForm }: { keep: KeepFile | undefined; signForm: SignForm | undefined },
): Promise<void> {
  const catalogue = await loadCatalogue(db)
  const organisations = await loadOrganisations(db, now, catalogue)
  tick()
  const people = await loadPeople(db, now, organisations, catalogue, await hashPassword(demoPassword))
  tick()
  const bank = new Bank()
  // a draw weighs what happened before it, so the oldest discussion comes first
  const inTime = [...scenarios, testScenario].sort((a, b) => b.askedHoursAgo - a.askedHoursAgo || a.number - b.number)
  for (const [index, scenario] of inTime.entries()) {
    await seedDiscussion(db, actorsFor(scenario, people, organisations, catalogue), scenario, bank, now)
    if (index % 30 === 29) tick()
  }
  await seedLiveCall(db, now, people)
  await seedAccounts(db, now, people)
  if (signForm) await seedTaxForms(db, now, people, signForm)
  await seedInvitations(db, now, people, organisations)
  await seedExtras(db, now, people, organisations)
  await seedHistory(db, now, people, organisations)
  if (keep) await seedFiles(db, now, people, organisations, keep)
  await seedPlanSurvey(db, now, people, organisations)
  await seedOpenings(db)
}
