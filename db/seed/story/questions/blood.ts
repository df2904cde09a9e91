import type { StoryQuestion } from '../question.ts'

export const bloodQuestions: readonly StoryQuestion[] = [
  {
    key: 'dlbcl-relapse-cart',
    language: 'en-us',
    diagnosis: 'C83.3',
    title: 'Large B-cell lymphoma back after seven months',
    contextName: 'Second-line treatment',
    gender: 'male',
    age: { magnitude: 61, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Diffuse large B-cell lymphoma, non-germinal center type, stage III. Six cycles of R-CHOP ended seven months ago with a complete response. A new mass in the abdomen of 6 cm was biopsied: CD20 and CD19 positive, no MYC rearrangement. LDH is 1.6 times normal. My heart and lungs are normal, creatinine 1.0, performance status 1. My brother could be a donor.',
    question:
      'I am offered CAR T-cell therapy instead of a transplant of my own cells. Is that right? What is done in the weeks until the cells are ready?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'For a relapse within twelve months of first treatment, CD19-directed CAR T-cell therapy has given longer control than chemotherapy with autologous transplant, and with one product longer survival was shown. I would therefore support the offer. Long-lasting remission is seen in about four of ten. In the weeks between collection and infusion, bridging treatment depends on the pace: with a 6 cm mass and a moderately raised LDH I would use radiation to the mass or polatuzumab with rituximab. Bendamustine should be avoided before collection, because it weakens the T cells.',
        followUp: {
          question: 'How long must I stay near the hospital, and when can I drive again?',
          reply:
            'Plan for four weeks within an hour of the center with somebody at your side, and no driving for eight weeks, because confusion can come late. Some centers shorten both for patients without neurologic effects.',
        },
      },
      {
        by: 'path',
        minutes: 20,
        text: 'Two points on the biopsy. CD19 expression should be stated explicitly by flow cytometry or immunohistochemistry, because it is the target. And since the first tumor was of non-germinal center type, a comparison of both samples confirms that this is a relapse and not a new lymphoma.',
      },
    ],
  },
  {
    key: 'myeloma-transplant',
    language: 'en-us',
    diagnosis: 'C90.0',
    title: 'Transplant now or later in multiple myeloma',
    contextName: 'First treatment',
    gender: 'female',
    age: { magnitude: 64, units: 'year' },
    asker: 'client',
    medium: 'video',
    history:
      'IgG kappa myeloma found through anemia and fractures of two vertebrae. Standard risk by FISH with t(11;14), R-ISS stage II. I have had five cycles of daratumumab, bortezomib, lenalidomide and dexamethasone. The last marrow shows no measurable disease at a sensitivity of one in 100,000. Stem cells for two transplants have been collected. I have mild numbness in the toes and I care for my husband, who has dementia.',
    question:
      'With no disease measurable, do I need a transplant at once? May I save the cells for later? What would maintenance be?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'A transplant lengthens the time until the disease returns, by roughly two years in the era of triplet therapy, but it has not been shown to lengthen life compared with a transplant at first relapse. With no measurable disease after a daratumumab-based regimen the extra gain is probably smaller, and studies that use this result to guide the decision are maturing. Given your role at home, deferring is a reasonable choice. I would continue the same drugs to a total of about eight to ten cycles, drop bortezomib because of the numbness, and then give lenalidomide with or without daratumumab.',
      },
      {
        by: 'medonc',
        minutes: 30,
        text: 'I see it a little differently. At 64 you are at your best for a transplant, and one quarter of people who defer never get one. The price is about three months of weakness. If respite care for your husband can be organized, I would still offer it, and otherwise I would agree with deferral and with a marrow test every six to twelve months. In both cases do not forget zoledronic acid, dental care and vaccination against shingles, pneumococcus and influenza.',
      },
    ],
  },
  {
    key: 'cll-first-treatment',
    language: 'en-us',
    diagnosis: 'C91.1',
    title: 'Time-limited or continuous treatment in CLL',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 72, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Chronic lymphocytic leukemia known for six years. Now hemoglobin 9.8, platelets 92, lymphocytes 146,000, nodes up to 5.5 cm and drenching sweats. IGHV is unmutated, no deletion 17p, TP53 is normal. Creatinine clearance is 52 ml per minute. I have atrial fibrillation and take apixaban and metoprolol. I live two hours from the hospital.',
    question:
      'Which is better for me, venetoclax with obinutuzumab for one year or a BTK tablet without end? How risky is the start of venetoclax when I live far away?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'Both work well. Atrial fibrillation with an anticoagulant weighs against BTK inhibitors, although zanubrutinib and acalabrutinib cause fewer rhythm and bleeding problems than ibrutinib. The time-limited treatment gives most patients several years without therapy, somewhat fewer with unmutated IGHV. With a lymphocyte count above 100,000 and nodes of 5 cm your risk of tumor lysis is at the upper end. That is manageable: obinutuzumab first brings the count down, and the first two or three venetoclax steps are done with an overnight stay. Two hours of travel is then a burden for five weeks but not a barrier. I would choose venetoclax and obinutuzumab.',
        followUp: {
          question: 'Can I keep apixaban and metoprolol with venetoclax?',
          reply:
            'Yes. Metoprolol has no relevant interaction. Apixaban can be continued as long as platelets stay above 50; below that we reduce or pause it. Avoid grapefruit, clarithromycin and antifungal tablets without asking, and tell every doctor that you take venetoclax.',
        },
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'I would accept either. With distance in mind I have treated similar patients with acalabrutinib or zanubrutinib and blood pressure control, which needs few visits. The chance of stopping after one year has real value though, and resistance is less of a concern. Please get a hepatitis B test before obinutuzumab.',
      },
    ],
  },
  {
    key: 'aml-older',
    language: 'en-us',
    diagnosis: 'C92.0',
    title: 'Acute myeloid leukemia at 78: how intensive',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 78, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'My grandfather was found to have acute myeloid leukemia with 38 percent blasts. NPM1 is mutated, FLT3 negative, IDH2 R140 mutated, karyotype normal. White cells 9,000, hemoglobin 8.1, platelets 41. He has diabetes, a coronary bypass from ten years ago and an ejection fraction of 48 percent. Until a month ago he drove his car and kept bees. Creatinine is 1.3.',
    question:
      'Is azacitidine with venetoclax the best choice for him? Should an IDH2 inhibitor be used first? How will we know whether it is worth continuing?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'With his age and heart I would not give intensive chemotherapy. Azacitidine with venetoclax is the standard, and NPM1 and IDH2 changes are the ones with the best results: about two thirds or more reach remission and many keep it beyond two years. I would keep enasidenib in reserve. A marrow around day 21 to 28 of the first cycle guides the next steps; if blasts are gone, venetoclax is shortened to 14 days or less per cycle to let the counts recover. If there is no response after two or three cycles the aim should change. Count on weekly blood tests, transfusions in the first two months and antifungal tablets with a reduced venetoclax dose.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'I agree. Before the start, talk about what matters to him, and ask for a palliative care contact from the beginning; it does not mean giving up. The first six weeks are the dangerous ones because of infections. A fever of 100.4 F is an emergency at any hour.',
      },
    ],
  },
  {
    key: 'hodgkin-young',
    language: 'en-us',
    diagnosis: 'C81.1',
    title: 'Early Hodgkin lymphoma: leave out radiation?',
    contextName: 'First treatment',
    gender: 'female',
    age: { magnitude: 24, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Nodular sclerosis Hodgkin lymphoma, stage IIA, nodes on both sides of the neck and in the upper chest, the largest 6 cm, not bulky. Erythrocyte sedimentation rate is 32, three nodal areas involved. After two cycles of ABVD the PET is Deauville 2. My mother had breast cancer at 44 without a known gene change. I have no symptoms and study full time.',
    question:
      'Can radiation be left out because the PET is negative? How many more cycles would I need, and how is my breast risk weighed?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Yes, it can. In early disease with a negative PET after two cycles, leaving out radiation lowers control by a few percent, while overall survival stays the same because relapses can be treated well. At 24, with radiation that would touch breast tissue and a mother with breast cancer at 44, I would leave it out. Two to four more cycles are given, and bleomycin can be dropped after a negative PET to spare the lungs. I would choose two more cycles of ABVD, or four of AVD if your team counts you as less favorable.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'I can support this. If a relapse occurs and radiation is needed later, modern techniques or protons expose the breast far less than the fields of your mother’s generation. Please have fertility discussed before the next cycle, although ABVD rarely harms it.',
      },
    ],
  },
  {
    key: 'mds-del5q',
    language: 'en-us',
    diagnosis: 'D46.C',
    title: 'Anemia from MDS with 5q deletion',
    contextName: 'Anemia',
    gender: 'female',
    age: { magnitude: 74, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Myelodysplastic syndrome with isolated deletion 5q, 3 percent blasts, low risk by IPSS-M, TP53 wild type. Hemoglobin is 7.8, transfusions of two units every four weeks for five months, ferritin 1,450. Platelets 260, neutrophils 2.1. Erythropoietin level 310. She tried epoetin for twelve weeks without effect. Creatinine clearance 44 ml per minute. History of deep vein thrombosis eight years ago.',
    question:
      'Would you start lenalidomide at a reduced dose because of the kidney? Would you give anticoagulation, and when would you add iron chelation or switch to luspatercept or imetelstat?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Lenalidomide is the right drug here; about two thirds become transfusion independent. With a clearance of 44 I would start at 5 mg daily for 21 days of 28 and watch counts weekly for eight weeks. Early falls in platelets and neutrophils are expected and even predict response. With a previous clot I would give prophylactic anticoagulation while platelets are over 50. I would check TP53 again at progression. Chelation is reasonable from a ferritin of about 1,000 in a patient with a life expectancy of years, but deferasirox is difficult with this kidney function.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'I agree and would judge response after four months. If it fails, imetelstat is the better studied option for patients with heavy transfusion need; luspatercept works less well without ring sideroblasts and at this erythropoietin level. I would postpone chelation until we know whether transfusions stop, because the iron then falls by itself.',
      },
    ],
  },
  {
    key: 'follicular-watch',
    language: 'en-us',
    diagnosis: 'C82.1',
    title: 'Follicular lymphoma without symptoms',
    contextName: 'Watch or treat',
    gender: 'male',
    age: { magnitude: 51, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Follicular lymphoma grade 2, stage IIIA, found by chance when a hernia was repaired. Nodes in the groin, abdomen and armpits, the largest 3.2 cm. LDH and beta-2 microglobulin are normal, hemoglobin is 14.8, marrow is not involved. I feel completely well, work as a pilot and worry about losing my medical certificate.',
    question:
      'Is it safe to do nothing for now? Would four doses of rituximab be better than waiting? What would tell us that it is time?',
    answers: [
      {
        by: 'medonc',
        minutes: 25,
        text: 'Waiting is safe. In people without symptoms and with a low amount of lymphoma, starting early with chemotherapy has never lengthened life, and one in five has not needed treatment after ten years. Four doses of rituximab delay the first chemotherapy by years and improve the feeling of control for some, without a change in survival so far. Signs that it is time: sweats, fever, weight loss, nodes over 7 cm or three over 3 cm in different places that grow, pressure on organs, falling blood counts. I would see you every three to six months and do scans only when something changes.',
      },
      {
        by: 'medonc',
        minutes: 15,
        text: 'For your certificate, waiting usually causes the fewest restrictions, but ask your aviation medical examiner before any treatment, because rules differ. Let a node that grows quickly be biopsied; change into aggressive lymphoma happens in two to three percent a year.',
      },
    ],
  },
]
