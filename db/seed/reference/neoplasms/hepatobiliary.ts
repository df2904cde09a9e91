import type { ReferenceDomain } from '../domain.ts'

export const hepatobiliary: ReferenceDomain = {
  name: 'Liver, biliary tract and pancreas',
  nameZh: '肝、胆与胰腺',
  groups: [
    {
      code: 'C22',
      name: 'Malignant neoplasm of liver and intrahepatic bile ducts',
      nameZh: '肝和肝内胆管癌',
      diagnoses: [
        { code: 'C22', name: 'Malignant neoplasm of liver and intrahepatic bile ducts', nameZh: '肝和肝内胆管癌' },
        { code: 'C22.0', name: 'Liver cell carcinoma', nameZh: '肝细胞癌' },
        { code: 'C22.1', name: 'Intrahepatic bile duct carcinoma', nameZh: '肝内胆管癌' },
        { code: 'C22.2', name: 'Hepatoblastoma', nameZh: '肝母细胞瘤' },
        { code: 'C22.3', name: 'Angiosarcoma of liver', nameZh: '肝血管肉瘤' },
        { code: 'C22.4', name: 'Other sarcomas of liver' },
        { code: 'C22.7', name: 'Other specified carcinomas of liver' },
        { code: 'C22.8', name: 'Malignant neoplasm of liver, primary, unspecified as to type' },
        {
          code: 'C22.9',
          name: 'Malignant neoplasm of liver, not specified as primary or secondary',
          nameZh: '肝恶性肿瘤，未特指',
        },
      ],
    },
    {
      code: 'C23-C24',
      name: 'Gallbladder and biliary tract',
      nameZh: '胆囊与胆道',
      diagnoses: [
        { code: 'C23', name: 'Malignant neoplasm of gallbladder', nameZh: '胆囊癌' },
        {
          code: 'C24',
          name: 'Malignant neoplasm of other and unspecified parts of biliary tract',
          nameZh: '胆道其他部位癌',
        },
        { code: 'C24.0', name: 'Malignant neoplasm of extrahepatic bile duct', nameZh: '肝外胆管癌' },
        { code: 'C24.1', name: 'Malignant neoplasm of ampulla of Vater', nameZh: '壶腹癌' },
        { code: 'C24.8', name: 'Malignant neoplasm of overlapping sites of biliary tract' },
        { code: 'C24.9', name: 'Malignant neoplasm of biliary tract, unspecified', nameZh: '胆道癌，未特指' },
      ],
    },
    {
      code: 'C25',
      name: 'Malignant neoplasm of pancreas',
      nameZh: '胰腺癌',
      diagnoses: [
        { code: 'C25', name: 'Malignant neoplasm of pancreas', nameZh: '胰腺癌' },
        { code: 'C25.0', name: 'Malignant neoplasm of head of pancreas', nameZh: '胰头癌' },
        { code: 'C25.1', name: 'Malignant neoplasm of body of pancreas', nameZh: '胰体癌' },
        { code: 'C25.2', name: 'Malignant neoplasm of tail of pancreas', nameZh: '胰尾癌' },
        { code: 'C25.3', name: 'Malignant neoplasm of pancreatic duct', nameZh: '胰管癌' },
        { code: 'C25.4', name: 'Malignant neoplasm of endocrine pancreas', nameZh: '胰腺内分泌恶性肿瘤' },
        { code: 'C25.7', name: 'Malignant neoplasm of other parts of pancreas' },
        { code: 'C25.8', name: 'Malignant neoplasm of overlapping sites of pancreas', nameZh: '胰腺交搭部位癌' },
        { code: 'C25.9', name: 'Malignant neoplasm of pancreas, unspecified', nameZh: '胰腺癌，未特指' },
      ],
    },
  ],
}
