import type { StoryQuestion } from '../question.ts'

export const gynecologicQuestions: readonly StoryQuestion[] = [
  {
    key: 'ovary-maintenance',
    language: 'en-us',
    diagnosis: 'C56.9',
    title: 'Maintenance after first-line treatment of ovarian cancer',
    contextName: 'Maintenance',
    gender: 'female',
    age: { magnitude: 62, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'High-grade serous ovarian cancer, stage IIIC. Primary surgery left no visible tumor. Six cycles of carboplatin and paclitaxel ended five weeks ago, CA-125 fell from 1,140 to 11, and the scan is clear. No BRCA1 or BRCA2 variant in blood or tumor, but the tumor test for homologous recombination deficiency is positive. Platelets were as low as 62 during chemotherapy and are now 148. I weigh 59 kg and have mild high blood pressure.',
    question:
      'Should I take a PARP inhibitor, bevacizumab, or both? How is the dose chosen with my platelets, and for how long would I take it?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'With a positive test for homologous recombination deficiency the benefit of a PARP inhibitor is well established even without a BRCA variant. There are two reasonable ways: niraparib alone, or olaparib together with bevacizumab. The combination is an option mainly if bevacizumab was already started with chemotherapy, which I understand was not the case. I would therefore take niraparib. With a weight of 59 kg and platelets of 148 the starting dose is 200 mg, which has cut serious platelet problems considerably. Blood counts weekly in the first month, and blood pressure at home.',
        followUp: {
          question: 'I have read that these drugs can cause leukemia. How large is that risk?',
          reply:
            'In first-line use it is around one percent or a little above over several years, and part of it is due to the chemotherapy before. It is the reason why treatment ends after two to three years and why a long-lasting fall in blood counts must be looked into with a bone marrow test.',
        },
      },
      {
        by: 'surgonc',
        minutes: 20,
        text: 'Complete removal is the best starting point you could have. I agree with a PARP inhibitor alone. I would add that follow-up by symptoms and examination is enough, with CA-125 if you wish to have it measured; finding a rise early has not been shown to lengthen life. Hot flashes after removal of the ovaries can be treated, so please mention them.',
      },
    ],
  },
  {
    key: 'endometrium-mmrd',
    language: 'en-us',
    diagnosis: 'C54.1',
    title: 'Recurrent endometrial cancer with mismatch repair deficiency',
    contextName: 'Recurrence',
    gender: 'female',
    age: { magnitude: 69, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'My mother had a hysterectomy for endometrioid endometrial cancer, grade 2, stage IB, followed by vaginal brachytherapy. After sixteen months nodes along the aorta have appeared, the largest 2.6 cm, and a biopsy confirmed recurrence. MLH1 and PMS2 are lost and the MLH1 promoter is methylated. She has diabetes treated with metformin, rheumatoid arthritis on methotrexate 15 mg weekly, and a creatinine clearance of 55 ml per minute. Performance status is 1.',
    question:
      'Should she have chemotherapy together with immunotherapy or immunotherapy alone? Is immunotherapy possible with rheumatoid arthritis? Could radiation cure this?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'For a first recurrence with mismatch repair deficiency, carboplatin and paclitaxel with a PD-1 or PD-L1 antibody, continued as maintenance, has produced long-lasting control in a large share of patients. Immunotherapy alone is being compared with the combination and is a fair choice for someone who cannot or does not want to have chemotherapy. The rheumatoid arthritis is no absolute obstacle. Flares occur in about half of patients and are mostly controlled with low-dose steroids. I would want her rheumatologist involved before the first dose and the disease quiet on methotrexate. Because the promoter is methylated, Lynch syndrome is unlikely and her children do not need a test for that reason.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'Disease limited to aortic nodes can be treated with curative intent by radiation in selected patients, provided that PET shows nothing else. The field is long and the bowel limits the dose, but modern technique makes 55 to 60 Gy to the enlarged nodes possible. I would ask for a PET first. If it shows only those nodes, I would offer radiation after several months of systemic treatment. If there is more, drugs alone.',
      },
    ],
  },
  {
    key: 'cervix-locally-advanced',
    language: 'en-us',
    diagnosis: 'C53.9',
    title: 'Stage IIIC1 cervical cancer and immunotherapy with chemoradiation',
    contextName: 'First treatment',
    gender: 'female',
    age: { magnitude: 41, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Squamous cell carcinoma of the cervix, 5.2 cm, parametrial involvement on the left, two pelvic nodes of 1.4 and 1.1 cm that are PET-positive, no para-aortic uptake. Stage IIIC1. Creatinine is normal after a ureteral stent for mild hydronephrosis. Hemoglobin 9.6. HIV negative. She has well-controlled autoimmune thyroiditis.',
    question:
      'Would you add pembrolizumab to weekly cisplatin and radiation, and would you give induction chemotherapy? Would you extend the field to the para-aortic region, and how do you handle the anemia?',
    answers: [
      {
        by: 'radonc',
        minutes: 35,
        text: 'I would give chemoradiation with an integrated boost to the two nodes and MRI-guided brachytherapy, completed within seven to eight weeks; time matters as much as dose. I would extend the field to the renal vessels only if a common iliac node were involved or three or more pelvic nodes. With two pelvic nodes I would cover to the aortic bifurcation. I would transfuse to keep hemoglobin around 10 and look for bleeding, although the benefit of transfusion is not proven.',
      },
      {
        by: 'medonc',
        minutes: 30,
        text: 'For node-positive stage III disease, adding pembrolizumab to chemoradiation has improved survival and I would offer it. Short induction with weekly carboplatin and paclitaxel has also improved survival in a randomized comparison. The two have not been combined in a trial, so I would choose one of them. With thyroiditis on replacement there is no added concern. I would choose pembrolizumab here because of stage III, and induction where immunotherapy is not available.',
      },
    ],
  },
  {
    key: 'ovary-platinum-resistant',
    language: 'en-us',
    diagnosis: 'C56.3',
    title: 'Ovarian cancer returning four months after platinum',
    contextName: 'Platinum-resistant disease',
    gender: 'female',
    age: { magnitude: 71, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'High-grade serous cancer of both ovaries, first treated three years ago. Second relapse came four months after carboplatin with liposomal doxorubicin. I took niraparib for eleven months before that. CT shows peritoneal nodules and a small amount of fluid, bowel moves normally. The tumor was tested for folate receptor alpha, with strong staining in 80 percent of cells. I have early cataracts in both eyes and wear glasses. Performance status is 1.',
    question:
      'Is mirvetuximab a good choice for me with cataracts? What would you use otherwise, and would bevacizumab be dangerous for the bowel?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'With staining of 80 percent you qualify, and in platinum-resistant disease mirvetuximab has given longer survival and better tolerance than conventional chemotherapy. Early cataracts are not an exclusion. You need an eye examination before the start and then every second cycle, steroid eye drops as prescribed, and lubricating drops, and no contact lenses. Blurred vision affects about half of patients and mostly recovers with a pause. The alternative is weekly paclitaxel, with bevacizumab if the bowel is not involved on CT. From your description there is no obstruction, so bevacizumab would be possible, with attention to blood pressure and protein in the urine.',
      },
      {
        by: 'surgonc',
        minutes: 15,
        text: 'A further operation would not help here because the disease is spread over the peritoneum and the platinum-free interval is short. If the fluid makes you uncomfortable, drainage with a small permanent catheter can be done at home. Please report cramps with vomiting at once.',
      },
    ],
  },
]
