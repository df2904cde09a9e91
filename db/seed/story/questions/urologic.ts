import type { StoryQuestion } from '../question.ts'

export const urologicQuestions: readonly StoryQuestion[] = [
  {
    key: 'prostate-mhspc',
    language: 'en-us',
    diagnosis: 'C61',
    title: 'Newly found metastatic prostate cancer: two drugs or three',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 68, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'PSA was 142 when I went to the doctor with back pain. Biopsy shows adenocarcinoma, grade group 5. Bone scan and CT show seven bone metastases including the pelvis and spine and enlarged pelvic nodes, no liver or lung disease. A degarelix injection was given two weeks ago and the pain is already less. I have type 2 diabetes with an HbA1c of 7.4 and had a small stroke four years ago without lasting damage. Germline testing is pending.',
    question:
      'Should docetaxel be added to the hormone treatment and a second tablet? Which tablet is best after a stroke? Does radiation of the prostate still make sense?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'The disease is of high volume, and hormone injection alone would be too little. Adding an androgen receptor pathway drug is the part with the clearest benefit. Docetaxel on top is an option for fit men with high-volume disease found at first diagnosis, with a further gain that is real but smaller and comes at the cost of neuropathy and infections. With diabetes I would hesitate over docetaxel and prednisone. Of the tablets, darolutamide enters the brain least and has few interactions; abiraterone needs prednisone and would disturb your blood sugar. I would start with degarelix and darolutamide, look at PSA after three and six months, and decide on docetaxel within the first three months.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'Radiation of the prostate has prolonged life in men with few metastases, usually counted as up to three or four bone lesions. With seven I would not give it for that purpose. It remains useful for bladder obstruction or bleeding. If the pain in the spine does not settle, a single fraction of 8 Gy is effective.',
      },
      {
        by: 'medonc',
        minutes: 15,
        text: 'Two additions. Please have a bone density measurement and dental review, since fractures are common with these treatments. And do not let the germline result be forgotten: a BRCA2 variant would change the options later and matters for your relatives.',
      },
    ],
  },
  {
    key: 'prostate-psma-lutetium',
    language: 'en-us',
    diagnosis: 'C61',
    title: 'Lutetium PSMA or another tablet',
    contextName: 'Castration-resistant disease',
    gender: 'male',
    age: { magnitude: 75, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'My prostate cancer became resistant two years ago. I had abiraterone for 19 months, and PSA is now doubling every two months at 38. PSMA PET shows uptake in eleven bones and in nodes, all brighter than the liver, and no liver lesions. Hemoglobin is 10.9, platelets 176, creatinine clearance 49 ml per minute. I have not had docetaxel and would like to avoid it. Performance status is 1, I need a tramadol tablet at night.',
    question:
      'Can I have lutetium treatment without chemotherapy first? Is switching to enzalutamide worth trying? Do my kidneys and blood allow it?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Changing from abiraterone to enzalutamide works for a small minority and usually for a few months. Radioligand treatment before chemotherapy has delayed progression clearly compared with such a change and is approved for men for whom delaying docetaxel is appropriate. Your scan fits well. Hemoglobin and platelets are sufficient; the kidney function is borderline but acceptable, with counts and creatinine before each of the six doses. Dry mouth is the most frequent lasting effect. BRCA testing of tumor or blood should be done at the same time.',
      },
      {
        by: 'radiology',
        minutes: 20,
        text: 'Uptake above the liver in all lesions predicts a good response. I would like to see whether there are lesions on CT without uptake, because those will not be treated. A second tracer such as FDG is helpful if PSA is low for the amount of disease or if a lesion grows. With a clearance of 49 we watch closely but do not reduce the dose automatically.',
      },
    ],
  },
  {
    key: 'bladder-bcg-failure',
    language: 'en-us',
    diagnosis: 'C67.9',
    title: 'Carcinoma in situ after BCG: keep the bladder?',
    contextName: 'Bladder preservation',
    gender: 'male',
    age: { magnitude: 77, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'High-grade urothelial carcinoma of the bladder, first a papillary T1 tumor that was resected twice. I had six weekly BCG treatments and two maintenance courses. Cystoscopy five months after the last BCG shows carcinoma in situ in two places, no tumor in the muscle. CT is normal. I have COPD with two hospital stays last year, use oxygen at night, and live with my wife in a house with stairs.',
    question:
      'I am told that removal of the bladder is the standard. With my lungs I am afraid of it. Which bladder-sparing treatments are worth trying, and how long may I safely try?',
    answers: [
      {
        by: 'surgonc',
        minutes: 30,
        text: 'Cystectomy gives the best cancer control, but with night-time oxygen and recent admissions the risk of dying from the operation is several times the usual one. Trying to preserve the bladder is therefore justified. Gemcitabine followed by docetaxel into the bladder has given control in roughly half of patients at two years in large series and is well tolerated. Nadofaragene or the interleukin-15 agonist with BCG are further choices where available. I would limit the trial to six months without persistent in-situ disease and would repeat biopsies and cytology at three and six months.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'Pembrolizumab by infusion is approved for this situation, with a complete response in about four of ten patients, half of which last longer than a year. In a man with COPD, lung inflammation is a particular concern. I would place it after the intravesical options. If invasion occurs, radiation with a radiosensitizer would be my way rather than surgery.',
      },
    ],
  },
  {
    key: 'kidney-first-line',
    language: 'en-us',
    diagnosis: 'C64.9',
    title: 'Metastatic clear cell kidney cancer: which combination',
    contextName: 'First treatment',
    gender: 'female',
    age: { magnitude: 60, units: 'year' },
    asker: 'client',
    medium: 'audio',
    history:
      'Clear cell carcinoma of the left kidney, 9 cm, with lung metastases up to 1.6 cm and one in the adrenal gland, found four weeks ago. Hemoglobin 11.2, calcium normal, neutrophils and platelets normal, performance status 0. By the usual score I am told intermediate risk with two factors. I have ulcerative colitis that was last active six years ago and take mesalazine.',
    question:
      'Should I have two immunotherapy drugs or one with a tablet? Does colitis rule out immunotherapy? Should the kidney be removed first?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'Both ipilimumab with nivolumab and a PD-1 antibody with a tablet such as axitinib, cabozantinib or lenvatinib are established. The double immunotherapy offers more lasting remissions after treatment has stopped; the combination with a tablet shrinks tumors more reliably in the first months. With ulcerative colitis I would avoid ipilimumab, because severe colitis is its most typical effect. A PD-1 antibody with a tablet is possible when the bowel has been quiet for years, with the gastroenterologist informed and calprotectin measured beforehand. Diarrhea is then hard to assign to one drug, so axitinib with its short half-life has an advantage.',
      },
      {
        by: 'surgonc',
        minutes: 25,
        text: 'Immediate removal of the kidney is no longer automatic. With two risk factors and lung metastases I would start with drugs and think about nephrectomy after four to six months if the response is good and the remaining disease limited. Bleeding or pain that cannot be controlled would be a reason to operate earlier. The adrenal lesion can be taken out at the same time.',
        followUp: {
          question: 'Do the drugs make the operation riskier later?',
          reply:
            'Tissue planes are sometimes stickier after immunotherapy, and the tablet is stopped about two weeks before to allow healing. In experienced hands the complication rate is only slightly higher.',
        },
      },
    ],
  },
  {
    key: 'testis-residual',
    language: 'en-us',
    diagnosis: 'C62.9',
    title: 'Residual mass after chemotherapy for a non-seminoma',
    contextName: 'After chemotherapy',
    gender: 'male',
    age: { magnitude: 27, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Mixed germ cell tumor of the right testis with embryonal carcinoma and 30 percent teratoma. Stage IIC at the start with a 6.1 cm retroperitoneal mass, AFP 880 and beta-hCG 410, good risk. I had three cycles of bleomycin, etoposide and cisplatin. Six weeks later both markers are normal and the mass measures 2.3 cm. I have ringing in the ears. Sperm was frozen before treatment.',
    question:
      'Does the mass have to be taken out if the markers are normal? What is the chance that it is only scar, and will I lose ejaculation?',
    answers: [
      {
        by: 'surgonc',
        minutes: 30,
        text: 'Yes, a residual mass over one centimeter in a non-seminoma should be removed. Statistically about half are scar, four in ten contain teratoma and one in ten living cancer, and neither markers nor PET can tell them apart. Your primary tumor contained teratoma, which raises that share. Teratoma does not respond to chemotherapy and can grow or change later. A nerve-sparing template dissection keeps ejaculation in most men when the mass is on one side. The operation belongs in a center with regular experience, within six to eight weeks.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'I agree entirely. No further chemotherapy is needed if the specimen shows only scar or teratoma. If there is living cancer and it has been completely removed, watching or two further cycles are both acceptable. Please have a hearing test now and avoid other drugs that harm hearing.',
      },
    ],
  },
]
