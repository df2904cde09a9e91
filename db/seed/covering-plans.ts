import type { Catalogue } from './catalogue.ts'
import { organisations as told } from './story/organisations.ts'

/** Those of the plans that cover the diagnosis. */
export const coveringPlans = (aliases: readonly string[], diagnosisCode: string, catalogue: Catalogue) =>
  aliases.filter((one) => {
    const story = told.plans.find((candidate) => candidate.alias === one)
    return story && catalogue.covers(story, diagnosisCode)
  })
