import type { StoryQuestion } from '../question.ts'

export const thoracicQuestions: readonly StoryQuestion[] = [
  {
    key: 'lung-egfr-progression',
    language: 'en-us',
    diagnosis: 'C34.1',
    title: 'Slow growth on osimertinib',
    contextName: 'Targeted treatment',
    gender: 'female',
    age: { magnitude: 55, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'Adenocarcinoma of the lung, stage IV with pleural and bone metastases, EGFR exon 19 deletion. I have taken osimertinib for 22 months. The last two scans show that the tumor in the right upper lobe grew from 1.9 to 2.6 cm, while everything else is stable. MRI of the brain is clear. I have never smoked, have no symptoms, and walk an hour a day. A liquid biopsy found the exon 19 deletion at a low level and nothing else.',
    question:
      'Is this real progression that needs a new drug? Could the one spot be irradiated while I stay on the tablet? What should be looked for in a new biopsy?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'This is progression in one place with control elsewhere. Staying on osimertinib and treating the one lesion locally is a sound plan that often wins many months. Before that I would have this lesion biopsied, since it is the one that escaped. I would look for MET amplification, for a second EGFR mutation such as C797S, and for a change to small cell type, which changes everything. A liquid biopsy without findings does not exclude any of these. If later scans show growth in several places, platinum with pemetrexed, with or without amivantamab, is the usual next step.',
        followUp: {
          question: 'Do I have to pause osimertinib during the radiation?',
          reply:
            'Most centers pause it for a day or two around each stereotactic treatment near the lung, because inflammation of the lung is a concern with both. I would follow the habit of the radiation team. A long pause is not wise, because the disease elsewhere may flare.',
        },
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'A 2.6 cm lesion in the upper lobe is ideal for stereotactic body radiotherapy in three to five sessions, with local control above 85 percent. The risk of lung inflammation that needs treatment is a few percent and somewhat higher on osimertinib. I would check that the pleural disease is truly stable before calling this a single site. If the biopsy is done first, two weeks should lie between it and the planning scan.',
      },
      {
        by: 'path',
        minutes: 15,
        text: 'Please ask for a core biopsy and not only for cytology. Transformation to small cell carcinoma needs tissue and immunohistochemistry to be recognized, and RNA sequencing for fusions needs enough material. If only little tissue is obtained, histology comes first and sequencing second.',
      },
    ],
  },
  {
    key: 'lung-stage3-unresectable',
    language: 'en-us',
    diagnosis: 'C34.3',
    title: 'Stage IIIA lung cancer: operate or not',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 66, units: 'year' },
    asker: 'client',
    medium: 'video',
    history:
      'Squamous cell carcinoma in the left lower lobe, 4.8 cm, with one subcarinal node positive on bronchoscopy, other stations negative. Stage IIIA. PD-L1 is 40 percent, no EGFR or ALK change. I smoked for 35 years and stopped when the cancer was found. Lung function is FEV1 68 percent and DLCO 61 percent of predicted. I have a stent in a heart artery since last year without chest pain.',
    question:
      'One doctor wants chemotherapy with immunotherapy and then surgery, another wants radiation with chemotherapy. Which gives the better chance of cure, and could I stand the loss of the lobe?',
    answers: [
      {
        by: 'surgonc',
        minutes: 40,
        text: 'With one involved mediastinal station and lung function of this order, a lower lobectomy is feasible. Chemoimmunotherapy followed by surgery has become a preferred way for operable stage IIIA disease; about a quarter of patients have no living tumor in the specimen, and those do very well. I would want a cardiologist to confirm that the stent can be managed around surgery, and a perfusion scan if DLCO falls during treatment. If it becomes clear that a pneumonectomy would be needed, I would turn to radiation. About one in six patients never reaches the operation, and you should know that before you choose this way.',
      },
      {
        by: 'radonc',
        minutes: 25,
        text: 'Chemoradiation followed by a year of durvalumab cures a comparable share of patients in whom surgery is judged impossible. The two strategies have not been compared directly in people who could have either. The strength of radiation is that it does not depend on the response and spares you a major operation; its cost is inflammation of the lung and gullet. With a single subcarinal node both are defensible. The decision should come from one meeting with all disciplines present.',
      },
      {
        by: 'medonc',
        minutes: 20,
        text: 'In your place I would lean toward three or four cycles of chemoimmunotherapy and reassessment, because squamous cancers with PD-L1 expression respond well and the decision can still be turned toward radiation. It must be decided at the start who reassesses and when. Good news about smoking: stopping now improves both the healing and the effect of treatment.',
      },
    ],
  },
  {
    key: 'lung-sclc-extensive',
    language: 'en-us',
    diagnosis: 'C34.9',
    title: 'Extensive small cell lung cancer after the first relapse',
    contextName: 'Second-line treatment',
    gender: 'male',
    age: { magnitude: 64, units: 'year' },
    asker: 'physician',
    medium: 'messenger',
    history:
      'Extensive-stage small cell carcinoma treated with carboplatin, etoposide and atezolizumab for four cycles and maintenance for three months. Now liver progression with two new lesions and a 7 mm asymptomatic cerebellar metastasis. Chemotherapy-free interval is 95 days. Sodium is 128 and was 136 at last visit. Performance status is 1. Creatinine is normal, liver enzymes twice the upper limit.',
    question:
      'Would you choose tarlatamab, lurbinectedin or platinum again? Would you treat the brain first? How do you manage the sodium?',
    answers: [
      {
        by: 'medonc',
        minutes: 35,
        text: 'With an interval of just over 90 days both rechallenge and a new agent are open. I would choose tarlatamab if the first doses can be given with inpatient observation; survival after platinum was longer than with chemotherapy, and responses last. Cytokine release happens mainly after the first two doses and is usually mild. Where it is not available, platinum and etoposide again is at least as good as lurbinectedin in patients with this interval. The sodium is most likely inappropriate antidiuretic hormone: restrict fluid to one liter, check osmolality and urine sodium, and treat the cancer soon, because that is the cure.',
      },
      {
        by: 'radonc',
        minutes: 20,
        text: 'A single 7 mm cerebellar lesion without symptoms can be treated with radiosurgery before or between cycles; whole-brain radiation is no longer automatic in small cell disease, provided that MRI is repeated every six to eight weeks. I would not delay systemic treatment for it. Before tarlatamab I would prefer to have it treated, because neurologic effects of that drug are harder to judge with an untreated lesion in the cerebellum.',
      },
    ],
  },
  {
    key: 'mesothelioma-epithelioid',
    language: 'en-us',
    diagnosis: 'C45.0',
    title: 'Pleural mesothelioma, epithelioid type',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 73, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'My father was a shipyard electrician. Fluid around the right lung was drained twice, and thoracoscopy showed epithelioid mesothelioma of the pleura, clinical stage II, with talc placed at the same time. He lost five kilograms but climbs two flights of stairs. He has moderate hearing loss with hearing aids and a creatinine clearance of 58 ml per minute. The first oncologist offered immunotherapy with two drugs.',
    question:
      'Is immunotherapy better than chemotherapy for the epithelioid type? Would surgery help him? With his hearing and kidneys, which chemotherapy is possible?',
    answers: [
      {
        by: 'medonc',
        minutes: 30,
        text: 'Nivolumab with ipilimumab prolonged survival compared with chemotherapy overall; the difference was large in the non-epithelioid types and small in the epithelioid type. In epithelioid disease platinum and pemetrexed with or without a checkpoint inhibitor is therefore an equal choice. With his hearing loss and kidney function I would avoid cisplatin and use carboplatin, and I would give folic acid and vitamin B12 beforehand. If he prefers to avoid chemotherapy, the two antibodies are a proper first choice, with colitis and hormone problems as the price.',
      },
      {
        by: 'surgonc',
        minutes: 20,
        text: 'Surgery for mesothelioma has lost ground, because a randomized comparison of extended pleurectomy after chemotherapy showed no gain in survival and more complications. At 73 I would not advise it outside a study. If the fluid returns in spite of the talc, an indwelling catheter is the simpler answer.',
      },
    ],
  },
  {
    key: 'oropharynx-hpv',
    language: 'en-us',
    diagnosis: 'C09.9',
    title: 'HPV-related tonsil cancer: surgery or chemoradiation',
    contextName: 'First treatment',
    gender: 'male',
    age: { magnitude: 54, units: 'year' },
    asker: 'client',
    medium: 'messenger',
    history:
      'A lump in the neck led to a diagnosis of squamous cell carcinoma of the left tonsil, p16 positive and HPV 16 positive. The tumor in the tonsil is 1.8 cm, one node on the left is 3.4 cm without visible extension outside the capsule. Clinical T1 N1 M0. I have never smoked. I teach singing and my voice and swallowing are very important to me.',
    question:
      'Is robotic surgery likely to spare me radiation? If I need radiation anyway, is the dose lower after surgery? What would you advise someone who lives from the voice?',
    answers: [
      {
        by: 'surgonc',
        minutes: 30,
        text: 'A T1 tonsil tumor is very suitable for transoral surgery with a neck dissection. With one node of 3.4 cm the chance that you need radiation afterwards is about one half to two thirds, depending on spread outside the capsule and on margins. If there is none, a reduced dose of around 50 Gy without chemotherapy is supported by good data. The operation itself hardly touches the vocal cords, but the resonance of the throat may change slightly, which a singer will notice.',
      },
      {
        by: 'radonc',
        minutes: 30,
        text: 'For T1 N1 disease without smoking the cure rate is over 90 percent with either way. Radiation alone to the full dose with sparing of the swallowing muscles is an option, and chemotherapy is not always needed for a single node of this size. Reducing the dose of definitive radiation outside a study has not held up as well as was hoped. For the voice I would contour larynx and constrictor muscles strictly and treat the left side of the neck only, if the tumor stays away from the midline. I consider that the most gentle approach for you.',
        followUp: {
          question: 'How long would I be unable to teach after radiation?',
          reply:
            'Plan for two months from the middle of treatment. Speaking is possible all the time, but dryness and fatigue limit singing. Many professional voices are back at work after three to four months, with some lasting dryness that can be managed.',
        },
      },
    ],
  },
]
