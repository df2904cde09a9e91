import type { StoryQuestion } from '../question.ts'

export const digestiveQuestions: readonly StoryQuestion[] = [
  {
    key: 'colon-ctdna',
    language: 'en-us',
    diagnosis: 'C18.7',
    title: 'Stage II colon cancer with tumor DNA in the blood',
    contextName: 'Adjuvant chemotherapy',
    gender: 'female',
    age: { magnitude: 57, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Sigmoid colon cancer removed seven weeks ago, pT3 N0, 18 nodes examined, moderately differentiated, no vessel or nerve invasion. Mismatch repair proteins are present. No obstruction or perforation. A tumor-informed blood test five weeks after surgery was positive at a low level. CT and CEA are normal. I have no other illness and play the cello.',
    question:
      'Without the blood test I would have had no chemotherapy. Does the positive result mean that I need it, and which kind? I am worried about my fingertips.',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'Your stage alone would have meant observation. A positive test after surgery marks a much higher risk: without treatment the majority of such patients have a recurrence within two years. A strategy of giving chemotherapy only to patients with a positive test has kept results as good as giving it more widely, so acting on the result is supported. Whether chemotherapy changes the fate of every positive patient is less clear; in a part of them the DNA disappears and they do well. I would offer treatment. Oxaliplatin adds most to the chance of clearing the DNA but is the drug that threatens your fingers.',
        followUp: {
          question: 'If I choose capecitabine alone and the test stays positive, can oxaliplatin be added?',
          reply:
            'Yes. A repeat test after six to eight weeks is a good moment. If it is still positive, adding oxaliplatin for three months is logical, and I would also repeat the scan, since persistent DNA often goes ahead of visible disease.',
        },
      },
      {
        by: 'medonc',
        minutes: 25,
        text: 'I would have the test repeated before the start, because a single low-level result may be a false alarm in a few percent, and it costs you ten days only. If it is confirmed, three months of capecitabine and oxaliplatin give most of the effect, with lasting neuropathy in the low single digits. For a cellist I would discuss a fluoropyrimidine alone for six months as an alternative, and say openly that it may be less effective.',
      },
    ],
  },
  {
    key: 'rectum-organ-preservation',
    language: 'en-us',
    diagnosis: 'C20',
    title: 'Complete response of rectal cancer: watch or operate',
    contextName: 'Watch and wait',
    gender: 'male',
    age: { magnitude: 59, units: 'year' },
    asker: 'client',
    medium: 'video',
    history:
      'Rectal cancer five centimeters from the anal verge, clinical T3 N1, mesorectal fascia clear, mismatch repair proficient. I had 28 sessions of radiation with capecitabine followed by four months of oxaliplatin and capecitabine. Eight weeks later the surgeon sees a flat white scar with fine vessels, MRI shows a dark scar without restricted diffusion, and nodes have disappeared. CEA is 1.9. My bowel function is good.',
    question:
      'Is it safe not to operate? How often does the tumor return, and is the cure rate the same if it is found then? What does the follow-up look like?',
    answers: [
      {
        by: 'surgonc',
        minutes: 40,
        text: 'What you describe fulfils the usual criteria of a complete clinical response. In that case watching is accepted as an alternative to surgery. Regrowth happens in a quarter to a third, nearly always in the first two to three years and nearly always inside the bowel wall, where it can be seen. More than nine in ten regrowths can then be operated on with curative intent. People with regrowth have distant metastases somewhat more often, and it is not known whether that is a consequence of waiting or of the biology. I would accept watching on the condition that you keep every appointment.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'The schedule I use: digital examination, endoscopy and CEA every three months for two years, MRI every three months in the first year and then every six, and CT of chest and abdomen once or twice a year. After year three the intervals are longer. If the scar changes, no biopsy is needed at once; two examinations four weeks apart often make it clear. Bowel function without surgery is usually much better, although radiation leaves some urgency.',
      },
    ],
  },
  {
    key: 'pancreas-borderline',
    language: 'en-us',
    diagnosis: 'C25.0',
    title: 'Pancreatic head cancer touching the vein',
    contextName: 'Preoperative treatment',
    gender: 'female',
    age: { magnitude: 65, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Adenocarcinoma of the head of the pancreas, 3.3 cm, contact with the portal vein over half of its circumference, no artery involved, called borderline resectable. A metal stent relieved the jaundice, bilirubin is now 1.1. CA 19-9 is 640. I lost eight kilograms and take pancreatic enzymes and insulin. After four cycles of modified FOLFIRINOX the CA 19-9 is 96 and the scan is stable. Numbness is mild. Performance status is 1. BRCA and PALB2 are negative.',
    question:
      'Should I have more chemotherapy, radiation, or surgery now? The scan is only stable: does that mean that surgery is pointless?',
    answers: [
      {
        by: 'surgonc',
        minutes: 35,
        text: 'A stable scan is normal in this disease and does not speak against surgery, because scar and tumor look alike on CT. A fall of CA 19-9 by more than 80 percent is the better sign. I would complete six to eight cycles, then stage again with CT, and explore if there are no metastases and your strength is good. Resection and reconstruction of the vein are routine in high-volume centers. I recommend a laparoscopy first. Nutrition now is as important as the operation: enzymes with every meal and a dietitian.',
      },
      {
        by: 'medonc',
        minutes: 25,
        text: 'I agree with two to four further cycles, leaving out oxaliplatin when the numbness becomes more than mild. Adding radiation before surgery has not improved survival in borderline tumors when good chemotherapy is given, although it may raise the rate of clear margins. I would reserve it for a tumor that still wraps the vein after chemotherapy. If surgery goes ahead, total chemotherapy before and after should come to about six months.',
      },
      {
        by: 'other',
        minutes: 15,
        text: 'From the side of supportive care: eight kilograms deserve attention before an operation. Check that enzymes are taken with the first bite and in a sufficient dose, treat nausea preventively, and add a simple exercise plan. If there is pain in the back, a nerve block can be done during endoscopy or at surgery.',
      },
    ],
  },
  {
    key: 'stomach-perioperative',
    language: 'en-us',
    diagnosis: 'C16.0',
    title: 'Junction cancer: chemotherapy around surgery or chemoradiation',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 62, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Adenocarcinoma of the gastroesophageal junction, Siewert type II, cT3 N1 M0, HER2 negative, mismatch repair proficient, PD-L1 combined score 8. Weight loss is seven percent, dysphagia for solids. Ejection fraction 60 percent, DLCO 74 percent, creatinine normal. Staging laparoscopy without peritoneal disease, cytology negative.',
    question:
      'Do you favor FLOT around surgery over preoperative chemoradiation for this location? Would you add a checkpoint inhibitor, and would you place a feeding tube before?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'For adenocarcinoma of the junction I favor FLOT: a direct randomized comparison has shown longer survival than preoperative chemoradiation, at acceptable toxicity in fit patients. Adding durvalumab to FLOT has improved event-free and overall survival and I would offer it where it can be obtained, with the understanding that the benefit is seen across PD-L1 levels but is smaller in the lowest. I would try oral supplements and a dietitian first and place a jejunal tube only if weight continues to fall after cycle one, since swallowing improves in most patients within two weeks.',
      },
      {
        by: 'surgonc',
        minutes: 20,
        text: 'I agree and would operate four to six weeks after the fourth cycle with a two-field dissection. If FLOT is not possible because of frailty, chemoradiation remains a good alternative. A stent before surgery is best avoided, because it complicates the operation. Stopping smoking and breathing exercises reduce pneumonia.',
      },
    ],
  },
  {
    key: 'liver-hcc-intermediate',
    language: 'en-us',
    diagnosis: 'C22.0',
    title: 'Liver cell cancer with several nodules',
    contextName: 'Choice of treatment',
    gender: 'male',
    age: { magnitude: 70, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'My husband has cirrhosis from hepatitis C, which was cured five years ago. Child-Pugh A6, platelets 88, albumin 3.4, bilirubin 1.3. MRI shows four nodules in both lobes with typical washout, the largest 5.1 cm, no vein invasion and no spread. AFP is 320. Endoscopy shows medium-sized varices that were banded last month. He has no ascites and plays golf twice a week.',
    question:
      'Is chemoembolization still the right treatment or is immunotherapy better? Could he have a transplant after successful treatment? Are the varices a problem for bevacizumab?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'With four nodules and 5.1 cm he is at the border at which embolization alone works less well. Two ways are reasonable: embolization combined with systemic treatment, which has lengthened the time without progression, or systemic treatment first. For first systemic treatment, durvalumab with tremelimumab avoids bevacizumab altogether and therefore suits someone with recent varices. Atezolizumab with bevacizumab is possible after the varices have been eradicated on a repeat endoscopy. I would decide this in a meeting with interventional radiology present, because the supply of each nodule matters.',
      },
      {
        by: 'radiology',
        minutes: 20,
        text: 'With bilobar disease and albumin of 3.4 I would treat one lobe at a time. Radioembolization is an alternative for the 5 cm nodule and often needs fewer sessions. In Child-Pugh A6 the liver reserve has little room, so I would not treat all four nodules in one go and would check bilirubin after four weeks.',
      },
      {
        by: 'surgonc',
        minutes: 15,
        text: 'He is outside the usual transplant criteria now. Where nodules shrink into the criteria and stay there for three to six months, and AFP falls clearly, transplantation can be discussed, and age 70 is at the limit but not beyond it in fit patients. I would ask for an opinion of a transplant center early, since recent immunotherapy has to be paused before a transplant.',
      },
    ],
  },
  {
    key: 'net-midgut',
    language: 'en-us',
    diagnosis: 'C7A.0',
    title: 'Small-bowel neuroendocrine tumor growing on octreotide',
    contextName: 'Second-line treatment',
    gender: 'female',
    age: { magnitude: 63, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Neuroendocrine tumor of the ileum, grade 2, Ki-67 6 percent, removed four years ago, liver metastases in both lobes. I have received octreotide LAR 30 mg every four weeks for three years. Over the last year the liver lesions grew by 25 percent. The DOTATATE PET shows strong uptake in all of them. I have three loose stools a day and some flushing. Kidney function and blood counts are normal, echocardiography shows thickening of the tricuspid valve without leakage.',
    question:
      'Is radionuclide treatment the next step? Would raising octreotide or removing liver metastases be an alternative? What about my heart valve?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Growth on octreotide with strong uptake everywhere is the situation for which lutetium DOTATATE was tested, and it delayed progression greatly compared with a higher dose of octreotide. I would plan four doses every eight weeks and continue octreotide between them. Blood counts and kidney function are the limits; a late bone marrow disorder occurs in about two percent. Raising octreotide can help flushing and stools but rarely holds the tumor. Telotristat is a tablet for the diarrhea.',
        followUp: {
          question: 'Do I have to keep away from my grandchildren after each dose?',
          reply:
            'For about a week keep a distance of an arm and a half for longer stays, sleep alone, and let small children not sit on your lap. Use the toilet sitting down and flush twice. Your center will give exact rules that depend on the dose measured.',
        },
      },
      {
        by: 'radiology',
        minutes: 20,
        text: 'The PET should be compared with the CT lesion by lesion before treatment. If uptake is strong everywhere and the liver volume occupied is below half, treatment is straightforward. Embolization of one lobe can bring quick relief when flushing is the main problem. With early valve changes I would repeat echocardiography every six months and ask the cardiologist about the right moment for replacement.',
      },
    ],
  },
  {
    key: 'bile-duct-fgfr2',
    language: 'en-us',
    diagnosis: 'C22.1',
    title: 'Intrahepatic bile duct cancer with an FGFR2 fusion',
    contextName: 'Targeted treatment',
    gender: 'female',
    age: { magnitude: 49, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Intrahepatic cholangiocarcinoma with satellite nodules in both lobes and nodes at the hilum, not operable. I received gemcitabine and cisplatin with durvalumab for eight cycles and then durvalumab alone. After eleven months the largest mass grew from 5.8 to 7.6 cm. Sequencing found an FGFR2 fusion, IDH1 is normal, HER2 negative. Liver function is normal, performance status is 1. My eyes and nails are healthy.',
    question:
      'Is an FGFR inhibitor now better than more chemotherapy? Which problems should I prepare for, and what comes after it stops working?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Yes. With an FGFR2 fusion, inhibitors such as pemigatinib or futibatinib shrink the tumor in about four of ten patients and keep it controlled in eight of ten, far more than second-line FOLFOX. Prepare for a high phosphate, which shows that the drug works and is treated with diet and binders; dry mouth and eyes; brittle nails; and fluid under the retina, so you need an eye examination before and regularly afterwards. Resistance comes through further changes in FGFR2. Some can be answered by switching to an irreversible inhibitor, so a new liquid biopsy at progression is worthwhile.',
      },
      {
        by: 'surgonc',
        minutes: 15,
        text: 'If the response is very good, please ask for the scans to be shown to a liver surgeon again. A few patients become operable. Where the disease stays in the liver, pump chemotherapy or radioembolization are further local options.',
      },
    ],
  },
]
