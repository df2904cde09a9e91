import type { ReferenceDomain } from '../domain.ts'

export const endocrine: ReferenceDomain = {
  name: 'Thyroid and other endocrine glands',
  nameZh: '甲状腺与其他内分泌腺',
  groups: [
    {
      code: 'C73',
      name: 'Malignant neoplasm of thyroid gland',
      nameZh: '甲状腺癌',
      diagnoses: [{ code: 'C73', name: 'Malignant neoplasm of thyroid gland', nameZh: '甲状腺癌' }],
    },
    {
      code: 'C74',
      name: 'Malignant neoplasm of adrenal gland',
      nameZh: '肾上腺恶性肿瘤',
      diagnoses: [
        { code: 'C74', name: 'Malignant neoplasm of adrenal gland', nameZh: '肾上腺恶性肿瘤' },
        { code: 'C74.0', name: 'Malignant neoplasm of cortex of adrenal gland', nameZh: '肾上腺皮质癌' },
        { code: 'C74.1', name: 'Malignant neoplasm of medulla of adrenal gland' },
        { code: 'C74.9', name: 'Malignant neoplasm of unspecified part of adrenal gland' },
      ],
    },
    {
      code: 'C75',
      name: 'Malignant neoplasm of other endocrine glands and related structures',
      nameZh: '其他内分泌腺恶性肿瘤',
      diagnoses: [
        {
          code: 'C75',
          name: 'Malignant neoplasm of other endocrine glands and related structures',
          nameZh: '其他内分泌腺恶性肿瘤',
        },
        { code: 'C75.0', name: 'Malignant neoplasm of parathyroid gland' },
        { code: 'C75.1', name: 'Malignant neoplasm of pituitary gland' },
        { code: 'C75.2', name: 'Malignant neoplasm of craniopharyngeal duct' },
        { code: 'C75.3', name: 'Malignant neoplasm of pineal gland' },
        { code: 'C75.4', name: 'Malignant neoplasm of carotid body' },
        { code: 'C75.5', name: 'Malignant neoplasm of aortic body and other paraganglia' },
        { code: 'C75.8', name: 'Malignant neoplasm with pluriglandular involvement, unspecified' },
        { code: 'C75.9', name: 'Malignant neoplasm of endocrine gland, unspecified' },
      ],
    },
    {
      code: 'D34-D35',
      name: 'Benign neoplasms of endocrine glands',
      nameZh: '内分泌腺良性肿瘤',
      diagnoses: [
        { code: 'D34', name: 'Benign neoplasm of thyroid gland', nameZh: '甲状腺良性肿瘤' },
        {
          code: 'D35',
          name: 'Benign neoplasm of other and unspecified endocrine glands',
          nameZh: '其他内分泌腺良性肿瘤',
        },
        { code: 'D35.0', name: 'Benign neoplasm of adrenal gland' },
        { code: 'D35.1', name: 'Benign neoplasm of parathyroid gland' },
        { code: 'D35.2', name: 'Benign neoplasm of pituitary gland', nameZh: '垂体良性肿瘤' },
        { code: 'D35.3', name: 'Benign neoplasm of craniopharyngeal duct' },
        { code: 'D35.4', name: 'Benign neoplasm of pineal gland' },
        { code: 'D35.5', name: 'Benign neoplasm of carotid body' },
        { code: 'D35.6', name: 'Benign neoplasm of aortic body and other paraganglia' },
        { code: 'D35.7', name: 'Benign neoplasm of other specified endocrine glands' },
        { code: 'D35.9', name: 'Benign neoplasm of endocrine gland, unspecified' },
      ],
    },
    {
      code: 'D44',
      name: 'Neoplasm of uncertain behavior of endocrine glands',
      nameZh: '内分泌腺动态未定肿瘤',
      diagnoses: [
        { code: 'D44', name: 'Neoplasm of uncertain behavior of endocrine glands', nameZh: '内分泌腺动态未定肿瘤' },
        { code: 'D44.0', name: 'Neoplasm of uncertain behavior of thyroid gland' },
        { code: 'D44.1', name: 'Neoplasm of uncertain behavior of adrenal gland' },
        { code: 'D44.2', name: 'Neoplasm of uncertain behavior of parathyroid gland' },
        { code: 'D44.3', name: 'Neoplasm of uncertain behavior of pituitary gland' },
        { code: 'D44.4', name: 'Neoplasm of uncertain behavior of craniopharyngeal duct' },
        { code: 'D44.5', name: 'Neoplasm of uncertain behavior of pineal gland' },
        { code: 'D44.6', name: 'Neoplasm of uncertain behavior of carotid body' },
        { code: 'D44.7', name: 'Neoplasm of uncertain behavior of aortic body and other paraganglia' },
        { code: 'D44.9', name: 'Neoplasm of uncertain behavior of unspecified endocrine gland' },
      ],
    },
  ],
}
