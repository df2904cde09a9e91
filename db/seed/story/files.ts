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
    title: 'Pancreatic head cancer touching the vein',
    name: 'CT after chemotherapy.pdf',
    description: 'The scan after four cycles',
    lines: [
      'Mass in the head of the pancreas, 3.2 cm, before 3.3 cm.',
      'Contact with the portal vein over half of its circumference, unchanged.',
      'No contact with an artery. Stent of the bile duct in place.',
      'No sign of spread to liver or peritoneum.',
    ],
  },
  {
    asker: 'member@consilium.test',
    title: 'Intrahepatic bile duct cancer with an FGFR2 fusion',
    name: 'Sequencing report.pdf',
    description: 'From the biopsy of the liver',
    lines: [
      'FGFR2-BICC1 fusion found.',
      'IDH1 and IDH2: no change found.',
      'HER2: not amplified. Microsatellites stable.',
      'Tumor mutational burden: 3 per megabase.',
    ],
  },
]
