import type { ReferenceDomain } from '../domain.ts'

export const neuroendocrine: ReferenceDomain = {
  name: 'Neuroendocrine tumors',
  nameZh: '神经内分泌肿瘤',
  groups: [
    {
      code: 'C7A',
      name: 'Malignant neuroendocrine tumors',
      nameZh: '恶性神经内分泌肿瘤',
      diagnoses: [
        { code: 'C7A', name: 'Malignant neuroendocrine tumors', nameZh: '恶性神经内分泌肿瘤' },
        { code: 'C7A.0', name: 'Malignant carcinoid tumors', nameZh: '恶性类癌' },
        { code: 'C7A.01', name: 'Malignant carcinoid tumors of the small intestine' },
        { code: 'C7A.02', name: 'Malignant carcinoid tumors of the appendix, large intestine, and rectum' },
        { code: 'C7A.09', name: 'Malignant carcinoid tumors of other sites' },
        { code: 'C7A.1', name: 'Malignant poorly differentiated neuroendocrine tumors', nameZh: '低分化神经内分泌癌' },
        { code: 'C7A.8', name: 'Other malignant neuroendocrine tumors' },
      ],
    },
    {
      code: 'C7B',
      name: 'Secondary neuroendocrine tumors',
      nameZh: '继发性神经内分泌肿瘤',
      diagnoses: [
        { code: 'C7B', name: 'Secondary neuroendocrine tumors', nameZh: '继发性神经内分泌肿瘤' },
        { code: 'C7B.0', name: 'Secondary carcinoid tumors' },
        { code: 'C7B.00', name: 'Secondary carcinoid tumors, unspecified site' },
        { code: 'C7B.01', name: 'Secondary carcinoid tumors of distant lymph nodes' },
        { code: 'C7B.02', name: 'Secondary carcinoid tumors of liver', nameZh: '肝转移性类癌' },
        { code: 'C7B.03', name: 'Secondary carcinoid tumors of bone' },
        { code: 'C7B.04', name: 'Secondary carcinoid tumors of peritoneum' },
        { code: 'C7B.09', name: 'Secondary carcinoid tumors of other sites' },
        { code: 'C7B.1', name: 'Secondary Merkel cell carcinoma' },
        { code: 'C7B.8', name: 'Other secondary neuroendocrine tumors' },
      ],
    },
    {
      code: 'D3A',
      name: 'Benign neuroendocrine tumors',
      nameZh: '良性神经内分泌肿瘤',
      diagnoses: [
        { code: 'D3A', name: 'Benign neuroendocrine tumors', nameZh: '良性神经内分泌肿瘤' },
        { code: 'D3A.0', name: 'Benign carcinoid tumors' },
        { code: 'D3A.01', name: 'Benign carcinoid tumors of the small intestine' },
        { code: 'D3A.02', name: 'Benign carcinoid tumors of the appendix, large intestine, and rectum' },
        { code: 'D3A.09', name: 'Benign carcinoid tumors of other sites' },
        { code: 'D3A.8', name: 'Other benign neuroendocrine tumors' },
      ],
    },
  ],
}
