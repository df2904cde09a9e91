/**
 * The diagnoses that a discussion can be about: chapter 2 of ICD-10-CM (C00–D49), a public code set of the
 * United States National Center for Health Statistics, titles as published (April 2026). The categories stand
 * under the organ that a clinician looks for; every three-character category appears once.
 */
import type { ReferenceDomain } from './domain.ts'
import { breast } from './neoplasms/breast.ts'
import { headAndNeck } from './neoplasms/head-and-neck.ts'
import { upperDigestive } from './neoplasms/upper-digestive.ts'
import { lowerDigestive } from './neoplasms/lower-digestive.ts'
import { hepatobiliary } from './neoplasms/hepatobiliary.ts'
import { thoracic } from './neoplasms/thoracic.ts'
import { skin } from './neoplasms/skin.ts'
import { boneAndSoftTissue } from './neoplasms/bone-and-soft-tissue.ts'
import { femaleGenital } from './neoplasms/female-genital.ts'
import { maleGenital } from './neoplasms/male-genital.ts'
import { urinary } from './neoplasms/urinary.ts'
import { nervousSystem } from './neoplasms/nervous-system.ts'
import { endocrine } from './neoplasms/endocrine.ts'
import { neuroendocrine } from './neoplasms/neuroendocrine.ts'
import { metastatic } from './neoplasms/metastatic.ts'
import { lymphoma } from './neoplasms/lymphoma.ts'
import { myeloma } from './neoplasms/myeloma.ts'
import { leukemia } from './neoplasms/leukemia.ts'
import { otherHematology } from './neoplasms/other-hematology.ts'
import { otherInSitu } from './neoplasms/other-in-situ.ts'
import { otherBenign } from './neoplasms/other-benign.ts'
import { uncertain } from './neoplasms/uncertain.ts'

/** All domains, in the order in which they are offered. The order of a seeded database depends on it. */
export const neoplasms: readonly ReferenceDomain[] = [
  breast,
  headAndNeck,
  upperDigestive,
  lowerDigestive,
  hepatobiliary,
  thoracic,
  skin,
  boneAndSoftTissue,
  femaleGenital,
  maleGenital,
  urinary,
  nervousSystem,
  endocrine,
  neuroendocrine,
  metastatic,
  lymphoma,
  myeloma,
  leukemia,
  otherHematology,
  otherInSitu,
  otherBenign,
  uncertain,
]
