export interface StoryPaper {
  name: string
  description: string
  /** what stands in the document */
  lines: readonly string[]
}

export interface StoryFile extends StoryPaper {
  daysAgo: number
}

/** Documents of plans. The plan is named by its alias. */
export const storyFiles: readonly (StoryFile & { plan: string })[] = [
  {
    plan: 'northfield',
    name: 'Service agreement.pdf',
    description: 'Signed by both sides',
    daysAgo: 360,
    lines: [
      'Between Northfield Manufacturing and Consilium.',
      'Contract number NF-2024-0117.',
      'Employees and their families may put questions to panels of specialists.',
      'The employer learns how many questions are asked in a quarter, and nothing of what they say.',
    ],
  },
  {
    plan: 'northfield',
    name: 'Welcome letter.pdf',
    description: 'Sent with the benefits package',
    daysAgo: 300,
    lines: [
      'Welcome to Northfield Cancer Care.',
      'Register with your private e-mail address on the page that your benefits office names.',
      'A question usually has its first expert answer within a day.',
    ],
  },
  {
    plan: 'standard',
    name: 'Member guide.pdf',
    description: 'What to have at hand before asking',
    daysAgo: 120,
    lines: [
      'Before you ask:',
      'have your latest reports at hand;',
      'say which treatments have been given so far, and when the last scan was done;',
      'put one question at a time.',
    ],
  },
  {
    plan: 'westbrook',
    name: 'Consult network rules.pdf',
    description: 'How cases may be used for teaching',
    daysAgo: 45,
    lines: [
      'Panelists answer independently first.',
      'Discussions are used for teaching only after all identifying details have been removed,',
      'and only when the person who asked agrees each time.',
    ],
  },
]

/** Papers that members keep for themselves, to have them at hand when they ask. */
export const ownFiles: readonly (StoryFile & { owner: string })[] = [
  {
    owner: 'member@consilium.test',
    name: 'Pathology report.pdf',
    description: 'Surgery in spring',
    daysAgo: 64,
    lines: [
      'Invasive ductal carcinoma of the left breast, 21 mm, grade 2.',
      'Margins clear, one of three sentinel nodes positive.',
      'Estrogen receptor 95 %, progesterone receptor 70 %, HER2 negative, Ki-67 18 %.',
    ],
  },
  {
    owner: 'member@consilium.test',
    name: 'Medication list.pdf',
    description: 'As of this month',
    daysAgo: 12,
    lines: [
      'Letrozole 2.5 mg, once a day, in the morning.',
      'Calcium 600 mg with vitamin D, once a day.',
      'Lisinopril 10 mg, once a day.',
      'No known allergies.',
    ],
  },
]

/** Papers that askers attached to discussions, which are over by now. */
export const attachedFiles: readonly (StoryPaper & { asker: string; title: string })[] = [
  {
    asker: 'member@consilium.test',
    title: 'Chemotherapy after menopause with one positive node',
    name: 'Recurrence score.pdf',
    description: 'The test on the tumor',
    lines: [
      'Recurrence score: 17.',
      'Chance of a return elsewhere within nine years with tablets alone: 10 %.',
      'Estrogen receptor, progesterone receptor: positive. HER2: negative.',
    ],
  },
  {
    asker: 'member@consilium.test',
    title: 'Genetic testing after breast cancer at 55',
    name: 'Family tree.pdf',
    description: 'Cancers in my family',
    lines: [
      'Mother: breast cancer at 71.',
      'Aunt, sister of the mother: pancreatic cancer at 66.',
      'Myself: melanoma of the calf at 49, breast cancer at 55.',
      'Daughters of 24 and 27: well.',
    ],
  },
]
