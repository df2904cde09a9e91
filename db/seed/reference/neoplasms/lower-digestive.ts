import type { ReferenceDomain } from '../domain.ts'

export const lowerDigestive: ReferenceDomain = {
  name: 'Colon, rectum and anus',
  nameZh: '结肠、直肠与肛门',
  groups: [
    {
      code: 'C18',
      name: 'Malignant neoplasm of colon',
      nameZh: '结肠癌',
      diagnoses: [
        { code: 'C18', name: 'Malignant neoplasm of colon', nameZh: '结肠癌' },
        { code: 'C18.0', name: 'Malignant neoplasm of cecum', nameZh: '盲肠癌' },
        { code: 'C18.1', name: 'Malignant neoplasm of appendix', nameZh: '阑尾癌' },
        { code: 'C18.2', name: 'Malignant neoplasm of ascending colon', nameZh: '升结肠癌' },
        { code: 'C18.3', name: 'Malignant neoplasm of hepatic flexure', nameZh: '肝曲结肠癌' },
        { code: 'C18.4', name: 'Malignant neoplasm of transverse colon', nameZh: '横结肠癌' },
        { code: 'C18.5', name: 'Malignant neoplasm of splenic flexure', nameZh: '脾曲结肠癌' },
        { code: 'C18.6', name: 'Malignant neoplasm of descending colon', nameZh: '降结肠癌' },
        { code: 'C18.7', name: 'Malignant neoplasm of sigmoid colon', nameZh: '乙状结肠癌' },
        { code: 'C18.8', name: 'Malignant neoplasm of overlapping sites of colon', nameZh: '结肠交搭部位癌' },
        { code: 'C18.9', name: 'Malignant neoplasm of colon, unspecified', nameZh: '结肠癌，未特指' },
      ],
    },
    {
      code: 'C19-C20',
      name: 'Rectum and rectosigmoid junction',
      nameZh: '直肠与直肠乙状结肠交界',
      diagnoses: [
        { code: 'C19', name: 'Malignant neoplasm of rectosigmoid junction', nameZh: '直肠乙状结肠交界处癌' },
        { code: 'C20', name: 'Malignant neoplasm of rectum', nameZh: '直肠癌' },
      ],
    },
    {
      code: 'C21',
      name: 'Malignant neoplasm of anus and anal canal',
      nameZh: '肛门和肛管癌',
      diagnoses: [
        { code: 'C21', name: 'Malignant neoplasm of anus and anal canal', nameZh: '肛门和肛管癌' },
        { code: 'C21.0', name: 'Malignant neoplasm of anus, unspecified', nameZh: '肛门癌，未特指' },
        { code: 'C21.1', name: 'Malignant neoplasm of anal canal', nameZh: '肛管癌' },
        { code: 'C21.2', name: 'Malignant neoplasm of cloacogenic zone' },
        { code: 'C21.8', name: 'Malignant neoplasm of overlapping sites of rectum, anus and anal canal' },
      ],
    },
    {
      code: 'D12',
      name: 'Benign neoplasm of colon, rectum, anus and anal canal',
      nameZh: '结直肠和肛门良性肿瘤（腺瘤）',
      diagnoses: [
        {
          code: 'D12',
          name: 'Benign neoplasm of colon, rectum, anus and anal canal',
          nameZh: '结直肠和肛门良性肿瘤（腺瘤）',
        },
        { code: 'D12.0', name: 'Benign neoplasm of cecum' },
        { code: 'D12.1', name: 'Benign neoplasm of appendix' },
        { code: 'D12.2', name: 'Benign neoplasm of ascending colon' },
        { code: 'D12.3', name: 'Benign neoplasm of transverse colon' },
        { code: 'D12.4', name: 'Benign neoplasm of descending colon' },
        { code: 'D12.5', name: 'Benign neoplasm of sigmoid colon' },
        { code: 'D12.6', name: 'Benign neoplasm of colon, unspecified' },
        { code: 'D12.7', name: 'Benign neoplasm of rectosigmoid junction' },
        { code: 'D12.8', name: 'Benign neoplasm of rectum' },
        { code: 'D12.9', name: 'Benign neoplasm of anus and anal canal' },
      ],
    },
  ],
}
