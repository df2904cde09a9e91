import type { ReferenceDomain } from '../domain.ts'

export const urinary: ReferenceDomain = {
  name: 'Urinary tract',
  nameZh: '泌尿系统',
  groups: [
    {
      code: 'C64',
      name: 'Malignant neoplasm of kidney, except renal pelvis',
      nameZh: '肾癌',
      diagnoses: [
        { code: 'C64', name: 'Malignant neoplasm of kidney, except renal pelvis', nameZh: '肾癌' },
        { code: 'C64.1', name: 'Malignant neoplasm of right kidney, except renal pelvis', nameZh: '右肾癌' },
        { code: 'C64.2', name: 'Malignant neoplasm of left kidney, except renal pelvis', nameZh: '左肾癌' },
        {
          code: 'C64.9',
          name: 'Malignant neoplasm of unspecified kidney, except renal pelvis',
          nameZh: '肾癌，侧别未特指',
        },
      ],
    },
    {
      code: 'C65-C66',
      name: 'Renal pelvis and ureter',
      nameZh: '肾盂与输尿管',
      diagnoses: [
        { code: 'C65', name: 'Malignant neoplasm of renal pelvis', nameZh: '肾盂癌' },
        { code: 'C65.1', name: 'Malignant neoplasm of right renal pelvis' },
        { code: 'C65.2', name: 'Malignant neoplasm of left renal pelvis' },
        { code: 'C65.9', name: 'Malignant neoplasm of unspecified renal pelvis' },
        { code: 'C66', name: 'Malignant neoplasm of ureter', nameZh: '输尿管癌' },
        { code: 'C66.1', name: 'Malignant neoplasm of right ureter' },
        { code: 'C66.2', name: 'Malignant neoplasm of left ureter' },
        { code: 'C66.9', name: 'Malignant neoplasm of unspecified ureter' },
      ],
    },
    {
      code: 'C67',
      name: 'Malignant neoplasm of bladder',
      nameZh: '膀胱癌',
      diagnoses: [
        { code: 'C67', name: 'Malignant neoplasm of bladder', nameZh: '膀胱癌' },
        { code: 'C67.0', name: 'Malignant neoplasm of trigone of bladder', nameZh: '膀胱三角区癌' },
        { code: 'C67.1', name: 'Malignant neoplasm of dome of bladder', nameZh: '膀胱顶癌' },
        { code: 'C67.2', name: 'Malignant neoplasm of lateral wall of bladder', nameZh: '膀胱侧壁癌' },
        { code: 'C67.3', name: 'Malignant neoplasm of anterior wall of bladder', nameZh: '膀胱前壁癌' },
        { code: 'C67.4', name: 'Malignant neoplasm of posterior wall of bladder', nameZh: '膀胱后壁癌' },
        { code: 'C67.5', name: 'Malignant neoplasm of bladder neck', nameZh: '膀胱颈癌' },
        { code: 'C67.6', name: 'Malignant neoplasm of ureteric orifice', nameZh: '输尿管口癌' },
        { code: 'C67.7', name: 'Malignant neoplasm of urachus', nameZh: '脐尿管癌' },
        { code: 'C67.8', name: 'Malignant neoplasm of overlapping sites of bladder', nameZh: '膀胱交搭部位癌' },
        { code: 'C67.9', name: 'Malignant neoplasm of bladder, unspecified', nameZh: '膀胱癌，未特指' },
      ],
    },
    {
      code: 'C68',
      name: 'Malignant neoplasm of other and unspecified urinary organs',
      nameZh: '泌尿器官其他恶性肿瘤',
      diagnoses: [
        {
          code: 'C68',
          name: 'Malignant neoplasm of other and unspecified urinary organs',
          nameZh: '泌尿器官其他恶性肿瘤',
        },
        { code: 'C68.0', name: 'Malignant neoplasm of urethra', nameZh: '尿道癌' },
        { code: 'C68.1', name: 'Malignant neoplasm of paraurethral glands' },
        { code: 'C68.8', name: 'Malignant neoplasm of overlapping sites of urinary organs' },
        { code: 'C68.9', name: 'Malignant neoplasm of urinary organ, unspecified' },
      ],
    },
    {
      code: 'D30',
      name: 'Benign neoplasm of urinary organs',
      nameZh: '泌尿器官良性肿瘤',
      diagnoses: [{ code: 'D30', name: 'Benign neoplasm of urinary organs', nameZh: '泌尿器官良性肿瘤' }],
    },
    {
      code: 'D41',
      name: 'Neoplasm of uncertain behavior of urinary organs',
      nameZh: '泌尿器官动态未定肿瘤',
      diagnoses: [
        { code: 'D41', name: 'Neoplasm of uncertain behavior of urinary organs', nameZh: '泌尿器官动态未定肿瘤' },
        { code: 'D41.0', name: 'Neoplasm of uncertain behavior of kidney' },
        { code: 'D41.1', name: 'Neoplasm of uncertain behavior of renal pelvis' },
        { code: 'D41.2', name: 'Neoplasm of uncertain behavior of ureter' },
        { code: 'D41.3', name: 'Neoplasm of uncertain behavior of urethra' },
        { code: 'D41.4', name: 'Neoplasm of uncertain behavior of bladder' },
        { code: 'D41.8', name: 'Neoplasm of uncertain behavior of other specified urinary organs' },
        { code: 'D41.9', name: 'Neoplasm of uncertain behavior of unspecified urinary organ' },
      ],
    },
  ],
}
