import type { ReferenceDomain } from '../domain.ts'

export const upperDigestive: ReferenceDomain = {
  name: 'Esophagus, stomach and small intestine',
  nameZh: '食管、胃与小肠',
  groups: [
    {
      code: 'C15',
      name: 'Malignant neoplasm of esophagus',
      nameZh: '食管癌',
      diagnoses: [
        { code: 'C15', name: 'Malignant neoplasm of esophagus', nameZh: '食管癌' },
        { code: 'C15.3', name: 'Malignant neoplasm of upper third of esophagus', nameZh: '食管上段癌' },
        { code: 'C15.4', name: 'Malignant neoplasm of middle third of esophagus', nameZh: '食管中段癌' },
        { code: 'C15.5', name: 'Malignant neoplasm of lower third of esophagus', nameZh: '食管下段癌' },
        { code: 'C15.8', name: 'Malignant neoplasm of overlapping sites of esophagus', nameZh: '食管交搭部位癌' },
        { code: 'C15.9', name: 'Malignant neoplasm of esophagus, unspecified', nameZh: '食管癌，未特指' },
      ],
    },
    {
      code: 'C16',
      name: 'Malignant neoplasm of stomach',
      nameZh: '胃癌',
      diagnoses: [
        { code: 'C16', name: 'Malignant neoplasm of stomach', nameZh: '胃癌' },
        { code: 'C16.0', name: 'Malignant neoplasm of cardia', nameZh: '贲门癌' },
        { code: 'C16.1', name: 'Malignant neoplasm of fundus of stomach', nameZh: '胃底癌' },
        { code: 'C16.2', name: 'Malignant neoplasm of body of stomach', nameZh: '胃体癌' },
        { code: 'C16.3', name: 'Malignant neoplasm of pyloric antrum', nameZh: '胃窦癌' },
        { code: 'C16.4', name: 'Malignant neoplasm of pylorus', nameZh: '幽门癌' },
        { code: 'C16.5', name: 'Malignant neoplasm of lesser curvature of stomach, unspecified', nameZh: '胃小弯癌' },
        { code: 'C16.6', name: 'Malignant neoplasm of greater curvature of stomach, unspecified', nameZh: '胃大弯癌' },
        { code: 'C16.8', name: 'Malignant neoplasm of overlapping sites of stomach', nameZh: '胃交搭部位癌' },
        { code: 'C16.9', name: 'Malignant neoplasm of stomach, unspecified', nameZh: '胃癌，未特指' },
      ],
    },
    {
      code: 'C17',
      name: 'Malignant neoplasm of small intestine',
      nameZh: '小肠癌',
      diagnoses: [
        { code: 'C17', name: 'Malignant neoplasm of small intestine', nameZh: '小肠癌' },
        { code: 'C17.0', name: 'Malignant neoplasm of duodenum', nameZh: '十二指肠癌' },
        { code: 'C17.1', name: 'Malignant neoplasm of jejunum', nameZh: '空肠癌' },
        { code: 'C17.2', name: 'Malignant neoplasm of ileum', nameZh: '回肠癌' },
        { code: 'C17.3', name: "Meckel's diverticulum, malignant" },
        { code: 'C17.8', name: 'Malignant neoplasm of overlapping sites of small intestine' },
        { code: 'C17.9', name: 'Malignant neoplasm of small intestine, unspecified', nameZh: '小肠癌，未特指' },
      ],
    },
    {
      code: 'C26',
      name: 'Malignant neoplasm of other and ill-defined digestive organs',
      nameZh: '消化器官其他和不明确部位恶性肿瘤',
      diagnoses: [
        {
          code: 'C26',
          name: 'Malignant neoplasm of other and ill-defined digestive organs',
          nameZh: '消化器官其他和不明确部位恶性肿瘤',
        },
        { code: 'C26.0', name: 'Malignant neoplasm of intestinal tract, part unspecified' },
        { code: 'C26.1', name: 'Malignant neoplasm of spleen' },
        { code: 'C26.9', name: 'Malignant neoplasm of ill-defined sites within the digestive system' },
      ],
    },
  ],
}
