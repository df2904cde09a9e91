import type { StoryPlan } from '../organisation.ts'

/** The six plans; between them they show every setting that changes how a discussion runs. */
export const plans: readonly StoryPlan[] = [
  {
    alias: 'standard', type: 'standard', name: 'Consilium Standard', sponsorName: 'Consilium Foundation', displayTitle: 'Standard', theme: 'consilium',
    dashboardMessage: '<p>Welcome. A question usually has its first expert answer <strong>within a day</strong>. Have your latest reports at hand when you begin; you can stop at any step and go on later.</p>',
    registrationText:
      '<h2>Join Consilium Standard</h2><p>Put a question about a cancer diagnosis to a panel of independent specialists and read their written answers.</p><ul><li>Three specialists answer each question.</li><li>You can ask them back.</li><li>Your name is never shown to them unless you choose so.</li></ul><p>Membership is free of charge. You need an e-mail address and ten minutes.</p>',
    media: ['messenger', 'audio', 'video'], expertSelectionMode: 'grant_first', anonymousAllowed: true, effectiveDay: -420,
    pools: ['community'],
    links: [
      { slug: 'join-standard', description: 'Public sign-up page', userType: 1 },
      { slug: 'standard-physicians', description: 'For physicians who ask for their patients', userType: 5 },
    ],
    surges: [],
  },
  {
    alias: 'northfield', type: 'employer', name: 'Northfield Manufacturing Cancer Care', sponsorName: 'Northfield Manufacturing', displayTitle: 'Northfield Cancer Care', theme: 'harbor',
    dashboardMessage: '<p>This benefit is paid for by Northfield. <strong>Your employer never sees your questions</strong>, only how many were asked in a quarter.</p>',
    registrationText:
      '<h2>For employees of Northfield and their families</h2><p>If you or someone you care for has cancer, you can put your questions to specialists who see that disease every day. The service is confidential and part of your benefits.</p><p>Please register with your private e-mail address.</p>',
    media: ['messenger', 'video'], expertSelectionMode: 'all', localPoolWeight: 2, genderOptOut: true, matchByRegion: true, countryCodes: 'US', effectiveDay: -365,
    pools: ['community'],
    links: [
      { slug: 'northfield', description: 'Benefits page and welcome letter', userType: 1 },
      { slug: 'northfield-families', description: 'Leaflet for family members', userType: 1 },
    ],
    surges: [
      { description: 'Winter holidays: answers on public holidays', startDay: -6, endDay: 12, multiple: 1.5 },
      { description: 'Congress weeks: many experts are away', startDay: -95, endDay: -20, multiple: 1.25 },
      { description: 'Launch month', startDay: -365, endDay: -334, multiple: 1.25 },
    ],
  },
  {
    alias: 'pink-lantern', type: 'advocacy', name: 'Pink Lantern Alliance', sponsorName: 'Pink Lantern Alliance', displayTitle: 'Pink Lantern', theme: 'consilium',
    dashboardMessage: '<p>Members of Pink Lantern read each other’s released discussions. Your name is hidden when you ask anonymously.</p>',
    registrationText:
      '<h2>Ask together</h2><p>Pink Lantern brings people with breast and gynecologic cancers together. With this membership you can ask specialists and read what others have asked, with names removed.</p><ul><li>Every question is read by staff before it is released.</li><li>You can ask anonymously.</li></ul>',
    media: ['messenger'], csrReview: 'yes', sharedQueries: true, anonymousAllowed: true, effectiveDay: -250,
    domains: ['Breast', 'Female genital organs'], pools: ['breast', 'gyn-rare'],
    links: [{ slug: 'pink-lantern', description: 'Link on the website of the alliance', userType: 1 }],
    surges: [],
  },
  {
    alias: 'westbrook', type: 'academic', name: 'Westbrook University Consult Network', sponsorName: 'Westbrook University', displayTitle: 'Westbrook Consult', theme: 'meridian',
    dashboardMessage: '<p>Panelists answer <strong>independently first</strong>: each writes without seeing the others, then all answers open to the whole panel. Use the question builder when you want the panel to vote on several points.</p>',
    registrationText:
      '<h2>Westbrook Consult</h2><p>For patients of the Westbrook clinics and for physicians of its referral network. Discussions may be used for teaching after all identifying details have been removed; you are asked each time.</p>',
    media: ['messenger', 'audio', 'video'], expertSelectionMode: 'user_choice', csrReview: 'auto', independentFirst: true, surveyBuilder: true, sharedQueries: true,
    panelSize: 4, maxResponseTime: 48, maxQueryDuration: 336, effectiveDay: -330,
    pools: ['breast', 'gi', 'blood', 'radiation'],
    links: [
      { slug: 'westbrook-patients', description: 'Patient portal of the clinics', userType: 1 },
      { slug: 'westbrook-network', description: 'Referring physicians', userType: 5 },
    ],
    surges: [{ description: 'Weekend cover', startDay: 2, endDay: 3, multiple: 1.2 }],
  },
  {
    alias: 'aster', type: 'trial', name: 'ASTER Study Support', sponsorName: 'ASTER Study Group', displayTitle: 'ASTER support', theme: 'meridian',
    dashboardMessage: '<p>Questions about general cancer care are welcome here. For questions about study visits or study medicine, please call your study site.</p>',
    registrationText:
      '<h2>Support for participants of the ASTER study</h2><p>This service is separate from the study. Specialists here do not know which group you are in and cannot see study data.</p>',
    media: ['messenger'], expertSelectionMode: 'plan_select', csrReview: 'yes', independentFirst: true, freeLevel: 'async', genderOptOut: true, panelSize: 2, effectiveDay: -120,
    pools: ['thoracic', 'gi', 'radiation'],
    links: [{ slug: 'aster', description: 'Study welcome pack', userType: 1 }],
    surges: [],
  },
  {
    alias: 'harbor-basic', type: 'standard', name: 'Harbor Basic', sponsorName: 'Harbor Health Cooperative', displayTitle: 'Harbor Basic', theme: 'harbor',
    dashboardMessage: '<p>Your plan lets you read the shared discussions of Harbor. To ask questions of your own, talk to your care navigator about a change of plan.</p>',
    registrationText: '<h2>Harbor Basic</h2><p>Read what specialists have answered to others. Asking is part of the larger plans.</p>',
    media: ['messenger'], access: 'read_only', readOnlyDiscussions: true, noNewQueries: true, sharedQueries: true, selectable: false, effectiveDay: -90,
    pools: ['community'],
    links: [{ slug: 'harbor-basic', description: 'Sign-up for existing Harbor customers', userType: 1 }],
    surges: [],
  },
]
