// Written before the rules were read, by the labels of the facts alone. Only labelling errors are ever corrected here.
// A fact is held where the text says what it is, also that it is normal, negative or absent;
// not where it is unknown, awaited, not tested, only planned, or about someone else.

export interface LabelledHistory {
  /** The group of diagnoses (C50 …); empty where only the general facts are asked for. */
  group: string
  text: string
  holds: readonly string[]
}

export const unreadHistories: readonly LabelledHistory[] = [
  // Breast
  {
    group: 'C50',
    text: `hi i am 47 and in march they found a lump in my left breast. biopsy said invasive ductal carcinoma grade 2, ER and PR positive, her2 negative. i still have my periods. had a lumpectomy in april and the nodes were clear. now they talk about radiotherapy, do i really need it`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'Treatments so far', 'Hormone receptors', 'HER2', 'Menopause'],
  },
  {
    group: 'C50',
    text: `62F, cT2 cN1 M0 IDC G3 R breast, ER 0% PR 0% HER2 0, Ki67 70%. s/p 4x ddAC -> 12x wkly paclitaxel + carbo, pembro q3w. Post NACT MRI: partial response, 9 mm residual. ECOG 0. PMH: HTN on amlodipine. gBRCA neg. Q: adj capecitabine + pembro?`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
      'Hormone receptors',
      'HER2',
      'Family history and BRCA',
    ],
  },
  {
    group: 'C50',
    text: `My mother drove me to the ER last night because of the pain in my breast. They gave me paracetamol and sent me home. I don't know what I have, the biopsy is next week. What should I ask?`,
    holds: [],
  },
  {
    group: 'C50',
    text: `My wife (55) has triple negative breast cancer. Her mother and her aunt both died of it so they did a gene test and she carries BRCA1. She is through the menopause. She had six rounds of chemo every three weeks and then they took the whole breast off.`,
    holds: ['Biomarkers', 'Treatments so far', 'Hormone receptors', 'HER2', 'Menopause', 'Family history and BRCA'],
  },
  {
    group: 'C50',
    text: `Diagnosed 2019, stage IIA, mastectomy right side, 5 yrs of tamoxifen. Last month a bone scan showed mets in the spine and hip. Hormone receptor positive, HER2 was not tested again. I get up and do my housework but I get tired by noon. Diabetic, take metformin and a statin`,
    holds: [
      'Stage',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
      'Hormone receptors',
    ],
  },
  {
    group: 'C50',
    text: `I stage plays for a living and my voice is everything to me. The doctors want to give me some drug but I forgot the name. Will chemo harm my voice? I dont know my HER2 yet, they are waiting for the results.`,
    holds: [],
  },
  {
    group: 'C50',
    text: `pT1c pN0(sn) M0, NST G1, ER 95% PR 80% HER2 1+ (IHC), Ki-67 8%, Oncotype RS 11, BCS + SLNB 03/2026, R0. Postmenopausal. No family history of breast or ovarian cancer. Endocrine therapy alone?`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'Hormone receptors',
      'HER2',
      'Menopause',
      'Family history and BRCA',
    ],
  },
  {
    group: 'C50',
    text: `Since 3 yrs on letrozole and Ibrance, now the liver spots grow on the CT from 12 Oct. Doc says switch to Enhertu because I am "HER2 low". Is that a thing?? I work full time still.`,
    holds: ['Stage', 'Biomarkers', 'Treatments so far', 'General condition', 'Latest imaging', 'HER2'],
  },
  {
    group: 'C50',
    text: `Ductal carcinoma in situ, 4 cm, high grade. They say mastectomy but I would like to keep my breast. Otherwise I am healthy, no medicines.`,
    holds: ['Stage', 'Pathology', 'Other illnesses and medicines'],
  },
  {
    group: 'C50',
    text: `我今年45岁，左乳浸润性导管癌，ER阳性（90%），PR阳性，HER2阴性，Ki-67 20%。已经做了保乳手术，术后病理pT2N1M0。还没有绝经。家里没有人得过癌症。想问要不要化疗。`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'Hormone receptors',
      'HER2',
      'Menopause',
      'Family history and BRCA',
    ],
  },
  {
    group: 'C50',
    text: `妈妈68岁，乳腺癌骨转移，吃来曲唑加哌柏西利两年了，最近CT显示肝上有新的病灶。她有高血压和糖尿病，一直吃药。现在还能自己做饭散步。`,
    holds: ['Stage', 'Treatments so far', 'General condition', 'Other illnesses and medicines', 'Latest imaging'],
  },
  {
    group: 'C50',
    text: `HER2 3+ on the biopsy, had TCHP x6 then surgery and there was nothing left (pCR). Now on Herceptin till christmas. Heart echo fine. Should I have neratinib after??`,
    holds: ['Pathology', 'Biomarkers', 'Treatments so far', 'HER2'],
  },
  // Lung
  {
    group: 'C34',
    text: `Dad, 71, smoked a pack a day for 40 years, quit in 2010. Adenocarcinoma of the lung, stage 4, it went to the bones and the brain (MRI of the head showed 3 spots). PD-L1 60%, no EGFR or ALK. Hes in bed or in his chair most of the day.`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'General condition',
      'Latest imaging',
      'Driver mutations',
      'PD-L1',
      'Brain imaging',
      'Smoking',
    ],
  },
  {
    group: 'C34',
    text: `58M never smoker, EGFR exon 19 del, cT1b N3 M1b (single adrenal). Osimertinib since 01/2025, PR, now oligoprogression in RUL on PET-CT 10/2026. T790M neg, MET amp pos on ctDNA. PS 1. cMRI clear. FEV1 82%.`,
    holds: [
      'Stage',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Latest imaging',
      'Driver mutations',
      'Brain imaging',
      'Smoking',
      'Lung function',
    ],
  },
  {
    group: 'C34',
    text: `They found a shadow on my lung when I had the x-ray for my shoulder. CT says 2.3 cm nodule in upper lobe. No biopsy yet. I have COPD and use two inhalers. never smoked in my life funny enough`,
    holds: ['Other illnesses and medicines', 'Latest imaging', 'Smoking'],
  },
  {
    group: 'C34',
    text: `Limited stage small cell, finished cisplatin/etoposide with concurrent RT 6 weeks ago. restaging scan good response. question re PCI vs MRI surveillance. Brain MRI at baseline negative. 40 pack-years. KPS 80.`,
    holds: [
      'Stage',
      'Pathology',
      'Treatments so far',
      'General condition',
      'Latest imaging',
      'Brain imaging',
      'Smoking',
    ],
  },
  {
    group: 'C34',
    text: `my husband got keytruda alone since january bcs his pdl1 was 90 percent. the last scan everything is smaller. but now he has bad diarrhea and they stopped it. can he go back on it? he also has rheumatism and takes prednisolone 5mg`,
    holds: ['Biomarkers', 'Treatments so far', 'Other illnesses and medicines', 'Latest imaging', 'PD-L1'],
  },
  {
    group: 'C34',
    text: `Squamous cell carcinoma LLL, pT3 pN1 cM0 stage IIIA, lobectomy 9/26, R0. Molecular testing pending, PD-L1 not done. Ex-smoker 30 PY. DLCO 55% after surgery. Adjuvant chemo?`,
    holds: ['Stage', 'Pathology', 'Treatments so far', 'Smoking', 'Lung function'],
  },
  {
    group: 'C34',
    text: `父亲，70岁，肺腺癌IV期，EGFR 19外显子缺失突变，口服奥希替尼一年，最近复查胸部CT进展。抽烟30年，已经戒了。脑部核磁没有转移。ECOG 1分。`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Latest imaging',
      'Driver mutations',
      'Brain imaging',
      'Smoking',
    ],
  },
  {
    group: 'C34',
    text: `右肺上叶磨玻璃结节8毫米，医生让观察，我很焦虑，要不要马上手术？我不抽烟，身体一直很好，没有其他疾病。`,
    holds: ['Latest imaging', 'Smoking', 'Other illnesses and medicines', 'General condition'],
  },
  {
    group: 'C34',
    text: `Is it true that immunotherapy only works in smokers? My lung cancer is ALK positive and I take alectinib (Alecensa) 600 twice daily. I run 5 km three times a week.`,
    holds: ['Biomarkers', 'Treatments so far', 'General condition', 'Driver mutations'],
  },
  // Colon and rectum
  {
    group: 'C18',
    text: `My dad had an emergency operation for a blocked bowel, they cut out the right side of the colon, cancer with 4 of 18 lymph nodes. stage 3. Now they say FOLFOX or CAPOX for 3 or 6 months. He's 74 with an irregular heartbeat on Eliquis. otherwise fit, does his garden every day`,
    holds: ['Stage', 'Treatments so far', 'General condition', 'Other illnesses and medicines', 'Side of the colon'],
  },
  {
    group: 'C18',
    text: `pT4a pN2b M1a (hep), sigmoid, adenoCA G2, RAS wt, BRAF V600E mut, MSS. 1L FOLFOXIRI + bev 8 cycles, PD. CEA 214 -> 480. ECOG 1. 2L encorafenib/cetuximab?`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Side of the colon',
      'RAS, BRAF and MSI',
      'CEA',
    ],
  },
  {
    group: 'C18',
    text: `The doctor says it has spread to my liver, three spots, and I should have chemo first and then maybe surgery. It is in the left part of the large bowel. I dont have the report. What do I need to find out before I decide?`,
    holds: ['Stage', 'Side of the colon'],
  },
  {
    group: 'C18',
    text: `Lynch syndrome, MSI-H tumor in the caecum, cT3 N0 Mx. Is immunotherapy before surgery an option? Colonoscopy biopsy: mucinous adenocarcinoma.`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'Side of the colon', 'RAS, BRAF and MSI'],
  },
  {
    group: 'C18',
    text: `结肠癌术后，乙状结肠，病理：中分化腺癌，pT3N1bM0，KRAS突变，微卫星稳定。术前CEA 12.5，现在3.1。做了4次奥沙利铂加卡培他滨，手脚麻木很厉害。`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'Treatments so far', 'Side of the colon', 'RAS, BRAF and MSI', 'CEA'],
  },
  {
    group: 'C19-C20',
    text: `Rectal cancer 4 cm from the anal verge, MRI: mrT3c N1, CRM threatened, EMVI positive. dMMR. Watch and wait after dostarlimab? no treatment so far`,
    holds: ['Stage', 'Biomarkers', 'Treatments so far', 'Latest imaging', 'Distance and margins', 'RAS, BRAF and MSI'],
  },
  {
    group: 'C19-C20',
    text: `had five weeks of radiation with tablets (xeloda) for cancer in the back passage, then the doc said cant feel it anymore. nobody told me how far up it was. i'd rather not have a bag!! scan in 3 weeks`,
    holds: ['Treatments so far'],
  },
  {
    group: 'C19-C20',
    text: `直肠癌，距肛门5厘米，核磁T3N2，环周切缘阳性，医生建议先放化疗再手术，想保肛。没有做过基因检测。`,
    holds: ['Stage', 'Latest imaging', 'Distance and margins'],
  },
  // Prostate
  {
    group: 'C61',
    text: `I'm 66, PSA 12, biopsy Gleason 4+3=7 in 5 of 12 cores, MRI shows it is still inside the prostate. Doctors offer me surgery or radiation. Otherwise healthy, I play tennis twice a week`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
      'PSA',
      'Gleason score',
    ],
  },
  {
    group: 'C61',
    text: `mCRPC, prior ADT (leuprolide) + abiraterone, docetaxel x6, PSA rising to 84 ng/ml from 20, PSMA PET: multiple bone mets, high uptake. ISUP 5. BRCA2 somatic mutation. ECOG 2, CKD 3b, on apixaban for AF. Lu-PSMA or olaparib first?`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
      'PSA',
      'Gleason score',
      'Hormone treatment',
    ],
  },
  {
    group: 'C61',
    text: `They took out my prostate with the robot two years ago. The psa was zero and now it is 0.3. I get no hormones. Should I have radiation now or wait?`,
    holds: ['Biomarkers', 'Treatments so far', 'PSA', 'Hormone treatment'],
  },
  {
    group: 'C61',
    text: `Grandpa is 84 and gets the three-monthly injection (Zoladex). He forgets things, has a pacemaker and walks with a frame. The urologist wants to add a pill called Xtandi.`,
    holds: ['Treatments so far', 'General condition', 'Other illnesses and medicines', 'Hormone treatment'],
  },
  {
    group: 'C61',
    text: `前列腺癌，PSA 56，Gleason评分4+5=9，骨扫描多发骨转移。已经打了戈舍瑞林三针，同时吃比卡鲁胺。父亲走路没问题，有冠心病，放过支架。`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
      'PSA',
      'Gleason score',
      'Hormone treatment',
    ],
  },
  // Pancreas
  {
    group: 'C25',
    text: `Pancreatic head ca, borderline resectable (SMV contact 180°), CA 19-9 of 640, biliary stent placed. FOLFIRINOX c4 done. Germline panel: PALB2 pathogenic. PS 0-1.`,
    holds: [
      'Stage',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Resectability',
      'CA 19-9',
      'Germline test',
    ],
  },
  {
    group: 'C25',
    text: `my sister 52 has cancer of the pancreas and they say its wrapped around an artery so they can not operate. she lost 15 kilos and cant get out of bed much. They did a needle biopsy, it was adenocarcinoma. No genetic test was done. What else can we try after gemcitabine abraxane`,
    holds: ['Stage', 'Pathology', 'Treatments so far', 'General condition', 'Resectability'],
  },
  {
    group: 'C25',
    text: `胰腺癌，肿瘤包绕肠系膜上动脉，医生说不能手术。CA19-9 1200。打了两个疗程白蛋白紫杉醇加吉西他滨。基因检测没有发现BRCA突变。人很瘦，大部分时间躺着。`,
    holds: ['Biomarkers', 'Treatments so far', 'General condition', 'Resectability', 'CA 19-9', 'Germline test'],
  },
  // Melanoma
  {
    group: 'C43',
    text: `Had a mole removed from my calf. Report says melanoma 2.1 mm thick with ulceration. They took one lymph node from the groin and it had a tiny bit of cancer in it. BRAF mutated. Should I take tablets or immunotherapy?`,
    holds: ['Pathology', 'Biomarkers', 'BRAF', 'Treatments so far', 'Breslow and ulceration', 'Sentinel node', 'Stage'],
  },
  {
    group: 'C43',
    text: `SSM, Breslow 0.9 mm, not ulcerated, mitoses 1/mm2, pT1b. SLNB neg (0/2). WLE 1 cm margins done. follow up schedule?`,
    holds: ['Stage', 'Pathology', 'Treatments so far', 'Breslow and ulceration', 'Sentinel node'],
  },
  {
    group: 'C43',
    text: `Stage IV melanoma, lungs and one brain met treated with gamma knife. Ipi/nivo x2 stopped for colitis G3. NRAS Q61. LDH 2xULN. CT thorax Nov 2026 mixed response. still on prednisone 20`,
    holds: ['Stage', 'Biomarkers', 'Treatments so far', 'Latest imaging', 'Other illnesses and medicines'],
  },
  // Ovary
  {
    group: 'C56',
    text: `HGSOC FIGO IIIC, PDS with no residual, carbo/taxol x6 + bev, completed Feb 2025; recurrence Oct 2026, so 20 mo platinum-free. BRCA wt, HRD positive (GIS 55). CA-125 310. Olaparib maint. ongoing at time of relapse.`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'CA-125', 'Treatments so far', 'Platinum-free time', 'BRCA and HRD'],
  },
  {
    group: 'C56',
    text: `mum is 69, ovarian cancer since 2 years. operation and six chemos. it came back 4 months after the last chemo and now her tummy is full of water again, they drain it every 2 weeks. She is very weak and sleeps a lot. She was never tested for the gene`,
    holds: ['Treatments so far', 'General condition', 'Platinum-free time'],
  },
  {
    group: 'C56',
    text: `卵巢高级别浆液性癌IIIC期，2024年3月手术加6程紫杉醇+卡铂，末次化疗后8个月复发，CA125升到500。BRCA1胚系突变。以前吃过奥拉帕利。`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'CA-125', 'Treatments so far', 'Platinum-free time', 'BRCA and HRD'],
  },
  // Leukaemia
  {
    group: 'C92',
    text: `AML, NPM1 mut, FLT3-ITD positive, normal karyotype. 7+3 with midostaurin, CR after first induction, MRD neg. 54 y, fit. Allo in CR1 or chemo consolidation?`,
    holds: ['Biomarkers', 'Treatments so far', 'General condition', 'Cytogenetics and molecular markers'],
  },
  {
    group: 'C92',
    text: `My brother was told he has acute leukemia two weeks ago. He got the strong chemo for a week in hospital and his blood counts are zero. We dont know the chromosomes yet. Is a bone marrow transplant from me possible`,
    holds: ['Treatments so far'],
  },
  {
    group: 'C92',
    text: `父亲急性髓系白血病，骨髓穿刺原始细胞45%，FLT3突变，染色体正常。阿扎胞苷加维奈克拉一个疗程后完全缓解。72岁，有慢性肾病。`,
    holds: [
      'Pathology',
      'Biomarkers',
      'Blasts',
      'Treatments so far',
      'Other illnesses and medicines',
      'Cytogenetics and molecular markers',
    ],
  },
  {
    group: 'C91',
    text: `B-ALL Ph+ (BCR-ABL p190), blasts 80% at dx, dasatinib + blinatumomab, MRD negative at d85. 38yo, no comorbidities. Transplant needed?`,
    holds: [
      'Biomarkers',
      'Treatments so far',
      'Other illnesses and medicines',
      'Remission',
      'Cytogenetics and molecular markers',
    ],
  },
  {
    group: 'C91',
    text: `CLL, watch and wait since 2018. WBC now 140 and my spleen is big. They tested: del 17p, unmutated IGHV. Afraid of ibrutinib because I have afib. Still golf and drive`,
    holds: [
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Cytogenetics and molecular markers',
    ],
  },
  // Kidney
  {
    group: 'C64',
    text: `clear cell RCC, s/p L nephrectomy 2023 pT3a G3, now lung mets on CT. IMDC intermediate. Ipi-nivo vs pembro-axi? Hb 10.9, Ca normal, KPS 90`,
    holds: [
      'Stage',
      'Pathology',
      'Treatments so far',
      'General condition',
      'Latest imaging',
      'Histologic type',
      'Risk group',
    ],
  },
  {
    group: 'C64',
    text: `They removed my kidney with a 9 cm tumour, it was papillary. Nothing anywhere else on the scan. Do I need any pills after? My blood pressure is high and I take ramipril.`,
    holds: [
      'Stage',
      'Pathology',
      'Treatments so far',
      'Other illnesses and medicines',
      'Latest imaging',
      'Histologic type',
    ],
  },
  // Brain
  {
    group: 'C71',
    text: `GBM, IDH wildtype, MGMT methylated. Gross total resection in July, Stupp protocol finished, on cycle 3 of temozolomide. Keppra and dexamethasone 2mg. MRI last week: new enhancement, pseudoprogression? KPS 70`,
    holds: [
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
      'IDH and MGMT',
      'Extent of resection',
      'Steroids and seizures',
    ],
  },
  {
    group: 'C71',
    text: `my son 29 had a seizure at work. they opened his head and could only take out a part of it, about half. its called oligodendroglioma grade 2. he feels normal now and wants to work again. no more fits since he takes the tablets`,
    holds: ['Pathology', 'Treatments so far', 'General condition', 'Extent of resection', 'Steroids and seizures'],
  },
  {
    group: 'C71',
    text: `胶质母细胞瘤，手术全切，MGMT启动子未甲基化，IDH野生型，同步放化疗后替莫唑胺4周期。最近核磁提示复发。没有癫痫，地塞米松每天4毫克。`,
    holds: [
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'Latest imaging',
      'IDH and MGMT',
      'Extent of resection',
      'Steroids and seizures',
    ],
  },
  // Others: the general facts alone
  {
    group: '',
    text: `Stomach cancer, cT4d cN2 M0 on the letter, HER2 neg, MSS, CPS 5. FLOT 4 cycles then gastrectomy, ypT1a ypN0. Now neuropathy. ECOG 1. Continue FLOT?`,
    holds: ['Stage', 'Biomarkers', 'Treatments so far', 'General condition'],
  },
  {
    group: '',
    text: `hello doctor, my father 67 year old liver cancer (hcc), child pugh B, hepatitis b since long, AFP 4000. Done TACE two times. now they say lenvatinib. he can walk to toilet only. please reply fast`,
    holds: ['Pathology', 'Biomarkers', 'Treatments so far', 'General condition', 'Other illnesses and medicines'],
  },
  {
    group: '',
    text: `They cut it out last week. That's all I know. I'm waiting for the pathology report. When can I go swimming again?`,
    holds: ['Treatments so far'],
  },
  {
    group: '',
    text: `DLBCL, non-GCB, stage IIIB, IPI 3, R-CHOP x6, PET after 6: Deauville 5. double hit not tested. CAR-T or salvage? PS 1, previous MI with stents`,
    holds: [
      'Stage',
      'Pathology',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
    ],
  },
  {
    group: '',
    text: `Papillary thyroid cancer 1.8cm with 3 positive nodes (T1b N1a M0), BRAF+. thyroid removed in June, radioiodine 100 mCi. Tg <0.2. On levothyroxine 125. Ultrasound clear.`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'Treatments so far', 'Other illnesses and medicines', 'Latest imaging'],
  },
  {
    group: '',
    text: `Cervical cancer FIGO IIB squamous, HPV 16. chemoradiation w/ weekly cisplatin + brachy finished in May. PET 3 months later: complete metabolic response. Now pain in the hip. ECOG 1, HIV on ART, CD4 450`,
    holds: [
      'Stage',
      'Pathology',
      'Biomarkers',
      'Treatments so far',
      'General condition',
      'Other illnesses and medicines',
      'Latest imaging',
    ],
  },
  {
    group: '',
    text: `I had a pet scan booked but my pet dog ate the letter lol. anyway, what tests should I ask for? i have not been told anything`,
    holds: [],
  },
  {
    group: '',
    text: `What stage of life is right for thinking about screening? Nobody in my family has cancer. I feel fine.`,
    holds: ['General condition'],
  },
  {
    group: '',
    text: `Bladder ca, TURBT x2, HG T1 + CIS, BCG induction 6x then BCG-unresponsive at 6 mo. 79 yo, CrCl 38, prior stroke. Refuses cystectomy.`,
    holds: ['Stage', 'Pathology', 'Treatments so far', 'Other illnesses and medicines'],
  },
  {
    group: '',
    text: `食管鳞癌，胃镜活检证实，cT3N1M0，PD-L1 CPS 15。还没有开始任何治疗。体重下降10公斤，只能喝流质。心脏装过支架，吃阿司匹林。`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'Treatments so far', 'Other illnesses and medicines'],
  },
  {
    group: '',
    text: `医生说我妈妈的病已经扩散到肝和肺了，做了两次化疗，吐得很厉害，现在整天卧床。还能用什么药？`,
    holds: ['Stage', 'Treatments so far', 'General condition'],
  },
  {
    group: '',
    text: `甲状腺结节4类，还没有穿刺，不知道是良性还是恶性，非常担心。`,
    holds: [],
  },
  {
    group: '',
    text: `High grade sarcoma of the thigh, 11cm, undifferentiated pleomorphic, lungs clear on CT. no treatment yet. 44 years, marathon runner. neoadj RT vs chemo + RT?`,
    holds: ['Stage', 'Pathology', 'Treatments so far', 'General condition', 'Latest imaging'],
  },
  {
    group: '',
    text: `Bile duct cancer, klatskin type, stents in both sides, jaundice is getting better. FGFR2 fusion found. gem/cis + durva 5 cycles. My daughter keeps the papers, I think it was stage three B.`,
    holds: ['Stage', 'Pathology', 'Biomarkers', 'Treatments so far'],
  },
  {
    group: '',
    text: `Multiple myeloma ISS II, t(4;14). VRd x4, auto SCT 2024, lenalidomide maint. Biochemical relapse, M-spike 0.8. DM2, peripheral neuropathy G2. PET/CT no lytic lesions.`,
    holds: ['Stage', 'Biomarkers', 'Treatments so far', 'Other illnesses and medicines', 'Latest imaging'],
  },
  {
    group: '',
    text: `Throat cancer, HPV related (p16 positive). 33 radiations, 3 cisplatin. Cannot eat, feeding tube since Aug. neck node still 2 cm on ultrasound. I weigh 51 kg and rest most of the day. thyroid pills, nothing else.`,
    holds: ['Biomarkers', 'Treatments so far', 'General condition', 'Other illnesses and medicines', 'Latest imaging'],
  },
]
