import type { ReferenceDomain } from '../domain.ts'

export const myeloma: ReferenceDomain = {
  name: 'Myeloma and plasma cell neoplasms',
  nameZh: '骨髓瘤与浆细胞肿瘤',
  groups: [
    {
      code: 'C90',
      name: 'Multiple myeloma and malignant plasma cell neoplasms',
      nameZh: '多发性骨髓瘤和浆细胞肿瘤',
      diagnoses: [
        {
          code: 'C90',
          name: 'Multiple myeloma and malignant plasma cell neoplasms',
          nameZh: '多发性骨髓瘤和浆细胞肿瘤',
        },
        { code: 'C90.0', name: 'Multiple myeloma', nameZh: '多发性骨髓瘤' },
        { code: 'C90.00', name: 'Multiple myeloma not having achieved remission', nameZh: '多发性骨髓瘤，未缓解' },
        { code: 'C90.01', name: 'Multiple myeloma in remission', nameZh: '多发性骨髓瘤，缓解期' },
        { code: 'C90.02', name: 'Multiple myeloma in relapse', nameZh: '多发性骨髓瘤，复发' },
        { code: 'C90.1', name: 'Plasma cell leukemia', nameZh: '浆细胞白血病' },
        { code: 'C90.2', name: 'Extramedullary plasmacytoma', nameZh: '髓外浆细胞瘤' },
        { code: 'C90.3', name: 'Solitary plasmacytoma', nameZh: '孤立性浆细胞瘤' },
      ],
    },
  ],
}
