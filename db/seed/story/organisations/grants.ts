import type { StoryGrant } from '../organisation.ts'

/** The three funding sources. */
export const grants: readonly StoryGrant[] = [
  {
    key: 'beacon',
    name: 'Beacon Fund for Breast and Gynecologic Cancer',
    displayTitle: 'Beacon Fund',
    description:
      'An independent educational fund that pays for expert discussions on breast and gynecologic cancer. The sponsor has no part in choosing questions or experts and sees no clinical text.',
    shortDescription: '<p>Expert answers on breast and gynecologic cancer, at no cost to you.</p>',
    frontMatter: 'cms:beacon-front-matter',
    priority: 10,
    expertSelectionMode: 'grant_first',
    csrReview: 'auto',
    panelSize: 3,
    firstReminder: 6,
    secondReminder: 18,
    activeFromDay: -400,
    domains: ['Breast', 'Female genital organs'],
    pools: ['breast', 'gyn-rare'],
    plans: ['standard', 'northfield', 'pink-lantern', 'westbrook'],
  },
  {
    key: 'open-door',
    name: 'Open Door Program',
    displayTitle: 'Open Door',
    description:
      'Covers every cancer for members of participating plans, where no more specific fund applies. Financed by pooled contributions of the plans.',
    shortDescription: '<p>Expert answers on every kind of cancer, covered by your plan.</p>',
    frontMatter:
      '<h2>Open Door Program</h2><p>Discussions under this program are written by practicing specialists who are paid for their time at their own hourly rate. They are not told which plan a question comes from.</p><p><strong>Purpose.</strong> To help members and their doctors understand the options at a decision point. A discussion does not replace the care of your own team.</p>',
    priority: 50,
    expertSelectionMode: 'all',
    panelSize: 3,
    activeFromDay: -300,
    pools: ['breast', 'thoracic', 'gi', 'gu', 'gyn-rare', 'blood', 'radiation'],
    plans: ['standard', 'northfield', 'pink-lantern', 'aster'],
  },
  {
    key: 'marrow',
    name: 'Marrow Initiative for Blood Cancers',
    displayTitle: 'Marrow Initiative',
    description:
      'A time-limited academic program on lymphoma, myeloma, leukemia and related conditions. Every question is read by staff before it is released.',
    shortDescription: '<p>Two specialists for blood cancers answer each question, after a check by our staff.</p>',
    frontMatter: 'cms:marrow-front-matter',
    priority: 20,
    expertSelectionMode: 'grant_only',
    csrReview: 'yes',
    panelSize: 2,
    maxResponseTime: 36,
    maxQueryDuration: 240,
    firstReminder: 12,
    secondReminder: 24,
    activeFromDay: -180,
    activeToDay: 365,
    region: { name: 'North America, Europe and China', countryCodes: 'US,CA,GB,IE,CN' },
    domains: [
      'Lymphoma',
      'Myeloma and plasma cell neoplasms',
      'Leukemia',
      'Myelodysplastic, myeloproliferative and histiocytic',
    ],
    pools: ['blood'],
    plans: ['standard', 'westbrook', 'northfield'],
  },
]
