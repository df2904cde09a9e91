/** A diagnosis: an ICD-10-CM code with its official English title, and a short everyday Chinese name where there is one. */
export interface ReferenceDiagnosis {
  readonly code: string
  readonly name: string
  readonly nameZh?: string
}

/** Diagnoses that belong together: one category (code C50) or neighbours (code C07-C08). */
export interface ReferenceGroup {
  readonly code: string
  readonly name: string
  readonly nameZh?: string
  readonly diagnoses: readonly ReferenceDiagnosis[]
}

/** A field that a pool, plan or grant covers as a whole. */
export interface ReferenceDomain {
  readonly name: string
  readonly nameZh?: string
  readonly groups: readonly ReferenceGroup[]
}
