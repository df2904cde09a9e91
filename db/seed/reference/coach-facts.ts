/** What experts ask for first, by kind of disease. Staff add and change them in the back office. */
export interface ReferenceFact {
  readonly label: string
  readonly labelZh: string
  readonly hint: string
  readonly hintZh: string
  /** words and phrases by comma; * for any letters, # for a number, @ before what the coach knows by itself */
  readonly pattern: string
}

/** For every diagnosis. */
export const generalFacts: readonly ReferenceFact[] = [
  {
    label: 'Stage',
    labelZh: '分期',
    hint: 'For example: stage IIIA, cT2 N1 M0, or metastatic to the liver',
    hintZh: '例如：IIIA 期、cT2N1M0，或肝转移',
    pattern: '@stage',
  },
  {
    label: 'Pathology',
    labelZh: '病理',
    hint: 'Histology and grade of the biopsy or the resected tumour, for example invasive ductal, grade 2',
    hintZh: '活检或手术标本的组织学类型和分级，例如：浸润性导管癌，2 级',
    pattern: '@pathology',
  },
  {
    label: 'Biomarkers',
    labelZh: '生物标志物',
    hint: 'What was tested and what it showed, for example HER2 negative, EGFR mutated',
    hintZh: '做过哪些检测、结果如何，例如：HER2 阴性、EGFR 突变',
    pattern: '@biomarker',
  },
  {
    label: 'Treatments so far',
    labelZh: '既往治疗',
    hint: 'Operations, radiation, drugs, with dates and how they worked',
    hintZh: '手术、放疗、药物，附日期和疗效',
    pattern: '@treatment',
  },
  {
    label: 'General condition',
    labelZh: '体能状态',
    hint: 'Performance status, for example ECOG 1, or what is possible in daily life',
    hintZh: '体能状态，例如 ECOG 1，或日常生活能力',
    pattern: '@condition',
  },
  {
    label: 'Other illnesses and medicines',
    labelZh: '合并症和用药',
    hint: 'Heart, lungs, kidneys, diabetes, regular medicines, allergies; or that there are none',
    hintZh: '心、肺、肾、糖尿病、常用药、过敏；没有也请写明',
    pattern: '@illness',
  },
  {
    label: 'Latest imaging',
    labelZh: '最近影像',
    hint: 'The newest CT, MRI or PET: date, sizes, what changed',
    hintZh: '最近一次 CT、MRI 或 PET：日期、大小、变化',
    pattern: '@imaging',
  },
]

/** For groups of diagnoses, by the code of the group. */
export const groupFacts: Readonly<Record<string, readonly ReferenceFact[]>> = {
  C50: [
    {
      label: 'Hormone receptors',
      labelZh: '激素受体',
      hint: 'ER and PR, in percent if known, for example ER 90 %',
      hintZh: 'ER、PR，如有请写百分比',
      pattern: '@receptors',
    },
    {
      label: 'HER2',
      labelZh: 'HER2',
      hint: 'IHC score and FISH',
      hintZh: '免疫组化评分和 FISH',
      pattern: 'HER2*, HER-2, erbB2, triple negative, triple positive, TNBC, 三阴',
    },
    {
      label: 'Menopause',
      labelZh: '绝经状态',
      hint: 'Before, during or after menopause',
      hintZh: '绝经前、围绝经期或绝经后',
      pattern: '@menopause',
    },
    {
      label: 'Family history and BRCA',
      labelZh: '家族史和 BRCA',
      hint: 'Cancer in the family, germline test',
      hintZh: '家族肿瘤史、胚系检测',
      pattern: '@family',
    },
  ],
  C34: [
    {
      label: 'Driver mutations',
      labelZh: '驱动基因',
      hint: 'EGFR, ALK, ROS1, KRAS, BRAF, MET, RET, NTRK',
      hintZh: 'EGFR、ALK、ROS1、KRAS、BRAF、MET、RET、NTRK',
      pattern:
        'EGFR, ALK, ROS1, KRAS, BRAF, MET exon*, MET amp*, RET fusion*, RET positive, NTRK*, driver*, L858R, exon 19, exon 20, T790M, G12C, 驱动基因, 外显子',
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
      pattern: '@brain',
    },
    {
      label: 'Smoking',
      labelZh: '吸烟史',
      hint: 'Pack-years, or never',
      hintZh: '吸烟年支，或从不吸烟',
      pattern: '@smoking',
    },
    {
      label: 'Lung function',
      labelZh: '肺功能',
      hint: 'FEV1 and DLCO when an operation or radiation is in question',
      hintZh: '拟手术或放疗时的 FEV1、DLCO',
      pattern: 'FEV1, DLCO, TLCO, lung function, pulmonary function, breathing test*, PFT*, spirometr*, 肺功能',
    },
  ],
  C18: [
    {
      label: 'Side of the colon',
      labelZh: '结肠部位',
      hint: 'Right-sided, left-sided, or the segment',
      hintZh: '右半、左半或具体肠段',
      pattern:
        'right sided, left sided, right colon, left colon, right side of the colon, left side of the colon, right side of the bowel, left side of the bowel, right side of my colon, left side of my colon, right part of the large bowel, left part of the large bowel, right hemicolectomy, left hemicolectomy, hepatic flexure, splenic flexure, cecum, cecal, caecum, caecal, ascending colon, ascending, transverse, descending colon, descending, sigmoid, rectosigmoid, appendix, 右半, 左半, 升结肠, 横结肠, 降结肠, 乙状, 盲肠, 肝曲, 脾曲',
    },
    {
      label: 'RAS, BRAF and MSI',
      labelZh: 'RAS、BRAF 和 MSI',
      hint: 'KRAS, NRAS, BRAF V600E, mismatch repair',
      hintZh: 'KRAS、NRAS、BRAF V600E、错配修复',
      pattern: 'RAS, KRAS, NRAS, BRAF, MSI, MSI-*, MSS, MMR, dMMR, pMMR, mismatch, microsatellite, 错配修复, 微卫星',
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
      pattern:
        '# cm from the anal verge, # cm from anal verge, # cm from the anus, # cm above the anus, # cm above the anal verge, # cm from the verge, # cm ab ano, anal verge, mesorectal, MRF, CRM, EMVI, sphincter involve*, low rectal, mid rectal, upper rectal, 肛缘, 距肛, 系膜, 环周切缘, 括约肌',
    },
    {
      label: 'RAS, BRAF and MSI',
      labelZh: 'RAS、BRAF 和 MSI',
      hint: 'KRAS, NRAS, BRAF V600E, mismatch repair',
      hintZh: 'KRAS、NRAS、BRAF V600E、错配修复',
      pattern: 'RAS, KRAS, NRAS, BRAF, MSI, MSI-*, MSS, MMR, dMMR, pMMR, mismatch, microsatellite, 错配修复, 微卫星',
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
      pattern: '@hormones',
    },
  ],
  C25: [
    {
      label: 'Resectability',
      labelZh: '可切除性',
      hint: 'Resectable, borderline or locally advanced; which vessels',
      hintZh: '可切除、交界可切除或局部晚期；涉及血管',
      pattern:
        "resectab*, unresectab*, nonresectab*, inoperable, not operable, operable, cannot operate, can not operate, can't operate, cant operate, cannot be operated, can not be operated, cannot be removed, can not be removed, wrapped around, borderline, SMA, SMV, portal vein, celiac, coeliac, 可切除, 不能手术, 无法手术, 不能切除, 无法切除, 包绕, 血管",
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
      pattern: 'germline, BRCA*, PALB2, ATM, hereditary, Lynch, 胚系, 遗传',
    },
  ],
  C43: [
    {
      label: 'Breslow and ulceration',
      labelZh: 'Breslow 厚度和溃疡',
      hint: 'Thickness in mm',
      hintZh: '厚度（毫米）',
      pattern: 'Breslow, ulcerat*, # mm thick, # mm deep, melanoma # mm, thickness, 溃疡, 厚度',
    },
    { label: 'BRAF', labelZh: 'BRAF', hint: 'V600 mutated or not', hintZh: 'V600 是否突变', pattern: 'BRAF, V600*' },
    {
      label: 'Sentinel node',
      labelZh: '前哨淋巴结',
      hint: 'The result, or that none was removed',
      hintZh: '结果，或未取',
      pattern: 'sentinel, SLNB, SNB, lymph node*, 前哨, 淋巴结',
    },
  ],
  C56: [
    {
      label: 'Platinum-free time',
      labelZh: '无铂间期',
      hint: 'Months since the last platinum',
      hintZh: '距末次铂类的月数',
      pattern:
        'platinum free, platinum sensitive, platinum resistant, platinum refractory, PFI, # months after the last chemo*, # months after last chemo*, # months after her last chemo*, # months after my last chemo*, # months after carboplatin, # months after platinum, # months after the last platinum, # months after chemo*, # mo after platinum, # months since the last chemo*, # months since her last chemo*, # months since my last chemo*, # months since last platinum, 末次化疗, 化疗后#个月, 无铂, 铂敏感, 铂耐药',
    },
    {
      label: 'BRCA and HRD',
      labelZh: 'BRCA 和 HRD',
      hint: 'Germline and tumour',
      hintZh: '胚系和肿瘤',
      pattern: 'BRCA*, gBRCA*, HRD, homologous, germline, 同源重组, 胚系',
    },
    { label: 'CA-125', labelZh: 'CA-125', hint: 'The latest values', hintZh: '最近数值', pattern: 'CA-125, CA125' },
  ],
  C91: [
    {
      label: 'Cytogenetics and molecular markers',
      labelZh: '细胞遗传学和分子标志',
      hint: 'Karyotype, FISH, Philadelphia chromosome',
      hintZh: '核型、FISH、费城染色体',
      pattern:
        'cytogenetic*, karyotype, FISH, Philadelphia, Ph+, Ph positive, Ph negative, BCR-ABL*, t(*, del(*, del #*, 17p*, 11q*, TP53, IGHV, ETV6*, KMT2A, 核型, 染色体, 费城, 细胞遗传',
    },
    {
      label: 'Remission',
      labelZh: '缓解状态',
      hint: 'Complete or not, measurable residual disease',
      hintZh: '是否完全缓解、微小残留病',
      pattern: 'remission, CR#, CRi, MRD, relaps*, refractory, residual, in CR, 缓解, 复发, 难治, 残留',
    },
  ],
  C92: [
    {
      label: 'Blasts',
      labelZh: '原始细胞',
      hint: 'Percent in marrow and blood',
      hintZh: '骨髓和外周血中的百分比',
      pattern: 'blasts, blast count, # % blast*, 原始细胞, 幼稚细胞',
    },
    {
      label: 'Cytogenetics and molecular markers',
      labelZh: '细胞遗传学和分子标志',
      hint: 'Karyotype, FLT3, NPM1, IDH, TP53',
      hintZh: '核型、FLT3、NPM1、IDH、TP53',
      pattern:
        'cytogenetic*, karyotype, FISH, FLT3*, NPM1, IDH*, TP53, CEBPA, RUNX1, ASXL1, KMT2A, t(*, inv(*, chromosome*, monosomy*, 核型, 染色体, 细胞遗传',
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
      pattern:
        'gross total, subtotal, near total, GTR, STR, total resection, partial resection, partially removed, completely removed, resect*, debulk*, biopsy only, part of it, all of it, whole tumour, whole tumor, 全切, 次全切, 部分切除, 活检',
    },
    {
      label: 'Steroids and seizures',
      labelZh: '激素和癫痫',
      hint: 'Dexamethasone dose, seizures',
      hintZh: '地塞米松剂量、癫痫',
      pattern:
        'dexamethasone, decadron, dex, steroid*, cortisone, prednisone, seizure*, fits, convulsion*, levetiracetam, keppra, epilep*, 地塞米松, 激素, 癫痫, 抽搐',
    },
  ],
}
