import type { Queries } from '../client.ts'
import { hashPassword } from '../password.ts'
import { loadCatalogue } from './catalogue.ts'
import { loadOrganisations } from './load-organisations.ts'
import { castFor } from './cast.ts'
import { Bank } from './draw-panel.ts'
import { loadPeople } from './load-people.ts'
import { plots, testPlot } from './story-plot.ts'
import { tellAccounts } from './tell-accounts.ts'
import { tellDiscussion } from './tell-discussion.ts'
import { tellExtras } from './tell-extras.ts'
import { tellFiles, type KeepFile } from './tell-files.ts'
import { tellPlanSurvey } from './tell-plan-survey.ts'
import { tellHistory } from './tell-history.ts'
import { tellInvitations } from './tell-invitations.ts'

export const demoPassword = 'Consilium-Demo-7'

/** The told story: who pays, who asks, who answers, and what has been asked. Stable: the same story at every first start. */
export async function loadDemo(db: Queries, now: Date, tick: () => void, keep?: KeepFile): Promise<void> {
  const catalogue = await loadCatalogue(db)
  const organisations = await loadOrganisations(db, now, catalogue)
  tick()
  const people = await loadPeople(db, now, organisations, catalogue, await hashPassword(demoPassword))
  tick()
  const bank = new Bank()
  // a draw weighs what happened before it, so the oldest discussion comes first
  const inTime = [...plots, testPlot].sort((a, b) => b.askedHoursAgo - a.askedHoursAgo || a.number - b.number)
  for (const [told, plot] of inTime.entries()) {
    await tellDiscussion(db, castFor(plot, people, organisations, catalogue), plot, bank, now)
    if (told % 30 === 29) tick()
  }
  await tellAccounts(db, now, people)
  await tellInvitations(db, now, people, organisations)
  await tellExtras(db, now, people, organisations)
  await tellHistory(db, now, people, organisations)
  if (keep) await tellFiles(db, now, people, organisations, keep)
  await tellPlanSurvey(db, now, people, organisations)
}
