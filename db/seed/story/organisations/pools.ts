import type { StoryPool } from '../organisation.ts'

/** The eight pools. */
export const pools: readonly StoryPool[] = [
  { key: 'breast', poolName: 'Breast cancer panel', displayName: 'Breast cancer', domains: ['Breast'] },
  {
    key: 'thoracic',
    poolName: 'Thoracic, head and neck panel',
    displayName: 'Lung, head and neck',
    domains: ['Respiratory and intrathoracic organs', 'Head and neck'],
  },
  {
    key: 'gi',
    poolName: 'Gastrointestinal panel',
    displayName: 'Stomach, bowel, liver and pancreas',
    domains: [
      'Esophagus, stomach and small intestine',
      'Colon, rectum and anus',
      'Liver, biliary tract and pancreas',
      'Neuroendocrine tumors',
    ],
    groups: ['D01', 'D13'],
  },
  {
    key: 'gu',
    poolName: 'Genitourinary panel',
    displayName: 'Prostate, kidney, bladder and testis',
    domains: ['Male genital organs', 'Urinary tract'],
  },
  {
    key: 'gyn-rare',
    poolName: 'Gynecologic, skin, brain and rare tumors',
    displayName: 'Gynecologic and rare tumors',
    domains: [
      'Female genital organs',
      'Melanoma and other skin',
      'Bone and soft tissue',
      'Eye, brain and central nervous system',
      'Thyroid and other endocrine glands',
      'Secondary, ill-defined and unknown primary sites',
    ],
  },
  {
    key: 'blood',
    poolName: 'Blood cancers panel',
    displayName: 'Blood cancers',
    domains: [
      'Lymphoma',
      'Myeloma and plasma cell neoplasms',
      'Leukemia',
      'Myelodysplastic, myeloproliferative and histiocytic',
    ],
  },
  { key: 'radiation', poolName: 'Radiation oncology board', displayName: 'Radiation oncology', specialty: 'radonc' },
  { key: 'community', poolName: 'Great Lakes community network', displayName: 'Doctors near you' },
]
