import type { ReferenceDomain } from '../domain.ts'

export const otherInSitu: ReferenceDomain = {
  name: 'In situ neoplasms of other sites',
  nameZh: '其他部位原位癌',
  groups: [
    {
      code: 'D00',
      name: 'Carcinoma in situ of oral cavity, esophagus and stomach',
      nameZh: '口腔、食管和胃原位癌',
      diagnoses: [
        {
          code: 'D00',
          name: 'Carcinoma in situ of oral cavity, esophagus and stomach',
          nameZh: '口腔、食管和胃原位癌',
        },
        { code: 'D00.0', name: 'Carcinoma in situ of lip, oral cavity and pharynx' },
        { code: 'D00.1', name: 'Carcinoma in situ of esophagus' },
        { code: 'D00.2', name: 'Carcinoma in situ of stomach' },
      ],
    },
    {
      code: 'D01',
      name: 'Carcinoma in situ of other and unspecified digestive organs',
      nameZh: '其他消化器官原位癌',
      diagnoses: [
        {
          code: 'D01',
          name: 'Carcinoma in situ of other and unspecified digestive organs',
          nameZh: '其他消化器官原位癌',
        },
        { code: 'D01.0', name: 'Carcinoma in situ of colon' },
        { code: 'D01.1', name: 'Carcinoma in situ of rectosigmoid junction' },
        { code: 'D01.2', name: 'Carcinoma in situ of rectum' },
        { code: 'D01.3', name: 'Carcinoma in situ of anus and anal canal' },
        { code: 'D01.4', name: 'Carcinoma in situ of other and unspecified parts of intestine' },
        { code: 'D01.5', name: 'Carcinoma in situ of liver, gallbladder and bile ducts' },
        { code: 'D01.7', name: 'Carcinoma in situ of other specified digestive organs' },
        { code: 'D01.9', name: 'Carcinoma in situ of digestive organ, unspecified' },
      ],
    },
    {
      code: 'D07',
      name: 'Carcinoma in situ of other and unspecified genital organs',
      nameZh: '其他生殖器官原位癌',
      diagnoses: [
        {
          code: 'D07',
          name: 'Carcinoma in situ of other and unspecified genital organs',
          nameZh: '其他生殖器官原位癌',
        },
        { code: 'D07.0', name: 'Carcinoma in situ of endometrium' },
        { code: 'D07.1', name: 'Carcinoma in situ of vulva' },
        { code: 'D07.2', name: 'Carcinoma in situ of vagina' },
        { code: 'D07.3', name: 'Carcinoma in situ of other and unspecified female genital organs' },
        { code: 'D07.4', name: 'Carcinoma in situ of penis' },
        { code: 'D07.5', name: 'Carcinoma in situ of prostate' },
        { code: 'D07.6', name: 'Carcinoma in situ of other and unspecified male genital organs' },
      ],
    },
    {
      code: 'D09',
      name: 'Carcinoma in situ of other and unspecified sites',
      nameZh: '其他部位原位癌',
      diagnoses: [
        { code: 'D09', name: 'Carcinoma in situ of other and unspecified sites', nameZh: '其他部位原位癌' },
        { code: 'D09.0', name: 'Carcinoma in situ of bladder', nameZh: '膀胱原位癌' },
        { code: 'D09.1', name: 'Carcinoma in situ of other and unspecified urinary organs' },
        { code: 'D09.2', name: 'Carcinoma in situ of eye' },
        { code: 'D09.3', name: 'Carcinoma in situ of thyroid and other endocrine glands' },
        { code: 'D09.8', name: 'Carcinoma in situ of other specified sites' },
        { code: 'D09.9', name: 'Carcinoma in situ, unspecified' },
      ],
    },
  ],
}
