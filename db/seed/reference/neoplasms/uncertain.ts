import type { ReferenceDomain } from '../domain.ts'

export const uncertain: ReferenceDomain = {
  name: 'Uncertain and unspecified behavior, other sites',
  nameZh: '其他部位动态未定或未特指肿瘤',
  groups: [
    {
      code: 'D37',
      name: 'Neoplasm of uncertain behavior of oral cavity and digestive organs',
      nameZh: '口腔和消化器官动态未定肿瘤',
      diagnoses: [
        {
          code: 'D37',
          name: 'Neoplasm of uncertain behavior of oral cavity and digestive organs',
          nameZh: '口腔和消化器官动态未定肿瘤',
        },
        { code: 'D37.0', name: 'Neoplasm of uncertain behavior of lip, oral cavity and pharynx' },
        { code: 'D37.1', name: 'Neoplasm of uncertain behavior of stomach' },
        { code: 'D37.2', name: 'Neoplasm of uncertain behavior of small intestine' },
        { code: 'D37.3', name: 'Neoplasm of uncertain behavior of appendix' },
        { code: 'D37.4', name: 'Neoplasm of uncertain behavior of colon' },
        { code: 'D37.5', name: 'Neoplasm of uncertain behavior of rectum' },
        { code: 'D37.6', name: 'Neoplasm of uncertain behavior of liver, gallbladder and bile ducts' },
        { code: 'D37.8', name: 'Neoplasm of uncertain behavior of other specified digestive organs' },
        { code: 'D37.9', name: 'Neoplasm of uncertain behavior of digestive organ, unspecified' },
      ],
    },
    {
      code: 'D48',
      name: 'Neoplasm of uncertain behavior of other and unspecified sites',
      nameZh: '其他部位动态未定肿瘤',
      diagnoses: [
        {
          code: 'D48',
          name: 'Neoplasm of uncertain behavior of other and unspecified sites',
          nameZh: '其他部位动态未定肿瘤',
        },
        { code: 'D48.0', name: 'Neoplasm of uncertain behavior of bone and articular cartilage' },
        { code: 'D48.1', name: 'Neoplasm of uncertain behavior of connective and other soft tissue' },
        { code: 'D48.2', name: 'Neoplasm of uncertain behavior of peripheral nerves and autonomic nervous system' },
        { code: 'D48.3', name: 'Neoplasm of uncertain behavior of retroperitoneum' },
        { code: 'D48.4', name: 'Neoplasm of uncertain behavior of peritoneum' },
        { code: 'D48.5', name: 'Neoplasm of uncertain behavior of skin' },
        { code: 'D48.6', name: 'Neoplasm of uncertain behavior of breast' },
        { code: 'D48.7', name: 'Neoplasm of uncertain behavior of other specified sites' },
        { code: 'D48.9', name: 'Neoplasm of uncertain behavior, unspecified' },
      ],
    },
    {
      code: 'D49',
      name: 'Neoplasms of unspecified behavior',
      nameZh: '性质未特指肿瘤',
      diagnoses: [
        { code: 'D49', name: 'Neoplasms of unspecified behavior', nameZh: '性质未特指肿瘤' },
        { code: 'D49.0', name: 'Neoplasm of unspecified behavior of digestive system' },
        { code: 'D49.1', name: 'Neoplasm of unspecified behavior of respiratory system' },
        { code: 'D49.2', name: 'Neoplasm of unspecified behavior of bone, soft tissue, and skin' },
        { code: 'D49.3', name: 'Neoplasm of unspecified behavior of breast' },
        { code: 'D49.4', name: 'Neoplasm of unspecified behavior of bladder' },
        { code: 'D49.5', name: 'Neoplasm of unspecified behavior of other genitourinary organs' },
        { code: 'D49.51', name: 'Neoplasm of unspecified behavior of kidney' },
        { code: 'D49.59', name: 'Neoplasm of unspecified behavior of other genitourinary organ' },
        { code: 'D49.6', name: 'Neoplasm of unspecified behavior of brain' },
        {
          code: 'D49.7',
          name: 'Neoplasm of unspecified behavior of endocrine glands and other parts of nervous system',
        },
        { code: 'D49.8', name: 'Neoplasm of unspecified behavior of other specified sites' },
        { code: 'D49.9', name: 'Neoplasm of unspecified behavior of unspecified site' },
      ],
    },
  ],
}
