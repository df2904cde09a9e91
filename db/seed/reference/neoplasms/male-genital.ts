import type { ReferenceDomain } from '../domain.ts'

export const maleGenital: ReferenceDomain = {
  name: 'Male genital organs',
  nameZh: '男性生殖器官',
  groups: [
    {
      code: 'C61',
      name: 'Malignant neoplasm of prostate',
      nameZh: '前列腺癌',
      diagnoses: [{ code: 'C61', name: 'Malignant neoplasm of prostate', nameZh: '前列腺癌' }],
    },
    {
      code: 'C62',
      name: 'Malignant neoplasm of testis',
      nameZh: '睾丸癌',
      diagnoses: [
        { code: 'C62', name: 'Malignant neoplasm of testis', nameZh: '睾丸癌' },
        { code: 'C62.0', name: 'Malignant neoplasm of undescended testis', nameZh: '隐睾恶性肿瘤' },
        { code: 'C62.1', name: 'Malignant neoplasm of descended testis', nameZh: '下降睾丸恶性肿瘤' },
        {
          code: 'C62.9',
          name: 'Malignant neoplasm of testis, unspecified whether descended or undescended',
          nameZh: '睾丸癌，未特指',
        },
      ],
    },
    {
      code: 'C60',
      name: 'Malignant neoplasm of penis',
      nameZh: '阴茎癌',
      diagnoses: [
        { code: 'C60', name: 'Malignant neoplasm of penis', nameZh: '阴茎癌' },
        { code: 'C60.0', name: 'Malignant neoplasm of prepuce' },
        { code: 'C60.1', name: 'Malignant neoplasm of glans penis' },
        { code: 'C60.2', name: 'Malignant neoplasm of body of penis' },
        { code: 'C60.8', name: 'Malignant neoplasm of overlapping sites of penis' },
        { code: 'C60.9', name: 'Malignant neoplasm of penis, unspecified' },
      ],
    },
    {
      code: 'C63',
      name: 'Malignant neoplasm of other and unspecified male genital organs',
      nameZh: '男性生殖器官其他恶性肿瘤',
      diagnoses: [
        {
          code: 'C63',
          name: 'Malignant neoplasm of other and unspecified male genital organs',
          nameZh: '男性生殖器官其他恶性肿瘤',
        },
        { code: 'C63.0', name: 'Malignant neoplasm of epididymis' },
        { code: 'C63.1', name: 'Malignant neoplasm of spermatic cord' },
        { code: 'C63.2', name: 'Malignant neoplasm of scrotum' },
        { code: 'C63.7', name: 'Malignant neoplasm of other specified male genital organs' },
        { code: 'C63.8', name: 'Malignant neoplasm of overlapping sites of male genital organs' },
        { code: 'C63.9', name: 'Malignant neoplasm of male genital organ, unspecified' },
      ],
    },
    {
      code: 'D29',
      name: 'Benign neoplasm of male genital organs',
      nameZh: '男性生殖器官良性肿瘤',
      diagnoses: [{ code: 'D29', name: 'Benign neoplasm of male genital organs', nameZh: '男性生殖器官良性肿瘤' }],
    },
    {
      code: 'D40',
      name: 'Neoplasm of uncertain behavior of male genital organs',
      nameZh: '男性生殖器官动态未定肿瘤',
      diagnoses: [
        {
          code: 'D40',
          name: 'Neoplasm of uncertain behavior of male genital organs',
          nameZh: '男性生殖器官动态未定肿瘤',
        },
        { code: 'D40.0', name: 'Neoplasm of uncertain behavior of prostate' },
        { code: 'D40.1', name: 'Neoplasm of uncertain behavior of testis' },
        { code: 'D40.8', name: 'Neoplasm of uncertain behavior of other specified male genital organs' },
        { code: 'D40.9', name: 'Neoplasm of uncertain behavior of male genital organ, unspecified' },
      ],
    },
  ],
}
