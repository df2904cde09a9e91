/** A specialty of an expert. `domains` names the diagnosis domains that such experts usually cover (see neoplasms.ts). */
export interface ReferenceSpecialty {
  readonly name: 'medonc' | 'surgonc' | 'radonc' | 'path' | 'radiology' | 'other'
  readonly label: string
  readonly labelZh: string
  /** 'all', or names of diagnosis domains. */
  readonly domains: 'all' | readonly string[]
}

const solidTumours = [
  'Breast',
  'Head and neck',
  'Esophagus, stomach and small intestine',
  'Colon, rectum and anus',
  'Liver, biliary tract and pancreas',
  'Respiratory and intrathoracic organs',
  'Melanoma and other skin',
  'Bone and soft tissue',
  'Female genital organs',
  'Male genital organs',
  'Urinary tract',
  'Eye, brain and central nervous system',
  'Thyroid and other endocrine glands',
  'Neuroendocrine tumors',
  'Secondary, ill-defined and unknown primary sites',
] as const

/** The specialties, in the order of the enumeration. */
export const specialties: readonly ReferenceSpecialty[] = [
  { name: 'medonc', label: 'Medical oncology', labelZh: '肿瘤内科', domains: 'all' },
  { name: 'surgonc', label: 'Surgical oncology', labelZh: '肿瘤外科', domains: solidTumours },
  {
    name: 'radonc',
    label: 'Radiation oncology',
    labelZh: '放射肿瘤科',
    domains: [...solidTumours, 'Lymphoma', 'Myeloma and plasma cell neoplasms'],
  },
  { name: 'path', label: 'Pathology', labelZh: '病理科', domains: 'all' },
  { name: 'radiology', label: 'Radiology', labelZh: '放射影像科', domains: solidTumours },
  { name: 'other', label: 'Other', labelZh: '其他', domains: 'all' },
]
