import type { StoryQuestion } from '../question.ts'

export const otherQuestions: readonly StoryQuestion[] = [
  {
    key: 'melanoma-neoadjuvant',
    language: 'en-us',
    diagnosis: 'C43.6',
    title: 'Melanoma in the armpit: immunotherapy before surgery',
    contextName: 'Preoperative treatment',
    gender: 'male',
    age: { magnitude: 47, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'I had a melanoma of the left forearm removed three years ago, 1.6 mm thick, sentinel node negative. Now a node of 2.8 cm in the armpit is melanoma on needle biopsy. PET shows two suspicious nodes and nothing else, brain MRI is clear. BRAF V600E is present, LDH normal. I have mild psoriasis treated with cream.',
    question:
      'Should I have immunotherapy before the operation? One drug or two? What is the role of BRAF tablets in this situation?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Yes. Giving part of the immunotherapy before surgery has clearly lowered the rate of recurrence compared with giving all of it afterwards. Two cycles of ipilimumab and nivolumab lead to a major response in about six of ten patients, and those may be spared further drug treatment. A PD-1 antibody alone is gentler and less effective. Psoriasis may flare but is no obstacle. I would choose two doses of the combination with the lower ipilimumab dose, scan after six weeks, operate, and let the specimen decide. With BRAF V600E the tablets are a good choice afterwards if the response was poor.',
        followUp: {
          question: 'If all tumor is dead in the specimen, can I skip the full node dissection?',
          reply:
            'Studies have looked at removing only the marked node after a major response, with encouraging results. It is not yet standard everywhere. If your surgeon placed a marker in the positive node before treatment, the question can be raised; please ask now, because the marker cannot be placed later.',
        },
      },
      {
        by: 'surgonc',
        minutes: 20,
        text: 'I would place a clip in the largest node this week. Surgery six weeks after the first dose is usual, and it should not be put off for side effects that can be treated with steroids. A full axillary dissection carries a risk of lymphedema of 10 to 20 percent.',
      },
    ],
  },
  {
    key: 'glioblastoma-older',
    language: 'en-us',
    diagnosis: 'C71.2',
    title: 'Glioblastoma at 74: short or long radiation',
    contextName: 'First treatment',
    gender: 'female',
    age: { magnitude: 74, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Our mother had sudden word-finding problems. MRI showed a 4 cm tumor in the left temporal lobe, which was largely removed three weeks ago. It is a glioblastoma, IDH wild type, MGMT promoter methylated. She speaks in short sentences, understands well, walks alone and needs help with bathing. Her performance score is 70. She takes levetiracetam and dexamethasone 2 mg.',
    question:
      'Is three weeks of radiation with temozolomide as good as six weeks? Would temozolomide alone be enough with methylation? Should she wear the electric field device?',
    answers: [
      {
        by: 'radonc',
        minutes: 30,
        text: 'For people over 65 to 70, three weeks of radiation with temozolomide is a standard, with a clear benefit of the drug when MGMT is methylated. Six weeks has not been shown to be better at this age and takes more out of her. Temozolomide alone is an alternative in methylated tumors if daily trips are too much. With a score of 70 and good surgery I would give three weeks with the drug and then monthly temozolomide for six to twelve months as tolerated. Lower the dexamethasone as quickly as symptoms allow.',
      },
      {
        by: 'medonc',
        minutes: 25,
        text: 'I would do the same. The electric field device has added some months in a large study that included older patients, but it means shaving the head and wearing arrays for at least 18 hours a day. I would offer it after radiation without pressing it. Speech therapy should begin now. Irritability can come from levetiracetam, so let the team know if her mood changes.',
        followUp: {
          question: 'The first MRI after radiation is in four weeks. What if it looks worse?',
          reply:
            'Apparent growth in the first three months is often the effect of treatment, in particular with methylation. Unless she is clearly worse, one continues and repeats the MRI after four to eight weeks, with perfusion imaging if available.',
        },
      },
    ],
  },
  {
    key: 'gist-exon11',
    language: 'en-us',
    diagnosis: 'C49.A2',
    title: 'Stomach GIST after surgery: three years of imatinib?',
    contextName: 'Adjuvant treatment',
    gender: 'female',
    age: { magnitude: 56, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Gastrointestinal stromal tumor of the stomach, 8.4 cm, seven mitoses per 5 square millimeters, removed in one piece with clear margins and no rupture. KIT exon 11 deletion. I have taken imatinib 400 mg for five months. I have swelling around the eyes, cramps in the calves and hemoglobin of 11.1. Liver values are normal.',
    question: 'Do I really need three years, or even longer? Could I take 300 mg because of the side effects?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'By size and mitoses your risk without treatment is high, around one in two or a little more. Three years of imatinib improved survival compared with one, and the exon 11 deletion predicts that you benefit. Longer treatment delays recurrence further; whether it prolongs life is being studied. I would set three years as the goal and speak about more at that point. Swelling and cramps can be treated: less salt, the tablet with the evening meal, magnesium and tonic water for the cramps. 300 mg is acceptable for a period if the cramps disturb sleep, and a blood level can show whether that is sufficient. The anemia deserves iron, B12 and folate tests before it is blamed on the drug.',
      },
    ],
  },
  {
    key: 'thyroid-radioiodine',
    language: 'en-us',
    diagnosis: 'C73',
    title: 'Radioiodine after thyroid surgery: needed or not',
    contextName: 'After surgery',
    gender: 'female',
    age: { magnitude: 38, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Papillary thyroid cancer, classical type, 1.7 cm in the right lobe, total thyroidectomy with central nodes. Three of seven nodes had deposits, the largest 3 mm, no extension outside the capsule. pT1b N1a. Six weeks later thyroglobulin is 0.3 with TSH suppressed, antibodies are negative, ultrasound of the neck is clear. We hope for a second child next year.',
    question:
      'My first doctor recommends radioiodine because nodes were positive. Another says that it is not needed. Who is right, and how would it affect pregnancy plans?',
    answers: [
      {
        by: 'surgonc',
        minutes: 25,
        text: 'You have low-risk disease by the usual criteria: a small tumor and fewer than five small node deposits. With a thyroglobulin of 0.3 the benefit of radioiodine is very small, and a randomized study of low-risk disease found follow-up without it to be as good, though patients with node deposits were few. I would not give it, and would repeat thyroglobulin and ultrasound after six and twelve months. It can be given later without loss if the value rises.',
      },
      {
        by: 'medonc',
        minutes: 15,
        text: 'I agree. After radioiodine, pregnancy should wait for six to twelve months, so leaving it out also keeps your plan. Before conception, TSH should be in the low normal range, and the levothyroxine dose must be raised by about a quarter to a third as soon as the test is positive.',
      },
    ],
  },
  {
    key: 'unknown-primary',
    language: 'en-us',
    diagnosis: 'C80.1',
    title: 'Cancer of unknown primary in the liver and nodes',
    contextName: 'Finding the origin',
    gender: 'male',
    age: { magnitude: 67, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Adenocarcinoma in liver metastases and retroperitoneal nodes. Immunohistochemistry: CK7 positive, CK20 negative, CDX2 weakly positive, TTF-1, PSA, GATA3 and PAX8 negative. CT, PET, gastroscopy, colonoscopy and endoscopic ultrasound show no primary. CA 19-9 is 210, CEA 14. Sequencing shows KRAS G12D, mismatch repair proficient, tumor mutational burden 4. Performance status 1, bilirubin normal.',
    question:
      'Would you treat as pancreatobiliary? Is an expression-based assay of origin worth sending? Which regimen and how many cycles before you look again?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'The profile with CK7, weak CDX2, KRAS G12D and raised CA 19-9 points to the pancreatobiliary tract or upper gastrointestinal tract. I would treat it as such. In a fit man I would give gemcitabine and cisplatin with a PD-L1 antibody if bile ducts seem more likely, or FOLFIRINOX if pancreas seems more likely; FOLFOX is a compromise that covers stomach as well. Assays of origin name a tissue in most cases, but treating according to them has not clearly lengthened survival. I would send one only if the answer could change the drugs. Scan after eight weeks.',
      },
      {
        by: 'path',
        minutes: 20,
        text: 'I would add SMAD4, HER2, MUC5AC, arginase and albumin in-situ hybridization; loss of SMAD4 favors pancreas and albumin favors an intrahepatic bile duct tumor. An intrahepatic cholangiocarcinoma with satellite lesions is often labeled as unknown primary. Please look at the liver imaging again for one dominant lesion. HER2 can be amplified and would open a targeted option.',
      },
    ],
  },
]
