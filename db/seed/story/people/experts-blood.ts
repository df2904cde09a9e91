import type { StoryExpert } from '../person.ts'
import { atlanta, boston, chicago, columbus, denver, dublin, edinburgh, houston, melbourne, newYork, philadelphia, sanDiego, seattle, shanghai, toronto } from './places.ts'

const hematology = { specialty: 'medonc', otherSpecialty: 'Hematology' } as const

/** Experts for lymphoma, myeloma, leukemia and other blood cancers, and two who review tissue and scans for them. */
export const bloodExperts: readonly StoryExpert[] = [
  {
    email: 'josephine.abara@lakeshore-cancer.test', prefix: 'Dr.', firstName: 'Josephine', lastName: 'Abara', suffix: 'MD, PhD', ...hematology,
    institutionType: 'academic', affiliation: 'Lakeshore Cancer Institute, Lymphoma Program', ...chicago,
    professionalBio: 'Lymphoma physician: aggressive B-cell lymphoma, cellular therapy and bispecific antibodies.',
    consumerBio: 'I treat lymphoma, including with cell therapy.',
    disclosures: 'Advisory fees from three manufacturers of cellular and antibody therapies.', tier: 1, hourlyRate: 45000, languages: ['en-us'], pools: ['blood'],
  },
  {
    email: 'gareth.pendleton@riverbend.test', prefix: 'Dr.', firstName: 'Gareth', lastName: 'Pendleton', suffix: 'MD', ...hematology,
    institutionType: 'academic', affiliation: 'Riverbend Comprehensive Cancer Center, Leukemia Service', ...houston,
    professionalBio: 'Leukemia physician: acute myeloid leukemia in older adults, targeted combinations, measurable residual disease.',
    consumerBio: 'I treat acute leukemia in adults of every age.',
    disclosures: 'Institutional research funding from four manufacturers.', tier: 1, hourlyRate: 44000, languages: ['en-us'], pools: ['blood'],
  },
  {
    email: 'silvia.bertolini@gardiner.test', prefix: 'Dr.', firstName: 'Silvia', lastName: 'Bertolini', suffix: 'MD', ...hematology,
    institutionType: 'academic', affiliation: 'Gardiner University Hospital, Myeloma Center', ...newYork,
    professionalBio: 'Myeloma physician: frontline quadruplet regimens, transplant, smoldering disease, amyloidosis.',
    consumerBio: 'I treat multiple myeloma and related conditions.',
    disclosures: 'Advisory fees from four manufacturers of myeloma drugs.', tier: 1, hourlyRate: 44000, languages: ['en-us', 'it'], pools: ['blood'],
  },
  {
    email: 'anders.nygaard@northern-lights.test', prefix: 'Dr.', firstName: 'Anders', lastName: 'Nygaard', suffix: 'MD, PhD', ...hematology,
    institutionType: 'academic', affiliation: 'Northern Lights Cancer Center, Chronic Leukemia Clinic', ...denver,
    professionalBio: 'Hematologist for chronic lymphocytic leukemia and Waldenström macroglobulinemia; time-limited treatment and resistance.',
    consumerBio: 'I treat slow leukemias and help decide when treatment has to begin.',
    disclosures: 'Advisory fees from two manufacturers of BTK inhibitors.', tier: 1, hourlyRate: 41000, languages: ['en-us', 'da'], pools: ['blood'],
  },
  {
    email: 'temperance.ocampo@chesapeake-univ.test', prefix: 'Dr.', firstName: 'Temperance', lastName: 'Ocampo', suffix: 'MD', ...hematology,
    institutionType: 'academic', affiliation: 'Chesapeake University Hospital, Myeloid Malignancies', ...philadelphia,
    professionalBio: 'Hematologist for myelodysplastic syndromes and myeloproliferative neoplasms; transplant referral and iron management.',
    consumerBio: 'I treat bone marrow failure and disorders with too many blood cells.',
    disclosures: 'None.', tier: 2, hourlyRate: 38000, languages: ['en-us', 'tl'], pools: ['blood'],
  },
  {
    email: 'zhou.minghao@huangpu-cancer.test', prefix: 'Dr.', firstName: '明浩', lastName: '周', suffix: 'MD, PhD', ...hematology,
    institutionType: 'academic', affiliation: '浦江肿瘤医院 血液科', ...shanghai,
    professionalBio: '血液科医师，从事淋巴瘤和多发性骨髓瘤的规范化治疗与临床研究，关注老年患者的剂量调整与感染预防。',
    consumerBio: '我治疗淋巴瘤和骨髓瘤，重视老年患者的耐受性和生活质量。',
    disclosures: '无利益冲突。', tier: 2, hourlyRate: 31000, languages: ['zh-cn', 'en-us'], pools: ['blood'],
  },
  {
    email: 'clementine.ashworth@forth-cancer.test', prefix: 'Dr.', firstName: 'Clementine', lastName: 'Ashworth', suffix: 'MBChB, FRCPath', ...hematology,
    institutionType: 'academic', affiliation: 'Forth Cancer Centre, Haematology', ...edinburgh,
    professionalBio: 'Haematologist for Hodgkin lymphoma and T-cell lymphoma, with an interest in late effects in young adults.',
    consumerBio: 'I treat Hodgkin lymphoma and rare T-cell lymphomas.',
    disclosures: 'None.', tier: 2, hourlyRate: 36000, languages: ['en-us'], pools: ['blood'],
  },
  {
    email: 'desmond.achebe@magnolia-state.test', prefix: 'Dr.', firstName: 'Desmond', lastName: 'Achebe', suffix: 'MD, MPH', ...hematology,
    institutionType: 'academic', affiliation: 'Magnolia State University Cancer Center, Plasma Cell Disorders', ...atlanta,
    professionalBio: 'Myeloma physician and epidemiologist; precursor conditions and access to cellular therapy.',
    consumerBio: 'I treat myeloma and the conditions that come before it.',
    disclosures: 'Institutional research funding from two manufacturers.', tier: 2, hourlyRate: 39000, languages: ['en-us'], pools: ['blood'],
  },
  {
    email: 'naomi.weissberg@saint-aubin.test', prefix: 'Dr.', firstName: 'Naomi', lastName: 'Weissberg', suffix: 'MD, PhD', specialty: 'path', otherSpecialty: 'Hematopathology',
    institutionType: 'academic', affiliation: 'Saint Aubin Medical Center, Hematopathology', ...boston,
    professionalBio: 'Hematopathologist: lymphoma classification, flow cytometry and molecular reports in myeloid neoplasms.',
    consumerBio: 'I examine lymph nodes, blood and bone marrow under the microscope.',
    disclosures: 'None.', tier: 1, hourlyRate: 38000, languages: ['en-us', 'he'], pools: ['blood'],
  },
  {
    email: 'harlan.stokes@three-creeks.test', prefix: 'Dr.', firstName: 'Harlan', lastName: 'Stokes', suffix: 'MD', ...hematology,
    institutionType: 'community', affiliation: 'Three Creeks Oncology and Infusion', ...columbus,
    professionalBio: 'Community hematologist: chronic leukemias, myeloma maintenance, anemia and clotting in cancer.',
    consumerBio: 'I treat blood disorders and blood cancers near home.',
    disclosures: 'None.', tier: 3, hourlyRate: 29000, languages: ['en-us'], pools: ['blood', 'community'], taxFormStatus: 'not_started',
  },
  {
    email: 'maeve.corrigan@liffeyside.test', prefix: 'Dr.', firstName: 'Maeve', lastName: 'Corrigan', suffix: 'MB BCh, FRCPI', ...hematology,
    institutionType: 'academic', affiliation: 'Liffeyside University Hospital, Haematology', ...dublin,
    professionalBio: 'Haematologist for follicular and marginal zone lymphoma; watch-and-wait and chemotherapy-free treatment.',
    consumerBio: 'I look after people with slow-growing lymphomas.',
    disclosures: 'None.', tier: 2, hourlyRate: 35000, languages: ['en-us'], pools: ['blood'],
  },
  {
    email: 'tomas.herrera@pacific-crest.test', prefix: 'Dr.', firstName: 'Tomás', lastName: 'Herrera', suffix: 'MD', ...hematology,
    institutionType: 'academic', affiliation: 'Pacific Crest Cancer Center, Acute Lymphoblastic Leukemia Program', ...sanDiego,
    professionalBio: 'Hematologist for acute lymphoblastic leukemia and chronic myeloid leukemia; treatment-free remission.',
    consumerBio: 'I treat acute lymphoblastic and chronic myeloid leukemia.',
    disclosures: 'Speaker fees from one manufacturer of kinase inhibitors.', tier: 2, hourlyRate: 38000, languages: ['en-us', 'es'], pools: ['blood'],
  },
  {
    email: 'genevieve.laurier@queens-quay.test', prefix: 'Dr.', firstName: 'Geneviève', lastName: 'Laurier', suffix: 'MD, FRCPC', specialty: 'radonc',
    institutionType: 'academic', affiliation: 'Queen’s Quay Cancer Centre, Lymphoma and Bone Radiotherapy', ...toronto,
    professionalBio: 'Radiation oncologist for lymphoma, plasmacytoma and spinal metastases.',
    consumerBio: 'I use radiation for lymphoma and for tumors in the bones.',
    disclosures: 'None.', tier: 2, hourlyRate: 36000, languages: ['en-us', 'fr'], pools: ['radiation', 'blood'],
  },
  {
    email: 'bradley.tsang@yarra-cancer.test', prefix: 'Dr.', firstName: 'Bradley', lastName: 'Tsang', suffix: 'MBBS, FRANZCR', specialty: 'radonc',
    institutionType: 'academic', affiliation: 'Yarra Valley Cancer Centre, Radiation Oncology', ...melbourne,
    professionalBio: 'Radiation oncologist: stereotactic treatment of oligometastases, and radiotherapy of lung, head and neck, and bone.',
    consumerBio: 'I treat small numbers of metastases with precise radiation.',
    disclosures: 'None.', tier: 2, hourlyRate: 36000, languages: ['en-us', 'zh-cn'], pools: ['radiation', 'thoracic', 'blood'],
  },
  {
    email: 'lorraine.petrovic@buckeye-regional.test', prefix: 'Dr.', firstName: 'Lorraine', lastName: 'Petrović', suffix: 'MD', specialty: 'other', otherSpecialty: 'Palliative medicine',
    institutionType: 'community', affiliation: 'Buckeye Regional Oncology Associates, Supportive Care', ...columbus,
    professionalBio: 'Palliative medicine physician working beside oncologists: pain, appetite, breathlessness and decisions about care.',
    consumerBio: 'I help people with cancer to feel as well as possible, at any time of the illness.',
    disclosures: 'None.', tier: 3, hourlyRate: 28000, languages: ['en-us'], pools: ['community', 'gi'],
  },
  {
    email: 'everett.kimura@harborview-surgical.test', prefix: 'Dr.', firstName: 'Everett', lastName: 'Kimura', suffix: 'MD', specialty: 'radiology',
    institutionType: 'community', affiliation: 'Harborview Imaging Partners', ...seattle,
    professionalBio: 'Body radiologist with interventional practice: biopsies, ablation and embolization of liver and kidney tumors.',
    consumerBio: 'I treat some tumors through the skin, guided by scans.',
    disclosures: 'None.', tier: 3, hourlyRate: 32000, languages: ['en-us'], pools: ['gi', 'gu', 'community'],
  },
]
