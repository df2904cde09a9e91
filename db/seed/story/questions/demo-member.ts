import type { StoryQuestion } from '../question.ts'

const about = {
  language: 'en-us',
  gender: 'female',
  age: { magnitude: 55, units: 'year' },
  asker: 'client',
  medium: 'messenger',
} as const

/**
 * What the member of the demo asks about her two cancers, each once, by the number of the discussion that tells it: breast
 * cancer found in spring, and years before that a thin melanoma.
 */
export const demoMemberQuestions: ReadonlyMap<number, StoryQuestion> = new Map<number, StoryQuestion>([
  [
    65,
    {
      ...about,
      key: 'demo-chemotherapy',
      diagnosis: 'C50.9',
      title: 'Chemotherapy after menopause with one positive node',
      contextName: 'After surgery',
      history:
        'Surgery of the left breast in spring: invasive ductal carcinoma, 21 mm, grade 2, margins clear, one of three sentinel nodes positive. Estrogen receptor 95 percent, progesterone receptor 70 percent, HER2 negative, Ki-67 18 percent. The recurrence score is 17. My last period was four years ago. I take lisinopril for blood pressure and am otherwise well.',
      question: 'Do I gain anything from chemotherapy, or are hormone tablets enough? How soon should they begin?',
      answers: [
        {
          by: 'medonc',
          minutes: 30,
          text: 'With a recurrence score of 17 after menopause I would leave chemotherapy out. In the large randomized trial on one to three positive nodes, women after menopause with a score of 25 or less had no benefit from it. Letrozole for at least five years is the main treatment and can begin now, four to six weeks after surgery, or after radiation if you prefer one thing at a time.',
          followUp: {
            question: 'Would your advice change if the tumor had been of grade 3?',
            reply:
              'Not with this score. The test was done on the tumor itself and already reflects how fast it grows. Grade 3 would make me look more closely at a second tablet beside letrozole.',
          },
        },
        {
          by: 'medonc',
          minutes: 25,
          text: 'I agree. The chance that the disease returns elsewhere within nine years is around ten percent with tablets alone, and chemotherapy would not lower it in a measurable way. Please have a bone density scan before the first tablet, because aromatase inhibitors thin the bone.',
        },
        {
          by: 'radonc',
          minutes: 20,
          text: 'From the side of radiation nothing speaks against starting letrozole at once; it may be taken during radiation. Without chemotherapy, radiation should start within eight to twelve weeks after surgery.',
        },
      ],
    },
  ],
  [
    73,
    {
      ...about,
      key: 'demo-genes',
      diagnosis: 'C50.9',
      title: 'Genetic testing after breast cancer at 55',
      contextName: null,
      history:
        'Hormone receptor positive, HER2-negative cancer of the left breast, 21 mm, one positive node, operated in spring. I had a thin melanoma of the calf six years ago. My mother had breast cancer at 71, my aunt on the same side pancreatic cancer at 66. I have two daughters of 24 and 27.',
      question: 'Should I be tested for inherited mutations, and what would it change for my daughters and me?',
      answers: [
        {
          by: 'medonc',
          minutes: 25,
          text: 'Yes. Breast cancer together with pancreatic cancer in a close relative meets the usual criteria at any age. I would order a panel with BRCA1, BRCA2, PALB2, ATM, CHEK2 and CDKN2A. The last one links melanoma with pancreatic cancer. A BRCA mutation would open the way to a year of olaparib only if your risk were higher than it is, but it would change the advice for your ovaries.',
        },
        {
          by: 'surgonc',
          minutes: 20,
          text: 'The test is a tube of blood or saliva and takes two to three weeks. If it finds nothing, your left breast needs no more surgery. If it finds a BRCA or PALB2 mutation, MRI each year or removal of both breasts can be discussed without hurry. Your daughters should be tested only if you carry a mutation; before that there is nothing to look for.',
        },
        {
          by: 'medonc',
          minutes: 20,
          text: 'I would add a talk with a genetic counselor before the blood is drawn. One panel in six reports a variant of unknown meaning, which should change nothing, and it helps to hear this beforehand.',
        },
      ],
    },
  ],
  [
    80,
    {
      ...about,
      key: 'demo-nodes',
      diagnosis: 'C50.9',
      medium: 'video',
      title: 'Radiation of the lymph nodes after one positive node',
      contextName: 'After surgery',
      history:
        'Left breast cancer, 21 mm, grade 2, hormone receptor positive and HER2 negative. Breast-conserving surgery with clear margins; one of three sentinel nodes held a 4 mm deposit. No more nodes were taken out. Radiation of the breast is planned in fifteen sessions. I play the violin and worry about my arm.',
      question:
        'Should the nodes in the armpit and above the collarbone be radiated too? What does this mean for arm and heart?',
      answers: [
        {
          by: 'radonc',
          minutes: 30,
          text: 'High tangents that reach the lower armpit are enough for many people in your situation. I would add the nodes above the collarbone only if the final report shows growth beyond the node.',
        },
        {
          by: 'medonc',
          minutes: 25,
          text: 'Your risk is low enough that I would weigh swelling of the arm more than the small gain from wider fields.',
        },
      ],
    },
  ],
  [
    49,
    {
      ...about,
      key: 'demo-joints',
      diagnosis: 'C50.9',
      title: 'Joint pain on letrozole: stay or switch',
      contextName: 'Side effects',
      history:
        'I have taken letrozole for four months after surgery and radiation for cancer of the left breast, 21 mm, one positive node, estrogen receptor 95 percent. For ten weeks my fingers and knees have been stiff for an hour each morning. Ibuprofen helps for some hours. Vitamin D is 34. I also take lisinopril and calcium.',
      question: 'Does this pass? Would another tablet be better for me, and do I lose protection if I change?',
      answers: [
        {
          by: 'medonc',
          minutes: 25,
          text: 'Stiffness of this kind begins within the first three months in about half of all women and often eases after six to twelve. A break of two to four weeks shows whether letrozole is the cause. Afterwards I would go on with exemestane or anastrozole: four in ten tolerate the second tablet well. A change does not cost protection; stopping early does. With lisinopril please keep ibuprofen to short periods.',
        },
        {
          by: 'medonc',
          minutes: 20,
          text: 'Before changing I would try exercise with weights three times a week and duloxetine 30 mg, then 60 mg. Both were better than placebo in trials. Acupuncture helped too, for as long as it was given. If nothing works, tamoxifen is a sound choice after menopause when clots are no issue.',
        },
        {
          by: 'medonc',
          minutes: 20,
          text: 'I would check thyroid and rheumatoid factors once, so that nothing else is missed.',
        },
      ],
    },
  ],
  [
    0,
    {
      ...about,
      key: 'demo-bones',
      diagnosis: 'C50.9',
      title: 'Bone protection on letrozole',
      contextName: 'Side effects',
      history:
        'I take letrozole after surgery for hormone receptor positive cancer of the left breast with one positive node. The bone density scan shows a T-score of minus 1.8 at the hip. I take calcium 600 mg with vitamin D. A dental implant is planned for next year. No fractures so far.',
      question: 'Do I need an infusion for my bones now? Before or after the implant?',
      answers: [
        {
          by: 'medonc',
          minutes: 20,
          text: 'Zoledronic acid every six months for three years protects the bone and slightly lowers the chance of metastases after menopause. Have the implant placed and healed first.',
        },
        {
          by: 'medonc',
          minutes: 20,
          text: 'I would begin now and plan the implant two months after an infusion, with your dentist.',
        },
        { by: 'medonc', minutes: 15, text: 'Another bone density scan in two years is enough either way.' },
      ],
    },
  ],
  [
    24,
    {
      ...about,
      key: 'demo-abemaciclib',
      diagnosis: 'C50.9',
      title: 'A second tablet beside letrozole',
      contextName: 'After surgery',
      history:
        'Breast cancer on the left, operated in spring, one positive node, hormone receptors positive. Letrozole.',
      question: 'I have read of ribociclib and abemaciclib for early disease. Is one of them for me?',
      answers: [
        {
          by: 'medonc',
          minutes: 20,
          text: 'With one node and grade 2 abemaciclib was not tested; ribociclib for three years was. The gain is a few percent.',
        },
        { by: 'medonc', minutes: 20, text: 'I would keep it simple and stay with letrozole.' },
      ],
    },
  ],
  [
    1,
    {
      ...about,
      key: 'demo-melanoma',
      diagnosis: 'C43.7',
      title: 'Thin melanoma on the calf: six years on',
      contextName: 'Follow-up',
      history:
        'Superficial spreading melanoma of the right calf taken out six years ago, Breslow 0.6 mm, no ulceration, no mitoses, wide excision clear. I have been seen each year since. In spring I was treated for breast cancer. Last month a brown spot of 5 mm appeared two centimeters from the scar.',
      question: 'Is this more likely a new mole or a return? Which tests are worthwhile after six years?',
      answers: [
        {
          by: 'surgonc',
          minutes: 25,
          text: 'A return beside the scar of a 0.6 mm melanoma is rare, around one in a hundred, but a new pigmented spot at this age should be taken out, not watched. An excision with a margin of 2 mm under local anesthesia gives the answer within a week. A scan is not needed before that.',
        },
        {
          by: 'medonc',
          minutes: 20,
          text: 'I agree with taking it out. With a first melanoma the chance of a second, independent one is about five percent in ten years, which is more likely than a return. Blood tests and scans have no place in the follow-up of a thin melanoma.',
        },
        {
          by: 'surgonc',
          minutes: 20,
          text: 'Please have the whole skin looked at by dermatoscope at the same visit, and the nodes of the groin felt. Breast cancer and melanoma in one person are another reason for genetic counseling if that has not been done.',
        },
      ],
    },
  ],
  [
    16,
    {
      ...about,
      key: 'demo-melanoma-followup',
      diagnosis: 'C43.7',
      title: 'How often to be seen after a thin melanoma',
      contextName: 'Follow-up',
      history:
        'Melanoma of the right calf six years ago, Breslow 0.6 mm, no ulceration. Yearly visits since, nothing found until a spot near the scar, which was taken out last week and was a harmless mole. I have fair skin and about sixty moles.',
      question: 'May the visits end after ten years? Are photographs of the whole skin useful for me?',
      answers: [
        {
          by: 'surgonc',
          minutes: 20,
          text: 'A yearly look at the skin is for life; the visits for the melanoma itself may end after ten years.',
        },
        { by: 'medonc', minutes: 15, text: 'With sixty moles photographs of the whole skin are worthwhile.' },
      ],
    },
  ],
])
