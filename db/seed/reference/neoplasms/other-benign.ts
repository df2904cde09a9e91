import type { ReferenceDomain } from '../domain.ts'

export const otherBenign: ReferenceDomain = {
  name: 'Benign neoplasms of other sites',
  nameZh: '其他部位良性肿瘤',
  groups: [
    {
      code: 'D13',
      name: 'Benign neoplasm of other and ill-defined parts of digestive system',
      nameZh: '消化系统其他良性肿瘤',
      diagnoses: [
        {
          code: 'D13',
          name: 'Benign neoplasm of other and ill-defined parts of digestive system',
          nameZh: '消化系统其他良性肿瘤',
        },
      ],
    },
    {
      code: 'D36',
      name: 'Benign neoplasm of other and unspecified sites',
      nameZh: '其他部位良性肿瘤',
      diagnoses: [{ code: 'D36', name: 'Benign neoplasm of other and unspecified sites', nameZh: '其他部位良性肿瘤' }],
    },
  ],
}
