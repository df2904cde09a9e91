import type { Catalogue } from './reference-ids.ts'
import { organisations as described } from './data/organisations.ts'

/** Those of the plans that cover the diagnosis. */
export const coveringPlans = (aliases: readonly string[], diagnosisCode: string, catalogue: Catalogue) =>
  aliases.filter((one) => {
    const plan = described.plans.find((candidate) => candidate.alias === one)
    return plan && catalogue.covers(plan, diagnosisCode)
  })
