import type { ReferenceDomain } from '../domain.ts'

export const otherHematology: ReferenceDomain = {
  name: 'Myelodysplastic, myeloproliferative and histiocytic',
  nameZh: '骨髓增生异常、骨髓增殖与组织细胞肿瘤',
  groups: [
    {
      code: 'D46',
      name: 'Myelodysplastic syndromes',
      nameZh: '骨髓增生异常综合征',
      diagnoses: [
        { code: 'D46', name: 'Myelodysplastic syndromes', nameZh: '骨髓增生异常综合征' },
        {
          code: 'D46.0',
          name: 'Refractory anemia without ring sideroblasts, so stated',
          nameZh: '难治性贫血，无环形铁粒幼细胞',
        },
        { code: 'D46.1', name: 'Refractory anemia with ring sideroblasts', nameZh: '难治性贫血伴环形铁粒幼细胞' },
        { code: 'D46.2', name: 'Refractory anemia with excess of blasts [RAEB]', nameZh: '难治性贫血伴原始细胞增多' },
        { code: 'D46.20', name: 'Refractory anemia with excess of blasts, unspecified' },
        { code: 'D46.21', name: 'Refractory anemia with excess of blasts 1' },
        { code: 'D46.22', name: 'Refractory anemia with excess of blasts 2' },
        { code: 'D46.4', name: 'Refractory anemia, unspecified', nameZh: '难治性贫血，未特指' },
        { code: 'D46.9', name: 'Myelodysplastic syndrome, unspecified', nameZh: '骨髓增生异常综合征，未特指' },
        { code: 'D46.A', name: 'Refractory cytopenia with multilineage dysplasia' },
        { code: 'D46.B', name: 'Refractory cytopenia with multilineage dysplasia and ring sideroblasts' },
        {
          code: 'D46.C',
          name: 'Myelodysplastic syndrome with isolated del(5q) chromosomal abnormality',
          nameZh: '伴孤立性 5q 缺失的骨髓增生异常综合征',
        },
        { code: 'D46.Z', name: 'Other myelodysplastic syndromes' },
      ],
    },
    {
      code: 'D45',
      name: 'Polycythemia vera',
      nameZh: '真性红细胞增多症',
      diagnoses: [{ code: 'D45', name: 'Polycythemia vera', nameZh: '真性红细胞增多症' }],
    },
    {
      code: 'D47',
      name: 'Other neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue',
      nameZh: '其他淋巴、造血组织动态未定肿瘤',
      diagnoses: [
        {
          code: 'D47',
          name: 'Other neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue',
          nameZh: '其他淋巴、造血组织动态未定肿瘤',
        },
        { code: 'D47.0', name: 'Mast cell neoplasms of uncertain behavior' },
        { code: 'D47.01', name: 'Cutaneous mastocytosis' },
        { code: 'D47.02', name: 'Systemic mastocytosis' },
        { code: 'D47.09', name: 'Other mast cell neoplasms of uncertain behavior' },
        { code: 'D47.1', name: 'Chronic myeloproliferative disease', nameZh: '慢性骨髓增殖性疾病' },
        { code: 'D47.2', name: 'Monoclonal gammopathy', nameZh: '单克隆丙种球蛋白病' },
        { code: 'D47.3', name: 'Essential (hemorrhagic) thrombocythemia', nameZh: '原发性血小板增多症' },
        { code: 'D47.4', name: 'Osteomyelofibrosis', nameZh: '骨髓纤维化' },
        {
          code: 'D47.9',
          name: 'Neoplasm of uncertain behavior of lymphoid, hematopoietic and related tissue, unspecified',
        },
        {
          code: 'D47.Z',
          name: 'Other specified neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue',
        },
        { code: 'D47.Z1', name: 'Post-transplant lymphoproliferative disorder (PTLD)' },
        { code: 'D47.Z2', name: 'Castleman disease' },
        {
          code: 'D47.Z9',
          name: 'Other specified neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue, not elsewhere classified',
        },
      ],
    },
    {
      code: 'C96',
      name: 'Other and unspecified malignant neoplasms of lymphoid, hematopoietic and related tissue',
      nameZh: '其他淋巴、造血组织恶性肿瘤',
      diagnoses: [
        {
          code: 'C96',
          name: 'Other and unspecified malignant neoplasms of lymphoid, hematopoietic and related tissue',
          nameZh: '其他淋巴、造血组织恶性肿瘤',
        },
        {
          code: 'C96.0',
          name: 'Multifocal and multisystemic (disseminated) Langerhans-cell histiocytosis',
          nameZh: '多灶多系统朗格汉斯细胞组织细胞增生症',
        },
        { code: 'C96.2', name: 'Malignant mast cell neoplasm' },
        { code: 'C96.4', name: 'Sarcoma of dendritic cells (accessory cells)' },
        { code: 'C96.5', name: 'Multifocal and unisystemic Langerhans-cell histiocytosis' },
        { code: 'C96.6', name: 'Unifocal Langerhans-cell histiocytosis' },
        { code: 'C96.9', name: 'Malignant neoplasm of lymphoid, hematopoietic and related tissue, unspecified' },
        { code: 'C96.A', name: 'Histiocytic sarcoma' },
        { code: 'C96.Z', name: 'Other specified malignant neoplasms of lymphoid, hematopoietic and related tissue' },
      ],
    },
  ],
}
