/** What the questionnaire of a case asks first, by the key of its question; the rest is the same in all. */
export interface CaseSurvey {
  readonly title: string
  /** one of four ways */
  readonly ask: string
  readonly choices: readonly [string, string, string, string]
  /** what would change the mind of those who answer, in turn */
  readonly findings: readonly [string, string, string]
}

export const caseSurveys: Readonly<Record<string, CaseSurvey>> = {
  'breast-tnbc-brca': {
    title: 'Triple-negative disease with BRCA1: after the operation',
    ask: 'Which treatment would you give after surgery if invasive tumor remains?',
    choices: ['Pembrolizumab alone', 'Olaparib alone', 'Pembrolizumab and olaparib', 'Capecitabine'],
    findings: [
      'A complete response at surgery.',
      'Myocarditis or hepatitis on immunotherapy.',
      'The wish for pregnancy.',
    ],
  },
  'breast-inflammatory': {
    title: 'Inflammatory breast cancer: little response',
    ask: 'What would you do after little response to the first drugs?',
    choices: ['Change the drugs', 'Operate now', 'Radiate first', 'Offer a trial'],
    findings: ['A new biopsy with another HER2 result.', 'Metastases on PET.', 'Redness that fades within two cycles.'],
  },
  'breast-oncotype': {
    title: 'Recurrence score 21 before menopause',
    ask: 'What would you advise beside tablets?',
    choices: ['Chemotherapy', 'Ovarian suppression', 'Both', 'Neither'],
    findings: ['A second positive node.', 'A score above 25.', 'Intolerance of ovarian suppression.'],
  },
  'ovary-maintenance': {
    title: 'Ovarian cancer: which maintenance',
    ask: 'Which maintenance would you choose after first-line treatment?',
    choices: ['A PARP inhibitor', 'Bevacizumab', 'Both', 'None'],
    findings: ['A germline BRCA mutation.', 'A negative test for repair deficiency.', 'Platelets that stay below 100.'],
  },
  'ovary-platinum-resistant': {
    title: 'Ovarian cancer back within six months',
    ask: 'Which drug would you start with after platinum stopped working?',
    choices: ['Mirvetuximab', 'Weekly paclitaxel with bevacizumab', 'Liposomal doxorubicin', 'A trial'],
    findings: ['High folate receptor alpha.', 'Signs of bowel obstruction.', 'A fall in performance status to ECOG 2.'],
  },
  'lung-egfr-progression': {
    title: 'Slow growth on osimertinib',
    ask: 'What would you do about slow growth without symptoms?',
    choices: ['Go on with osimertinib', 'Radiate the growing site', 'Change to chemotherapy', 'Biopsy first'],
    findings: ['MET amplification.', 'Change into small cell cancer.', 'A new lesion in the brain.'],
  },
  'lung-stage3-unresectable': {
    title: 'Stage IIIA lung cancer: the local treatment',
    ask: 'Which local treatment would you plan?',
    choices: ['Surgery after chemoimmunotherapy', 'Chemoradiation', 'Surgery first', 'Radiation alone'],
    findings: ['More than one level of nodes.', 'Poor lung function.', 'An EGFR mutation.'],
  },
  'colon-ctdna': {
    title: 'Stage II colon cancer with tumor DNA',
    ask: 'What would you do on a positive test for tumor DNA?',
    choices: ['Oxaliplatin and fluoropyrimidine', 'Fluoropyrimidine alone', 'Repeat the test', 'Watch'],
    findings: ['Mismatch repair deficiency.', 'A second test without tumor DNA.', 'Neuropathy before treatment.'],
  },
  'rectum-organ-preservation': {
    title: 'Complete response of rectal cancer',
    ask: 'What would you advise after a complete clinical response?',
    choices: ['Watch closely', 'Operate', 'Local excision', 'Two more months of chemotherapy'],
    findings: ['A residual ulcer.', 'A suspicious node on MRI.', 'Visits every three months that cannot be kept.'],
  },
  'net-midgut': {
    title: 'Small-bowel neuroendocrine tumor: next step',
    ask: 'What would you choose on growth under octreotide?',
    choices: ['Lutetium', 'A higher dose of octreotide', 'Everolimus', 'Treatment of the liver'],
    findings: ['Lesions without somatostatin receptors.', 'Ki-67 above 20 percent.', 'Carcinoid heart disease.'],
  },
  'bladder-bcg-failure': {
    title: 'Carcinoma in situ after BCG',
    ask: 'Which way would you go first?',
    choices: ['Removal of the bladder', 'Nadofaragene', 'BCG with an IL-15 agonist', 'Gemcitabine and docetaxel'],
    findings: ['Invasion of the muscle.', 'High surgical risk.', 'Tumor in the prostatic urethra.'],
  },
  'kidney-first-line': {
    title: 'Clear cell kidney cancer: first treatment',
    ask: 'Which combination would you start with?',
    choices: ['Two immunotherapies', 'Immunotherapy and a tablet', 'A tablet alone', 'Watch'],
    findings: ['Sarcomatoid growth.', 'An autoimmune disease.', 'Bulky disease with symptoms.'],
  },
  'aml-older': {
    title: 'Acute myeloid leukemia at 78',
    ask: 'How intensive should treatment be?',
    choices: ['Azacitidine and venetoclax', 'Intensive chemotherapy', 'A targeted tablet', 'Transfusions only'],
    findings: ['An ejection fraction below 35 percent.', 'A FLT3 mutation.', 'The wish to stay at home.'],
  },
  'glioblastoma-older': {
    title: 'Glioblastoma at 74',
    ask: 'Which radiation would you choose?',
    choices: ['Three weeks with temozolomide', 'Six weeks with temozolomide', 'One week', 'Temozolomide alone'],
    findings: ['No MGMT methylation.', 'A fall in the Karnofsky index below 60.', 'Tumor left after surgery.'],
  },
  'zh-lung-alk': {
    title: 'ALK 阳性肺癌脑转移',
    ask: '对于目前的脑转移情况，您会首先选择哪一种治疗方案？',
    choices: ['洛拉替尼', '阿来替尼', '先行脑部放疗', '化疗'],
    findings: ['出现神经系统症状。', '检出耐药突变。', '脑膜受累。'],
  },
  'zh-rectum-msi': {
    title: '错配修复缺陷的直肠癌',
    ask: '在免疫治疗达到完全缓解之后，您会建议患者怎么做？',
    choices: ['密切观察', '手术', '放疗', '继续免疫治疗'],
    findings: ['复查时仍有残留溃疡。', '磁共振提示淋巴结可疑。', '患者无法按时复查。'],
  },
}
