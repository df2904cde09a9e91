import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { diagnosis, grantPlan, grantProgram, region } from '#db/schema/all.ts'
import type { UserType } from '#model/identity/enums.ts'
import {
  chooseGrant,
  grantCountries,
  type Funding,
  type FundingFacts,
  type GrantCandidate,
} from '#model/panels/funding.ts'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'
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
  const everything = { diagnosisIds: [] }
  const candidates = await grantCandidates(q, asked.planId)
  const tree = await loadTree(q, [asked.diagnosisId])
  const [about] = await q.select({ code: diagnosis.code }).from(diagnosis).where(eq(diagnosis.id, asked.diagnosisId))
  // a diagnosis that is only described is taken as covered until staff have set the right one
  if (about?.code === notListedCode)
    return chooseGrant(
      candidates.map((grant) => ({ ...grant, diagnoses: everything })),
      { ...asked, planDiagnoses: everything },
      tree,
    )
  const planDiagnoses = (await planLinks(q, [asked.planId])).get(asked.planId) ?? everything
  return chooseGrant(candidates, { ...asked, planDiagnoses }, tree)
}
