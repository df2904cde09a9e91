import type { FoundProblem, SetupCheck } from '#model/panels/setup-readiness.ts'
import { usePart } from '../../kit/record/use-part.ts'

export type Owner = 'plans' | 'grants'

/** What a plan or a funding source still needs. */
export function useReadiness(owner: Owner, id: string) {
  const plan = usePart(
    'plans',
    '/server/membership/plan/{planId}/ready',
    { params: { planId: encodeURIComponent(id) } },
    owner === 'plans' && id !== '',
  )
  const grant = usePart(
    'grants',
    '/server/grant/{id}/ready',
    { params: { id: encodeURIComponent(id) } },
    owner === 'grants' && id !== '',
  )
  return owner === 'plans' ? plan : grant
}

/** The sub-page that mends a check; '' is the first one. */
const pages: Record<Owner, Record<SetupCheck, string>> = {
  plans: {
    open: 'details',
    money: 'grants',
    diagnoses: 'diagnoses',
    experts: 'pools',
    frontMatter: 'grants',
    brand: 'details',
    link: 'links',
    testQuestion: 'setup',
  },
  grants: {
    open: '',
    money: 'associatedPlans',
    diagnoses: 'diagnoses',
    experts: 'pools',
    frontMatter: '',
    brand: 'associatedPlans',
    link: 'associatedPlans',
    testQuestion: 'associatedPlans',
  },
}

export function pageFor(owner: Owner, id: string, check: SetupCheck, at: FoundProblem['at'] = null): string {
  const resource = at?.resource ?? owner
  const page = at?.resource === 'grants' ? '' : pages[resource][check]
  return `/${resource}/${encodeURIComponent(at?.id ?? id)}${page && `/${page}`}`
}
