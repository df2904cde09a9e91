/** What experts ask for first, by kind of disease. Staff add and change them in the back office. */
export interface ReferenceFact {
  readonly label: string
  readonly labelZh: string
  readonly hint: string
  readonly hintZh: string
  /** words and phrases by comma; * for any letters, # for a number */
  readonly pattern: string
}

/** For every diagnosis. */
export const generalFacts: readonly ReferenceFact[] = [
  {
    label: 'Stage',
    labelZh: '分期',
    hint: 'For example: stage IIIA, cT2 N1 M0, or metastatic to the liver',
    hintZh: '例如：IIIA 期、cT2N1M0，或肝转移',
    pattern:
      'stage, staged, staging, T# N#, cT#, pT#, ypT#, Tis, metasta*, localized, localised, locally advanced, limited disease, extensive disease, 期, 转移, 局部晚期',
  },
  {
    label: 'Pathology',
    labelZh: '病理',
    hint: 'The histology and grade of the biopsy or the resected tumour',
    hintZh: '活检或手术标本的组织学类型和分级',
    pattern:
      'biops*, patholog*, histolog*, cytolog*, grade, carcinoma, adenocarcinoma, sarcoma, lymphoma, melanoma, differentiated, in situ, 病理, 活检, 组织学, 分化, 腺癌, 鳞癌, 肉瘤, 淋巴瘤',
  },
  {
    label: 'Biomarkers',
    labelZh: '生物标志物',
    hint: 'What was tested and what it showed; also what was not tested',
    hintZh: '做过哪些检测、结果如何；未做的也请说明',
    pattern:
      'biomarker*, mutation*, mutated, wild type, wildtype, NGS, sequencing, genomic*, molecular*, PD-L1, TMB, MSI*, MSS, MMR, dMMR, pMMR, BRCA*, EGFR, ALK, KRAS, BRAF, HER2, ER, PR, 标志物, 检测, 基因, 突变, 免疫组化, 测序',
  },
  {
    label: 'Treatments so far',
    labelZh: '既往治疗',
    hint: 'Operations, radiation, drugs, with dates and how they worked',
    hintZh: '手术、放疗、药物，附日期和疗效',
    pattern:
      'chemo*, radiation, radiotherapy, surger*, operat*, resect*, *ectomy, immunotherap*, targeted, treated, treatment, therap*, cycle*, lines of, first line, second line, untreated, treatment naive, no treatment, *mab, *nib, *platin, *taxel, 化疗, 放疗, 手术, 切除, 免疫治疗, 靶向, 治疗, 疗程',
  },
  {
    label: 'General condition',
    labelZh: '体能状态',
    hint: 'Performance status, for example ECOG 1, or what is possible in daily life',
    hintZh: '体能状态，例如 ECOG 1，或日常生活能力',
    pattern:
      'ECOG, performance status, PS #, Karnofsky, KPS, fit, frail, active, independent, walks, walking, bedridden, wheelchair, works full*, 体能, 卧床, 自理, 活动',
  },
  {
    label: 'Other illnesses and medicines',
    labelZh: '合并症和用药',
    hint: 'Heart, lungs, kidneys, diabetes, regular medicines, allergies; or that there are none',
    hintZh: '心、肺、肾、糖尿病、常用药、过敏；没有也请写明',
    pattern:
      'comorbid*, diabet*, hypertens*, heart, cardiac, kidney, renal, liver function, lung disease, COPD, asthma, medication*, medicine*, takes, allerg*, no other, otherwise healthy, anticoagul*, 合并症, 糖尿病, 高血压, 心脏, 肾, 用药, 药物, 过敏',
  },
  {
    label: 'Latest imaging',
    labelZh: '最近影像',
    hint: 'The newest CT, MRI or PET: date, sizes, what changed',
    hintZh: '最近一次 CT、MRI 或 PET：日期、大小、变化',
    pattern:
      'CT, MRI, PET*, scan, scans, ultrasound, x-ray, imaging, mammogra*, scintigraph*, # mm, # cm, 影像, 超声, 磁共振, 毫米, 厘米',
  },
]

/** For groups of diagnoses, by the code of the group. */
export const groupFacts: Readonly<Record<string, readonly ReferenceFact[]>> = {
  C50: [
    {
      label: 'Hormone receptors',
      labelZh: '激素受体',
      hint: 'ER and PR, in percent if known',
      hintZh: 'ER、PR，如有请写百分比',
      pattern:
        'ER, PR, ER+, ER-, estrogen, oestrogen, progesterone, hormone receptor*, HR positive, HR negative, triple negative, TNBC, 雌激素, 孕激素, 激素受体, 三阴',
    },
    {
      label: 'HER2',
      labelZh: 'HER2',
      hint: 'IHC score and FISH',
      hintZh: '免疫组化评分和 FISH',
      pattern: 'HER2, HER-2, erbB2, triple negative, TNBC, 三阴',
    },
    {
      label: 'Menopause',
      labelZh: '绝经状态',
      hint: 'Before, during or after menopause',
      hintZh: '绝经前、围绝经期或绝经后',
      pattern: 'menopaus*, premenopaus*, postmenopaus*, perimenopaus*, 绝经',
    },
    {
      label: 'Family history and BRCA',
      labelZh: '家族史和 BRCA',
      hint: 'Cancer in the family, germline test',
      hintZh: '家族肿瘤史、胚系检测',
      pattern: 'BRCA*, germline, PALB2, family history, mother, sister, aunt, hereditary, 家族, 遗传, 胚系',
    },
  ],
  C34: [
    {
      label: 'Driver mutations',
      labelZh: '驱动基因',
      hint: 'EGFR, ALK, ROS1, KRAS, BRAF, MET, RET, NTRK',
      hintZh: 'EGFR、ALK、ROS1、KRAS、BRAF、MET、RET、NTRK',
      pattern: 'EGFR, ALK, ROS1, KRAS, BRAF, MET exon*, RET, NTRK*, driver*, 驱动基因',
    },
    {
      label: 'PD-L1',
      labelZh: 'PD-L1',
      hint: 'Tumour proportion score in percent',
      hintZh: '肿瘤细胞阳性比例 (TPS)',
      pattern: 'PD-L1, PDL1, TPS, CPS',
    },
    {
      label: 'Brain imaging',
      labelZh: '脑部影像',
      hint: 'MRI of the brain, and when',
      hintZh: '脑部 MRI 及日期',
      pattern: 'brain, cerebral, cranial, intracranial, head MRI, 脑, 颅',
    },
    {
      label: 'Smoking',
      labelZh: '吸烟史',
      hint: 'Pack-years, or never',
      hintZh: '吸烟年支，或从不吸烟',
      pattern: 'smok*, pack years, tobacco, cigarette*, 吸烟, 烟',
    },
    {
      label: 'Lung function',
      labelZh: '肺功能',
      hint: 'FEV1 and DLCO when an operation or radiation is in question',
      hintZh: '拟手术或放疗时的 FEV1、DLCO',
      pattern: 'FEV1, DLCO, lung function, pulmonary function, PFT*, spirometr*, 肺功能',
    },
  ],
  C18: [
    {
      label: 'Side of the colon',
      labelZh: '结肠部位',
      hint: 'Right-sided, left-sided, or the segment',
      hintZh: '右半、左半或具体肠段',
      pattern:
        'right sided, left sided, right colon, left colon, cecum, caecum, ascending, transverse, descending, sigmoid, 右半, 左半, 升结肠, 降结肠, 乙状',
    },
    {
      label: 'RAS, BRAF and MSI',
      labelZh: 'RAS、BRAF 和 MSI',
      hint: 'KRAS, NRAS, BRAF V600E, mismatch repair',
      hintZh: 'KRAS、NRAS、BRAF V600E、错配修复',
      pattern: 'RAS, KRAS, NRAS, BRAF, MSI*, MSS, MMR, dMMR, pMMR, mismatch, 错配修复, 微卫星',
    },
    {
      label: 'CEA',
      labelZh: 'CEA',
      hint: 'The latest value, with its date',
      hintZh: '最近一次数值和日期',
      pattern: 'CEA, carcinoembryonic, 癌胚抗原',
    },
  ],
  'C19-C20': [
    {
      label: 'Distance and margins',
      labelZh: '距肛缘和切缘',
      hint: 'Distance from the anal verge, mesorectal fascia on MRI',
      hintZh: '距肛缘距离、MRI 直肠系膜筋膜',
      pattern: '# cm, anal verge, mesorectal, MRF, CRM, EMVI, sphincter, 肛缘, 系膜, 括约肌',
    },
    {
      label: 'RAS, BRAF and MSI',
      labelZh: 'RAS、BRAF 和 MSI',
      hint: 'KRAS, NRAS, BRAF V600E, mismatch repair',
      hintZh: 'KRAS、NRAS、BRAF V600E、错配修复',
      pattern: 'RAS, KRAS, NRAS, BRAF, MSI*, MSS, MMR, dMMR, pMMR, mismatch, 错配修复, 微卫星',
    },
  ],
  C61: [
    {
      label: 'PSA',
      labelZh: 'PSA',
      hint: 'The latest values and how fast they rise',
      hintZh: '最近数值和上升速度',
      pattern: 'PSA, prostate specific, doubling time, 前列腺特异',
    },
    {
      label: 'Gleason score',
      labelZh: 'Gleason 评分',
      hint: 'For example 4+3, grade group 3',
      hintZh: '例如 4+3，分级分组 3',
      pattern: 'Gleason, grade group, ISUP, #+#, 格里森',
    },
    {
      label: 'Hormone treatment',
      labelZh: '内分泌治疗',
      hint: 'ADT since when, castration-sensitive or resistant',
      hintZh: 'ADT 起始时间，去势敏感或抵抗',
      pattern:
        'ADT, androgen*, castrat*, hormone sensitive, CRPC, HSPC, mCRPC, LHRH, GnRH, *lutamide, abiraterone, 去势, 内分泌, 雄激素',
    },
  ],
  C25: [
    {
      label: 'Resectability',
      labelZh: '可切除性',
      hint: 'Resectable, borderline or locally advanced; which vessels',
      hintZh: '可切除、交界可切除或局部晚期；涉及血管',
      pattern: 'resectab*, unresectab*, borderline, SMA, SMV, portal vein, celiac, coeliac, 可切除, 血管',
    },
    {
      label: 'CA 19-9',
      labelZh: 'CA 19-9',
      hint: 'The latest value, and the bilirubin with it',
      hintZh: '最近数值及同期胆红素',
      pattern: 'CA 19-9, CA19-9, bilirubin, 糖类抗原, 胆红素',
    },
    {
      label: 'Germline test',
      labelZh: '胚系检测',
      hint: 'BRCA, PALB2, ATM',
      hintZh: 'BRCA、PALB2、ATM',
      pattern: 'germline, BRCA*, PALB2, ATM, hereditary, 胚系, 遗传',
    },
  ],
  C43: [
    {
      label: 'Breslow and ulceration',
      labelZh: 'Breslow 厚度和溃疡',
      hint: 'Thickness in mm',
      hintZh: '厚度（毫米）',
      pattern: 'Breslow, ulcerat*, # mm, thickness, 溃疡, 厚度',
    },
    { label: 'BRAF', labelZh: 'BRAF', hint: 'V600 mutated or not', hintZh: 'V600 是否突变', pattern: 'BRAF, V600*' },
    {
      label: 'Sentinel node',
      labelZh: '前哨淋巴结',
      hint: 'Result, or that it was not done',
      hintZh: '结果，或未做',
      pattern: 'sentinel, SLNB, SNB, lymph node*, 前哨, 淋巴结',
    },
  ],
  C56: [
    {
      label: 'Platinum-free time',
      labelZh: '无铂间期',
      hint: 'Months since the last platinum',
      hintZh: '距末次铂类的月数',
      pattern: 'platinum*, carboplatin, cisplatin, PFI, 铂',
    },
    {
      label: 'BRCA and HRD',
      labelZh: 'BRCA 和 HRD',
      hint: 'Germline and tumour',
      hintZh: '胚系和肿瘤',
      pattern: 'BRCA*, HRD, homologous, germline, 同源重组, 胚系',
    },
    { label: 'CA-125', labelZh: 'CA-125', hint: 'The latest values', hintZh: '最近数值', pattern: 'CA-125, CA125' },
  ],
  C91: [
    {
      label: 'Cytogenetics and molecular markers',
      labelZh: '细胞遗传学和分子标志',
      hint: 'Karyotype, FISH, Philadelphia chromosome',
      hintZh: '核型、FISH、费城染色体',
      pattern: 'cytogenetic*, karyotype, FISH, Philadelphia, BCR-ABL*, t(*, del(*, TP53, 核型, 费城, 细胞遗传',
    },
    {
      label: 'Remission',
      labelZh: '缓解状态',
      hint: 'Complete or not, measurable residual disease',
      hintZh: '是否完全缓解、微小残留病',
      pattern: 'remission, relaps*, refractory, MRD, residual, 缓解, 复发, 难治, 残留',
    },
  ],
  C92: [
    {
      label: 'Blasts',
      labelZh: '原始细胞',
      hint: 'Percent in marrow and blood',
      hintZh: '骨髓和外周血中的百分比',
      pattern: 'blast*, marrow, 原始细胞, 骨髓',
    },
    {
      label: 'Cytogenetics and molecular markers',
      labelZh: '细胞遗传学和分子标志',
      hint: 'Karyotype, FLT3, NPM1, IDH, TP53',
      hintZh: '核型、FLT3、NPM1、IDH、TP53',
      pattern: 'cytogenetic*, karyotype, FISH, FLT3*, NPM1, IDH*, TP53, CEBPA, 核型, 细胞遗传',
    },
  ],
  C64: [
    {
      label: 'Histologic type',
      labelZh: '组织学亚型',
      hint: 'Clear cell, papillary, chromophobe; sarcomatoid parts',
      hintZh: '透明细胞、乳头状、嫌色；肉瘤样成分',
      pattern: 'clear cell, ccRCC, papillary, chromophobe, sarcomatoid, 透明细胞, 乳头状, 嫌色, 肉瘤样',
    },
    {
      label: 'Risk group',
      labelZh: '风险分组',
      hint: 'IMDC or MSKCC',
      hintZh: 'IMDC 或 MSKCC',
      pattern: 'IMDC, MSKCC, favorable risk, favourable risk, intermediate risk, poor risk, 低危, 中危, 高危',
    },
  ],
  C71: [
    {
      label: 'IDH and MGMT',
      labelZh: 'IDH 和 MGMT',
      hint: 'IDH, MGMT methylation, 1p/19q',
      hintZh: 'IDH、MGMT 甲基化、1p/19q',
      pattern: 'IDH*, MGMT, 1p/19q, 1p19q, methylat*, 甲基化',
    },
    {
      label: 'Extent of resection',
      labelZh: '切除范围',
      hint: 'Total, subtotal, biopsy only',
      hintZh: '全切、次全切、仅活检',
      pattern: 'gross total, subtotal, GTR, STR, resect*, biopsy only, 全切, 次全切, 活检',
    },
    {
      label: 'Steroids and seizures',
      labelZh: '激素和癫痫',
      hint: 'Dexamethasone dose, seizures',
      hintZh: '地塞米松剂量、癫痫',
      pattern: 'dexamethasone, steroid*, seizure*, levetiracetam, epilep*, 地塞米松, 激素, 癫痫',
    },
  ],
}
