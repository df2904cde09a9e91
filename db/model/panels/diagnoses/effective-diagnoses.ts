import type { DiagnosisVia } from '../enums.ts'

/** Diagnoses covered by a plan, funding source or pool. */

/** The hierarchy diagnosis → group → domain; contains enabled diagnoses only. */
export interface DiagnosisTree {
  readonly groupOf: ReadonlyMap<string, string>
  readonly domainOf: ReadonlyMap<string, string>
}

/** Links set by staff: diagnoses, groups, domains. */
export interface DiagnosisLinks {
  readonly diagnosisIds: readonly string[]
  readonly groupIds?: readonly string[]
  readonly domainIds?: readonly string[]
}

export const hasLinks = (links: DiagnosisLinks) =>
  links.diagnosisIds.length + (links.groupIds?.length ?? 0) + (links.domainIds?.length ?? 0) > 0

/** How the links cover one diagnosis: directly, through its group or domain, or not at all. */
export function via(links: DiagnosisLinks, diagnosisId: string, tree: DiagnosisTree): DiagnosisVia | undefined {
  const group = tree.groupOf.get(diagnosisId)
  if (group === undefined) return undefined
  if (links.diagnosisIds.includes(diagnosisId)) return 'direct'
  const domain = tree.domainOf.get(group)
  const rolledUp = links.groupIds?.includes(group) || (domain !== undefined && links.domainIds?.includes(domain))
  return rolledUp ? 'rollup' : undefined
}

/** All covered diagnoses in tree order. */
export function reached(links: DiagnosisLinks, tree: DiagnosisTree): Map<string, DiagnosisVia> {
  const direct = new Set(links.diagnosisIds)
  const groups = new Set(links.groupIds)
  const domains = new Set(links.domainIds)
  const found = new Map<string, DiagnosisVia>()
  for (const [diagnosis, group] of tree.groupOf) {
    if (direct.has(diagnosis)) found.set(diagnosis, 'direct')
    else if (groups.has(group) || domains.has(tree.domainOf.get(group) ?? '')) found.set(diagnosis, 'rollup')
  }
  return found
}

export interface EffectiveDiagnoses {
  /** which sides restrict; `all`: neither does, so every diagnosis is allowed */
  readonly from: 'both' | 'plan' | 'grant' | 'all'
  readonly diagnosisIds: ReadonlySet<string>
}

/** Effective diagnoses: both restrict → intersection; one restricts → its set; neither → all. */
export function effectiveDiagnoses(
  plan: DiagnosisLinks,
  grant: DiagnosisLinks | null,
  tree: DiagnosisTree,
): EffectiveDiagnoses {
  const byPlan = hasLinks(plan) ? reached(plan, tree) : null
  const byGrant = grant && hasLinks(grant) ? reached(grant, tree) : null
  if (byPlan && byGrant) {
    return { from: 'both', diagnosisIds: new Set([...byPlan.keys()].filter((id) => byGrant.has(id))) }
  }
  if (byPlan) return { from: 'plan', diagnosisIds: new Set(byPlan.keys()) }
  if (byGrant) return { from: 'grant', diagnosisIds: new Set(byGrant.keys()) }
  return { from: 'all', diagnosisIds: new Set(tree.groupOf.keys()) }
}

/** As `effectiveDiagnoses` for one diagnosis, without building the sets. */
export function isEffective(
  plan: DiagnosisLinks,
  grant: DiagnosisLinks | null,
  diagnosisId: string,
  tree: DiagnosisTree,
): boolean {
  if (!tree.groupOf.has(diagnosisId)) return false
  const covers = (links: DiagnosisLinks) => !hasLinks(links) || via(links, diagnosisId, tree) !== undefined
  return covers(plan) && (grant === null || covers(grant))
}

/** A pool without links covers every diagnosis. */
export const poolCovers = (links: DiagnosisLinks, diagnosisId: string, tree: DiagnosisTree) =>
  !hasLinks(links) || via(links, diagnosisId, tree) !== undefined
