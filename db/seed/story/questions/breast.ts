import type { StoryQuestion } from '../question.ts'

export const breastQuestions: readonly StoryQuestion[] = [
  {
    key: 'breast-cdk-progression',
    language: 'en-us',
    diagnosis: 'C50.9',
    title: 'Next step after progression on a CDK4/6 inhibitor',
    contextName: 'Second-line treatment',
    gender: 'female',
    age: { magnitude: 58, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'I was found to have metastatic breast cancer in the bones and liver two and a half years ago. The tumor was estrogen receptor 95 percent, progesterone receptor 60 percent, HER2 immunohistochemistry 1+. I took letrozole with ribociclib for 27 months and felt well. The last CT shows two new liver lesions of 1.8 and 1.1 cm, bones are stable, and liver enzymes are normal. A blood test for tumor DNA reported an ESR1 mutation and no PIK3CA mutation. I have no pain, I work part time, and my doctor calls my performance status 0.',
    question:
      'Which treatments would you consider next, and in what order? Does the ESR1 mutation change the choice, and should the liver be biopsied again before deciding?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'Twenty-seven months on the first combination tells me that your tumor still depends on hormones, so I would stay with endocrine-based treatment rather than move to chemotherapy while you feel well and the liver works normally. The ESR1 mutation makes it unlikely that another aromatase inhibitor alone would hold the disease for long. An oral estrogen receptor degrader is a reasonable choice for tumors with this mutation, in particular after a long first line. A degrader given by injection with another targeted partner is an alternative, although the benefit of a second CDK4/6 inhibitor is modest and differs between studies. I would plan a scan after eight to ten weeks, because a small group of patients progresses early on endocrine treatment alone. If the disease moved quickly in the liver, HER2-low antibody-drug conjugates and oral chemotherapy come next.',
        followUp: {
          question: 'If I take the oral degrader, which side effects should make me call the clinic?',
          reply:
            'Most people have mild nausea, some tiredness, and changes in blood fats that are found in a blood test. Call for vomiting that keeps you from drinking for a day, for yellow skin or dark urine, for new breathlessness, and for a sudden change in vision or a very slow pulse, which some drugs of this group can cause. Take the tablets in the way the package describes with regard to food, because that matters for nausea.',
        },
      },
      {
        by: 'medonc',
        minutes: 25,
        text: 'I agree with an endocrine approach first. I would still try to have one of the new liver lesions biopsied if it can be reached safely. Receptors change in a minority of patients, and a repeat HER2 test can open or close the door to an antibody-drug conjugate later. The biopsy also gives tissue for broader sequencing, including AKT1, PTEN and BRCA, for which there are targeted options. If the biopsy would delay treatment for more than two or three weeks, I would start and take it at the next change.',
      },
      {
        by: 'radonc',
        minutes: 15,
        text: 'Two small lesions with stable disease elsewhere raise the question of local treatment. Stereotactic radiotherapy to the liver controls such lesions in most patients with little toxicity. Whether it prolongs life in breast cancer is not settled, and the available randomized evidence does not show a clear advantage. I would therefore treat systemically first and keep stereotactic treatment for the situation in which everything is controlled except one or two spots.',
      },
    ],
  },
  {
    key: 'breast-her2-residual',
    language: 'en-us',
    diagnosis: 'C50.4',
    title: 'Residual disease after preoperative HER2 treatment',
    contextName: 'After surgery',
    gender: 'female',
    age: { magnitude: 44, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Stage IIB cancer of the left breast, 3.4 cm, one positive axillary node on needle biopsy. Estrogen receptor negative, progesterone receptor negative, HER2 3+. I had six cycles of docetaxel, carboplatin, trastuzumab and pertuzumab and then a lumpectomy with targeted axillary dissection. The report says 6 mm of invasive cancer remained in the breast, four nodes removed, one with a 1 mm deposit. Margins are clear. My heart scan is normal with an ejection fraction of 62 percent.',
    question:
      'My oncologist wants to switch to trastuzumab emtansine for fourteen doses. Is that right with so little tumor left? And is more surgery needed in the armpit, or is radiation enough?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Yes, I would make the same recommendation. Any invasive residue after this kind of treatment marks a higher risk of recurrence, and switching to the antibody-drug conjugate has lowered that risk substantially compared with continuing trastuzumab alone. The advantage did not disappear in patients with small residues. In your case the node is still positive, which weighs more than the 6 mm in the breast. Expect a fall in platelets and some liver enzyme changes, and tell the team early about tingling or numbness in the fingers. Newer antibody-drug conjugates are being moved into this setting, so ask whether one is available to you.',
        clarify: {
          question:
            'Before I answer in full: was the HER2 test repeated on the tissue left at surgery, and do you have numbness from the docetaxel?',
          reply:
            'It was repeated and is still 3+. I have slight numbness in the toes that does not bother me when walking.',
        },
      },
      {
        by: 'surgonc',
        minutes: 20,
        text: 'With a 1 mm deposit in one of four nodes the classical answer is a completion dissection, and in many centers that is still the standard after preoperative chemotherapy. There is growing experience with radiation of the axilla instead, but long-term results after preoperative treatment are still limited. I would discuss both. The argument for the dissection is accuracy, the argument against it is lymphedema, which affects roughly one in five women when radiation is added. With strong systemic treatment ahead of you, I would be comfortable with comprehensive nodal radiation if your team reviews the case and agrees.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'I would treat the whole breast with a boost to the tumor bed and include the undissected axilla, the supraclavicular nodes and, if the heart dose allows, the internal mammary nodes. Because it is the left side I would use a breath-hold technique. Radiation can be given at the same time as trastuzumab emtansine. A moderately shortened course over three weeks is acceptable for most patients, although some centers still prefer five weeks when all nodal regions are treated.',
      },
    ],
  },
  {
    key: 'breast-tnbc-brca',
    language: 'en-us',
    diagnosis: 'C50.9',
    title: 'Triple-negative cancer with a BRCA1 mutation',
    contextName: 'Surgery planning',
    gender: 'female',
    age: { magnitude: 36, units: 'year' },
    asker: 'client',
    medium: 'video',
    history:
      'Triple-negative breast cancer, grade 3, 2.6 cm, clinical stage IIA, found during breastfeeding. Genetic testing shows a pathogenic BRCA1 variant. I have finished twelve weeks of paclitaxel and carboplatin with pembrolizumab and am in the second cycle of doxorubicin and cyclophosphamide with pembrolizumab. The tumor can no longer be felt and MRI shows a complete response in imaging. My thyroid became underactive in the third month and I take levothyroxine 75 micrograms. I have two children and do not plan another pregnancy.',
    question:
      'Is lumpectomy safe for someone with BRCA1, or should I choose removal of both breasts? When should the ovaries be removed? If tumor is left at surgery, would a PARP inhibitor or more immunotherapy be used?',
    answers: [
      {
        by: 'surgonc',
        minutes: 40,
        text: 'Breast conservation with radiation does not shorten survival compared with mastectomy in carriers, so it is a safe option for the cancer that you have now. The reason to consider mastectomy on both sides is the chance of a new cancer in later decades, which is high for a woman of your age with this variant. Many of my patients decide in two steps: conservation now, while the response to chemotherapy is the priority, and preventive surgery later when they have recovered. A decision for mastectomy can also be made now, but it should not delay surgery beyond about six weeks after the last chemotherapy. Nipple-sparing technique is usually possible when imaging is clear behind the nipple.',
      },
      {
        by: 'medonc',
        minutes: 30,
        text: 'Removal of tubes and ovaries is usually advised between 35 and 40 years in BRCA1 carriers once family planning is complete. It need not happen together with breast surgery, and I would let you recover from chemotherapy first. If invasive tumor remains, both completing the year of pembrolizumab and one year of olaparib are used. Whether the two should be given together has not been answered well, though safety data suggest that the combination can be given with care. If the response is complete, I would finish pembrolizumab as planned and not add olaparib. Your thyroid change is a common effect of the immunotherapy and is no reason to stop.',
        followUp: {
          question: 'Should my sister, who is 31, be tested now or wait?',
          reply:
            'Now. Each sister has an even chance of carrying the variant, and breast MRI is offered to carriers well before 31. She should see a genetic counselor with a copy of your report, so that the laboratory tests for exactly this variant.',
        },
      },
    ],
  },
  {
    key: 'breast-dcis-low',
    language: 'en-us',
    diagnosis: 'D05.1',
    title: 'Is radiation needed after a small DCIS?',
    contextName: 'Radiation or not',
    gender: 'female',
    age: { magnitude: 67, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'A screening mammogram showed 7 mm of calcifications. The lumpectomy found ductal carcinoma in situ, intermediate grade without necrosis, 8 mm, nearest margin 4 mm. Estrogen receptor 90 percent. I had no breast problems before and my mother died of a stroke, no cancer in the family. I take a blood thinner for atrial fibrillation and have osteoporosis with a T-score of minus 2.7.',
    question:
      'How much would radiation lower my risk, and what happens if I leave it out? Is a hormone tablet worth it with my bones and blood thinner?',
    answers: [
      {
        by: 'radonc',
        minutes: 25,
        text: 'With small, screen-detected DCIS of this kind and a wide margin, the risk that something comes back in the same breast within ten years is in the region of one in ten without radiation, and about half of those recurrences are invasive. Radiation reduces the risk by roughly half to two thirds. It has not been shown to change survival, which is excellent either way. At 67 with a 4 mm margin it is reasonable to leave it out, and equally reasonable to accept a short course of one or two weeks. I would let your own feeling about a second operation decide. A molecular test on the specimen can refine the estimate, but it is not required.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'Hormone tablets lower the chance of new events in both breasts but do not change survival after DCIS. Tamoxifen raises the risk of clots. You are on an anticoagulant, so the absolute risk is smaller, but I would still hesitate. An aromatase inhibitor would weaken bone that is already in the osteoporosis range. Low-dose tamoxifen is an interesting compromise with fewer side effects. In your situation I would put bone treatment first and would be comfortable with no tablet at all, with yearly mammograms.',
      },
    ],
  },
  {
    key: 'breast-oncotype',
    language: 'en-us',
    diagnosis: 'C50.9',
    title: 'Chemotherapy before menopause with a recurrence score of 21',
    contextName: 'Adjuvant treatment',
    gender: 'female',
    age: { magnitude: 46, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Invasive lobular carcinoma, 2.2 cm, grade 2, one of three sentinel nodes with a 3 mm metastasis. Estrogen receptor 100 percent, progesterone receptor 80 percent, HER2 negative, Ki-67 15 percent. The 21-gene recurrence score is 21. I still have regular periods. I am otherwise healthy and run three times a week. I will have whole-breast radiation.',
    question:
      'Do I need chemotherapy, or would ovarian suppression with a tablet give the same result? I am most afraid of lasting nerve damage.',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'This is one of the hardest questions in early breast cancer. In women before menopause with one to three positive nodes and a score of up to 25, chemotherapy lowered the risk of recurrence by a few percent in absolute terms. How much of that is due to the chemotherapy itself and how much to the menopause that it brings on is not known, because only a minority of women in the comparison group had ovarian suppression. With a lobular cancer, one small node and a Ki-67 of 15, I lean toward ovarian suppression with an aromatase inhibitor. I would regard chemotherapy as a reasonable option and not as an obligation. A CDK4/6 inhibitor after surgery should be discussed separately, since node-positive disease of intermediate risk may qualify.',
      },
      {
        by: 'medonc',
        minutes: 25,
        text: 'I would read the same numbers slightly differently. You are 46 and have decades ahead, and an absolute gain of three to five percent may be worth twelve weeks of docetaxel and cyclophosphamide for some people. Lasting neuropathy is less frequent with four cycles than with weekly paclitaxel, and cooling of hands and feet helps. If you decide against it, ovarian suppression must then really be taken for five years, which is not easy either. I would ask you which of the two regrets would weigh more.',
        followUp: {
          question:
            'Could I start the injections and the tablet now and add chemotherapy later if I cannot live with the worry?',
          reply:
            'Chemotherapy given later than about three months after surgery loses much of its value, so the decision should fall now. You can take two or three weeks for it. Endocrine treatment may be started or held back until then without harm.',
        },
      },
      {
        by: 'medonc',
        minutes: 15,
        text: 'Lobular cancers are under-represented in the data behind the score, and they tend to gain less from chemotherapy. For that reason I would favor the endocrine approach and spend the effort on adherence, bone protection and exercise.',
      },
    ],
  },
  {
    key: 'breast-male',
    language: 'en-us',
    diagnosis: 'C50.92',
    title: 'Breast cancer in a man: tamoxifen not tolerated',
    contextName: 'Hormone treatment',
    gender: 'male',
    age: { magnitude: 63, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'I had a mastectomy for a 1.9 cm ductal carcinoma behind the nipple, node negative in two sentinel nodes, estrogen and progesterone receptor strongly positive, HER2 negative. Genetic testing was negative. I have taken tamoxifen for seven months. I sleep badly, my mood is low, and I had a clot in the calf after a long flight last month. I now take apixaban.',
    question:
      'Should tamoxifen be stopped for good after the clot? What is the alternative for a man, and how much do I lose by stopping?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'I would stop tamoxifen. A clot on treatment is a clear reason to change, and the mood problems are a second one. An aromatase inhibitor alone works less well in men, because the testes keep making the hormone that is turned into estrogen. It is therefore combined with a monthly or three-monthly injection that switches off testosterone. That combination is effective but costs muscle, bone and libido, so it should be weighed against your risk, which is low to moderate with a small node-negative tumor. If a genomic score on the tumor is low, doing nothing more after seven months is a position I could defend. Please have your bone density measured before any injection.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'I agree about stopping. The flight may have contributed to the clot, but tamoxifen will remain a risk and the anticoagulant brings a risk of its own. I would treat the low mood as a problem in its own right, and I would avoid antidepressants that interact with tamoxifen only if tamoxifen were to continue. With the alternative injections I would agree on a trial of six months and stop if life becomes smaller.',
      },
    ],
  },
  {
    key: 'breast-pregnancy',
    language: 'en-us',
    diagnosis: 'C50.9',
    title: 'Breast cancer found at 19 weeks of pregnancy',
    contextName: 'Pregnancy',
    gender: 'female',
    age: { magnitude: 34, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Patient at 19 weeks of a first, wanted pregnancy. Invasive ductal carcinoma, grade 3, 3.1 cm on ultrasound, axilla negative on ultrasound. Estrogen receptor negative, progesterone receptor negative, HER2 0. Chest X-ray with shielding and liver ultrasound are clear. Blood counts and fetal scan are normal. Performance status is 0. Genetic testing is pending.',
    question:
      'Would you start anthracycline-based chemotherapy now or operate first? How would you handle taxanes, platinum and immunotherapy until delivery, and what timing of delivery do you aim for?',
    answers: [
      {
        by: 'medonc',
        minutes: 40,
        text: 'From the second trimester on, doxorubicin with cyclophosphamide has the largest body of experience, and malformations are not more frequent than in the general population. With triple-negative disease of 3 cm I would give systemic treatment first, starting at about 20 weeks. Weekly paclitaxel can follow or come first; experience is smaller but reassuring. Carboplatin has been used, and I would consider it only after discussion because of growth restriction. Checkpoint inhibitors should wait until after delivery, since they may disturb immune tolerance of the pregnancy. Aim for delivery at 37 weeks or later and leave three weeks between the last dose and the expected date.',
      },
      {
        by: 'surgonc',
        minutes: 20,
        text: 'Surgery is safe in the second trimester and would be equally acceptable. I would place a clip marker now in either case. A sentinel node procedure with technetium exposes the fetus to a negligible dose, while blue dye is avoided. Immediate reconstruction beyond an expander should be postponed. The decision between the two orders rests on biology, and here biology speaks for systemic treatment first.',
      },
      {
        by: 'radonc',
        minutes: 15,
        text: 'Radiation is left until after delivery. With primary systemic treatment during pregnancy that follows naturally, and no time is lost. If she should be a carrier and choose mastectomy, the need for radiation may fall away altogether, so the genetic result is worth pressing for.',
      },
    ],
  },
  {
    key: 'breast-brain-her2',
    language: 'en-us',
    diagnosis: 'C50.9',
    title: 'Three brain metastases, HER2-positive',
    contextName: 'Brain metastases',
    gender: 'female',
    age: { magnitude: 52, units: 'year' },
    asker: 'client',
    medium: 'audio',
    history:
      'My wife has HER2-positive, hormone-negative breast cancer in the lungs and nodes. She had docetaxel, trastuzumab and pertuzumab with a very good response and has been on the two antibodies alone for fourteen months. Last week she had a headache. MRI shows three metastases in the brain of 14, 9 and 6 mm with mild swelling. The scan of chest and abdomen shows no active disease. She takes dexamethasone 4 mg and feels normal. Performance status is 1.',
    question:
      'Is radiosurgery enough? Does she have to change the drugs although the body is clear? Can the newer drugs treat the brain without radiation?',
    answers: [
      {
        by: 'radonc',
        minutes: 30,
        text: 'Three small lesions are well suited to radiosurgery in one session. I would avoid whole-brain radiation, since it costs memory and does not prolong life in this situation. The chance that each treated lesion stays controlled for a year is around nine in ten. MRI every two to three months is part of the plan, because new lesions are frequent. The steroid can usually be reduced within two weeks.',
      },
      {
        by: 'medonc',
        minutes: 35,
        text: 'When the body is clear and all brain lesions are treated locally, many of us continue the same antibodies and watch closely. That remains a valid choice. The alternative is to change to a regimen with activity in the brain: the combination of tucatinib with capecitabine and trastuzumab, or trastuzumab deruxtecan, both of which shrink brain metastases in a considerable proportion of patients. I would keep that change for the next event, unless her team finds more lesions on the planning MRI. Drugs alone without radiation are an option for patients without symptoms. She had a headache and needs steroids, so I would irradiate.',
        followUp: {
          question: 'How would you notice radiation damage later, and is it treatable?',
          reply:
            'It looks like growth on the MRI, typically six to eighteen months later, sometimes with headache or weakness. Perfusion imaging or simply a second scan after six weeks helps to tell the two apart. Steroids settle most of it, and bevacizumab or surgery are used when they do not.',
        },
      },
    ],
  },
  {
    key: 'breast-inflammatory',
    language: 'en-us',
    diagnosis: 'C50.A',
    title: 'Inflammatory breast cancer with little response to the first drugs',
    contextName: 'Change of treatment',
    gender: 'female',
    age: { magnitude: 61, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Inflammatory carcinoma of the right breast, cT4d cN2 M0, estrogen receptor 40 percent, progesterone receptor negative, HER2 negative on two biopsies. Four cycles of dose-dense doxorubicin and cyclophosphamide were given. Erythema has decreased by perhaps a third, the skin remains thick, and ultrasound shows stable nodes. PET at baseline showed no distant disease. Hemoglobin 10.4, ejection fraction 58 percent, performance status 1.',
    question:
      'Would you proceed to weekly paclitaxel as planned, add carboplatin, or change otherwise? At which point would you give radiation before surgery?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'A partial response after the anthracycline is common in inflammatory disease, and the taxane often does the larger part. I would go on with weekly paclitaxel and examine every three weeks with photographs. Adding carboplatin is supported best in triple-negative disease; with an estrogen receptor of 40 percent I would not add it from the outset. If there is no clear improvement after six weeks I would repeat the biopsy, look again at receptors, and stage again with PET. I would not operate while the skin is still red.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'Preoperative radiation is my choice when the skin has not softened after the taxane or when the surgeon doubts that the incision will be in healthy skin. The usual plan is 50 Gy to breast and all nodal regions, and modified radical mastectomy four to eight weeks later. Wound problems are more frequent, so immediate reconstruction is not advisable. If the skin does clear, surgery first and radiation afterwards remains the standard.',
      },
    ],
  },
]
