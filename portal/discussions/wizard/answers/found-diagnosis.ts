import type { Option } from '../../../ui/fields/select.tsx'

export interface FoundDiagnosis {
  id: string
  name: string
  plainName: string
  code: string | null
  groupName: string
  domainName: string
  /** how many more specific ones are folded under it, and what to ask for them with */
  specific: number
  under: string
}

/** The everyday name first, the official one and its code beside it. */
export const asOption = (found: FoundDiagnosis): Option => ({
  value: found.id,
  label: found.plainName,
  hint: [found.code, found.name === found.plainName ? found.groupName : found.name].filter(Boolean).join(' · '),
})
