import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { grantPlan, grantProgram, region } from '#db/schema/all.ts'
import type { UserType } from '#model/identity/enums.ts'
import {
  chooseGrant,
  grantCountries,
  type Funding,
  type FundingFacts,
  type GrantCandidate,
} from '#model/panels/funding.ts'
import { grantLinks, loadTree, planLinks } from './coverage.ts'

/** The funding sources of a plan as the rule judges them. */
export async function grantCandidates(q: Queries, planId: string): Promise<GrantCandidate[]> {
  const rows = await q
    .select({ grant: grantProgram, codes: region.countryCodes })
    .from(grantPlan)
    .innerJoin(grantProgram, eq(grantPlan.grantId, grantProgram.id))
    .leftJoin(region, eq(grantProgram.regionId, region.id))
    .where(eq(grantPlan.planId, planId))
  const ids = rows.map((row) => row.grant.id)
  const links = await grantLinks(q, ids)
  const plans = ids.length ? await q.select().from(grantPlan).where(inArray(grantPlan.grantId, ids)) : []
  return rows.map(({ grant, codes }) => ({
    grantId: grant.id,
    enabled: grant.enabled,
    activeFrom: grant.activeFrom,
    activeTo: grant.activeTo,
    userType: grant.userType as UserType | null,
    userKind: grant.userKind,
    countryCodes: grantCountries({ countryCodes: grant.countryCodes, regionCodes: codes }),
    planIds: plans.filter((row) => row.grantId === grant.id).map((row) => row.planId),
    diagnoses: links.get(grant.id) ?? { diagnosisIds: [] },
    priority: grant.priority,
  }))
}

/** Which funding source pays for a new discussion under this plan; null when none covers it. Asked once, stored with the discussion. */
export async function fundingFor(q: Queries, asked: Omit<FundingFacts, 'planDiagnoses'>): Promise<Funding> {
  const planDiagnoses = (await planLinks(q, [asked.planId])).get(asked.planId) ?? { diagnosisIds: [] }
  return chooseGrant(
    await grantCandidates(q, asked.planId),
    { ...asked, planDiagnoses },
    await loadTree(q, [asked.diagnosisId]),
  )
}
