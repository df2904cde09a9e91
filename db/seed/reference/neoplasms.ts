/**
 * The diagnoses that a discussion can be about: chapter 2 of ICD-10-CM (C00–D49), a public code set of the
 * United States National Center for Health Statistics, titles as published (April 2026). The categories stand
 * under the organ that a clinician looks for; every three-character category appears once.
 */
import type { ReferenceDomain } from './domain.ts'
import breast from './neoplasms/breast.json' with { type: 'json' }
import headAndNeck from './neoplasms/head-and-neck.json' with { type: 'json' }
import upperDigestive from './neoplasms/upper-digestive.json' with { type: 'json' }
import lowerDigestive from './neoplasms/lower-digestive.json' with { type: 'json' }
import hepatobiliary from './neoplasms/hepatobiliary.json' with { type: 'json' }
import thoracic from './neoplasms/thoracic.json' with { type: 'json' }
import skin from './neoplasms/skin.json' with { type: 'json' }
import boneAndSoftTissue from './neoplasms/bone-and-soft-tissue.json' with { type: 'json' }
import femaleGenital from './neoplasms/female-genital.json' with { type: 'json' }
import maleGenital from './neoplasms/male-genital.json' with { type: 'json' }
import urinary from './neoplasms/urinary.json' with { type: 'json' }
import nervousSystem from './neoplasms/nervous-system.json' with { type: 'json' }
import endocrine from './neoplasms/endocrine.json' with { type: 'json' }
import neuroendocrine from './neoplasms/neuroendocrine.json' with { type: 'json' }
import metastatic from './neoplasms/metastatic.json' with { type: 'json' }
import lymphoma from './neoplasms/lymphoma.json' with { type: 'json' }
import myeloma from './neoplasms/myeloma.json' with { type: 'json' }
import leukemia from './neoplasms/leukemia.json' with { type: 'json' }
import otherHematology from './neoplasms/other-hematology.json' with { type: 'json' }
import otherInSitu from './neoplasms/other-in-situ.json' with { type: 'json' }
import otherBenign from './neoplasms/other-benign.json' with { type: 'json' }
import uncertain from './neoplasms/uncertain.json' with { type: 'json' }

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
