/**
 * Oncology vocabulary used by the question coach and ignored by the spell checker. Lower case; `of` splits at
 * whitespace, `phrases` at commas.
 */
const of = (words: string) => words.trim().split(/\s+/)
const phrases = (words: string) => words.split(/[,\n]/).flatMap((word) => word.trim() || [])

/** Cancer drugs by nonproprietary name; drugs with a typical suffix also match `cancerDrugEnding`. */
export const cancerDrugs = of(`
  abemaciclib abiraterone acalabrutinib adagrasib aflibercept afatinib aldesleukin alectinib alpelisib amivantamab
  amsacrine anastrozole
  apalutamide arsenic asciminib asparaginase atezolizumab avapritinib avelumab axicabtagene axitinib azacitidine
  belantamab belzutifan
  bendamustine bevacizumab bexarotene bicalutamide binimetinib bleomycin blinatumomab bortezomib bosutinib brentuximab
  brigatinib
  busulfan buserelin cabazitaxel cabozantinib capecitabine capivasertib capmatinib carboplatin carfilzomib carmustine
  cemiplimab ceritinib cetuximab
  chlorambucil ciltacabtagene cisplatin cladribine clofarabine cobimetinib copanlisib crizotinib cyclophosphamide
  cyproterone cytarabine
  dabrafenib dacarbazine dacomitinib dactinomycin daratumumab darolutamide dasatinib datopotamab daunorubicin decitabine
  degarelix
  denosumab dinutuximab docetaxel dostarlimab doxorubicin durvalumab duvelisib elacestrant elotuzumab elranatamab
  enasidenib encorafenib
  enfortumab entrectinib enzalutamide epcoritamab epirubicin erdafitinib eribulin erlotinib estramustine etoposide
  everolimus exemestane
  fedratinib floxuridine fludarabine fluorouracil flutamide fruquintinib fulvestrant futibatinib gefitinib gemcitabine
  gemtuzumab
  gilteritinib glasdegib glofitamab goserelin hydroxyurea hydroxycarbamide ibrutinib idarubicin idecabtagene idelalisib
  ifosfamide
  imatinib imetelstat infigratinib inotuzumab interferon interleukin ipilimumab irinotecan isatuximab ivosidenib
  ixabepilone ixazomib
  lanreotide lapatinib larotrectinib lazertinib lenalidomide lenvatinib letrozole leucovorin leuprolide leuprorelin
  lisocabtagene lomustine
  lonsurf lorlatinib loncastuximab lurbinectedin lutetium margetuximab megestrol melphalan mercaptopurine methotrexate
  midostaurin
  mirvetuximab mitomycin mitotane mitoxantrone mobocertinib mogamulizumab momelotinib mosunetuzumab nelarabine neratinib
  nilotinib
  nilutamide nintedanib niraparib nirogacestat nivolumab obinutuzumab octreotide ofatumumab olaparib olutasidenib
  osimertinib oxaliplatin
  pacritinib palbociclib pamidronate panitumumab pazopanib pegaspargase pembrolizumab pemetrexed pemigatinib pertuzumab
  pexidartinib
  pirtobrutinib plerixafor polatuzumab pomalidomide ponatinib pralatrexate procarbazine quizartinib radium raltitrexed
  ramucirumab
  regorafenib relatlimab relugolix repotrectinib retifanlimab revumenib ribociclib ripretinib rituximab romidepsin
  rucaparib ruxolitinib
  sacituzumab selinexor selpercatinib selumetinib siltuximab sipuleucel sirolimus sonidegib sorafenib sotorasib
  streptozocin
  sunitinib tafasitamab tagraxofusp talazoparib talquetamab tamoxifen tarlatamab tazemetostat tebentafusp teclistamab
  tegafur temozolomide
  temsirolimus tepotinib thalidomide thioguanine thiotepa tipiracil tisagenlecleucel tislelizumab tivozanib toremifene
  topotecan toripalimab
  trabectedin trametinib trastuzumab tremelimumab tretinoin trifluridine triptorelin tucatinib umbralisib valrubicin
  vandetanib
  vemurafenib venetoclax vinblastine vincristine vinorelbine vismodegib vorasidenib vorinostat zanidatamab zanubrutinib
  ziv-aflibercept
  zolbetuximab zoledronate zongertinib sintilimab camrelizumab penpulimab anlotinib apatinib pyrotinib icotinib
  chidamide almonertinib
  aumolertinib furmonertinib savolitinib surufatinib dalpiciclib disitamab inetetamab zimberelimab serplulimab
  orelabrutinib ensartinib
  fluzoparib pamiparib nedaplatin lobaplatin raltitrexate pegfilgrastim filgrastim ondansetron granisetron aprepitant`)

/** Brand names of cancer drugs. */
export const cancerBrands = of(`
  abraxane adcetris adriamycin afinitor alecensa alimta alunbrig aliqopa alymsys arimidex aromasin avastin avodart
  balversa bavencio
  bicnu blenrep blincyto bosulif braftovi breyanzi brukinsa cabometyx calquence camptosar caprelsa carvykti casodex
  columvi cosmegen cotellic
  cyramza cytoxan darzalex datroway decapeptyl doxil elahere eligard elrexfio eloxatin elzonris empliciti endoxan
  enhertu epkinly erbitux
  erivedge erleada eulexin evista fareston farydak faslodex femara firmagon fotivda fruzaqla gavreto gazyva gemzar
  gilotrif giotrif
  gleevec glivec gliadel halaven herceptin hycamtin hydrea ibrance iclusig idhifa imbruvica imdelltra imfinzi imjudo
  imlygic
  inlyta inrebic iressa istodax itovebi ixempra jakafi jakavi jaypirca jemperli jevtana kadcyla kanjinti keytruda
  kimmtrak kisqali koselugo
  krazati kymriah kyprolis lazcluze lenvima leukeran libtayo loqtorzi lonsurf lorbrena lorviqua lumakras lumykras
  lunsumio lupron
  lutathera lynparza mabthera margenza mekinist mektovi monjuvi mvasi mylotarg navelbine nerlynx neulasta neupogen
  nexavar ninlaro nolvadex nubeqa
  odomzo ogivri ogsiveo ojjaara onivyde onureg opdivo opdualag orgovyx orserdu padcev perjeta phesgo piqray pluvicto
  polivy pomalyst
  portrazza poteligeo procrit prolia provenge qinlock retevmo revlimid rituxan rozlytrek rubraca rybrevant rydapt rylaze
  sandostatin
  sarclisa scemblix sprycel stivarga sutent suprelorin tabrecta tafinlar tagrisso talvey talzenna tarceva tasigna taxol
  taxotere tazverik
  tecartus tecentriq tecvayli temodal temodar tepmetko thalomid thyrogen tibsovo tivdak torisel trelstar trisenox
  trodelvy truqap
  truseltiq tukysa turalio tykerb tyverb ukoniq unituxin vanflyta vectibix velcade venclexta venclyxto verzenio
  verzenios vidaza vitrakvi vizimpro
  vonjo voranigo votrient vyloy vyxeos xalkori xeloda xermelo xgeva xofigo xospata xpovio xtandi yervoy yescarta
  yondelis zaltrap
  zejula zelboraf zepzelca ziihera zoladex zolinza zometa zydelig zykadia zynlonta zytiga zynyz teysuno efudex`)

/** Suffixes of nonproprietary names that, with few exceptions, only cancer drugs have. */
export const cancerDrugEnding =
  /^\p{L}{2,}(?:mab|nib|platin|taxel|rubicin|ciclib|parib|lisib|limus|degib|zomib|tecan|citabine|trexed|trexate|lutamide|relin|relix|oxifene|trozole|mestane|vedotin|deruxtecan|tansine|leucel|mustine|bulin|relbine|blastine|cristine|fosfamide|rasib|sidenib|clax)$/u

/** Regimens and drug abbreviations. */
export const regimens = of(
  `
  abvd beacopp folfox mfolfox folfox6 mfolfox6 folfiri folfirinox mfolfirinox folfoxiri nalirifox capox xelox capiri
  flot ecf ecx eox dcf tchp tch ddac
  fec fec-t cmf r-chop rchop chop r-cvp dhap r-dhap ice r-ice esHAP gdp r-gdp hyper-cvad hypercvad chopep choep r-epoch
  epoch da-epoch flag flag-ida vrd rvd drd kpd dara-vrd vmp vtd dvrd d-vrd
  mvac ddmvac bep vip tip vac vdc ie map peb pcv bcg 5-fu 5fu t-dm1 tdm1 t-dxd tdxd s-1 atra ato adt pembro nivo ipi bev
  atezo durva carbo cis gem abi enza taxol cddp osi
  tki tkis ici ivig xelodamono chemo chemoradiation immunochemotherapy stupp nact nac lhrh gnrh fulv letro`.toLowerCase(),
)

/** Other drugs that people with cancer take. */
export const otherMedicines = of(`
  acetaminophen paracetamol aspirin ibuprofen naproxen diclofenac celecoxib metformin glibenclamide gliclazide
  glimepiride glipizide
  insulin sitagliptin linagliptin empagliflozin dapagliflozin semaglutide liraglutide ozempic jardiance januvia warfarin
  coumadin heparin enoxaparin clexane lovenox
  apixaban eliquis rivaroxaban xarelto dabigatran pradaxa edoxaban clopidogrel plavix ticagrelor amlodipine ramipril
  lisinopril enalapril
  perindopril losartan valsartan candesartan telmisartan irbesartan bisoprolol metoprolol atenolol carvedilol
  propranolol nebivolol furosemide
  torasemide spironolactone hydrochlorothiazide indapamide digoxin amiodarone flecainide atorvastatin simvastatin
  rosuvastatin pravastatin statin statins
  ezetimibe omeprazole pantoprazole esomeprazole lansoprazole levothyroxine synthroid euthyrox prednisone prednisolone
  methylprednisolone
  hydrocortisone budesonide salbutamol albuterol ventolin tiotropium formoterol salmeterol symbicort montelukast
  gabapentin
  pregabalin lyrica amitriptyline duloxetine sertraline citalopram escitalopram fluoxetine mirtazapine venlafaxine
  quetiapine olanzapine
  lorazepam diazepam alprazolam zolpidem trazodone lithium levetiracetam keppra valproate lamotrigine carbamazepine
  phenytoin lacosamide donepezil
  memantine levodopa morphine oxycodone hydromorphone fentanyl methadone tramadol codeine buprenorphine tapentadol
  allopurinol
  colchicine hydroxychloroquine sulfasalazine tacrolimus cyclosporine mycophenolate azathioprine adalimumab etanercept
  infliximab
  entecavir tenofovir acyclovir aciclovir valaciclovir cotrimoxazole fluconazole nystatin amoxicillin ciprofloxacin
  tamsulosin finasteride dutasteride
  alendronate zopiclone metoclopramide domperidone haloperidol loperamide senna lactulose macrogol dexamethasone
  decadron`)

/** Genes and markers as written in reports, lower case and without hyphens. */
export const markers = of(`
  egfr kras nras hras braf her2 erbb2 her2neu alk ros1 ntrk ntrk1 ntrk2 ntrk3 fgfr fgfr1 fgfr2 fgfr3 brca brca1 brca2
  palb2 chek2 tp53 p53 pten pik3ca esr1 akt1 akt
  mlh1 msh2 msh6 pms2 msi msih msil mss mmr dmmr pmmr tmb tmbh pdl1 tps cps ki67 mib1 idh idh1 idh2 mgmt 1p19q tert
  cdkn2a atrx h3k27m flt3 flt3itd npm1 cebpa runx1 asxl1
  tet2 dnmt3a jak2 calr mpl bcrabl bcrabl1 ighv myc bcl2 bcl6 myd88 btk notch1 sf3b1 cll hpv p16 ebv pole keap1 stk11
  smarca4 smarcb1 nf1 nf2 vhl apc smad4 cdh1
  stk11 mtor tsc1 tsc2 kit ckit pdgfra sdhb sdh gnaq gnas gna11 rnf43 cldn182 claudin trop2 dll3 folr1 arv7 hrd gis psma
  sstr ctdna cea psa afp bhcg hcg ca125 ca199 ca153 ca724 he4
  ldh tg thyroglobulin calcitonin chromogranin s100 scc nse cyfra211 b2m mspike flc ras t790m l858r g12c v600e v600k
  exon19 exon20 metex14 androgenreceptor`)

/** Gene names that are also ordinary words or abbreviations: matched in capitals only. */
export const capitalMarkers = of(
  `MET RET ALK ATM APC KIT AKT MPL MYC TG TERT AR NF1 SDH GIS RAS CPS TPS HCG MSI MSS MMR`,
)

/** Tissue types, comma-separated: the spell checker accepts each of their words. */
export const histologies = phrases(`
  carcinoma, carcinomas, adenocarcinoma, adenocarcinomas, adenoca, adeno-ca, adeno, ca in situ, carcinoma in situ,
  in situ, dcis, lcis, cis, squamous, squamous cell, scc, ductal, lobular, idc, ilc, nst, small cell, sclc, nsclc,
  non small cell
  large cell, neuroendocrine, serous, hgsoc, endometrioid, clear cell, ccrcc, papillary, chromophobe, follicular,
  medullary, anaplastic, urothelial, transitional cell, mucinous, signet ring
  glioblastoma, gbm, astrocytoma, oligodendroglioma, oligoastrocytoma, ependymoma, medulloblastoma, meningioma, glioma,
  schwannoma, dlbcl, diffuse large b cell, b cell lymphoma, t cell lymphoma, mantle cell, marginal zone
  hodgkin, hodgkins, burkitt, sarcoma, liposarcoma, leiomyosarcoma, osteosarcoma, ewing sarcoma, ewings,
  rhabdomyosarcoma, angiosarcoma, chondrosarcoma, synovial sarcoma, pleomorphic, dedifferentiated, undifferentiated
  superficial spreading, ssm, nodular melanoma, lentigo maligna, acral, gist, gastrointestinal stromal, hcc,
  hepatocellular, cholangiocarcinoma, mesothelioma, epithelioid, sarcomatoid, biphasic, carcinoid, insulinoma,
  pheochromocytoma
  paraganglioma, thymoma, germ cell, seminoma, nonseminoma, teratoma, choriocarcinoma, yolk sac, neuroblastoma, wilms,
  nephroblastoma, retinoblastoma, hepatoblastoma, merkel cell, basal cell, adenoid cystic, mucoepidermoid, plasmacytoma,
  acinar, lepidic, micropapillary, metaplastic, apocrine, tubular, cribriform, phyllodes, klatskin, acinic, intraductal`)

/** Operations and procedures, in lay and medical terms. */
export const procedures = phrases(`
  lumpectomy, mastectomy, lobectomy, pneumonectomy, segmentectomy, bilobectomy, colectomy, hemicolectomy, proctectomy,
  gastrectomy, esophagectomy, oesophagectomy, hepatectomy, pancreatectomy, splenectomy, nephrectomy, cystectomy,
  prostatectomy, orchiectomy, orchidectomy, oophorectomy, salpingectomy
  hysterectomy, myomectomy, vulvectomy, thyroidectomy, parathyroidectomy, laryngectomy, glossectomy, parotidectomy,
  adrenalectomy, thymectomy, craniotomy, thoracotomy, laparotomy, laparoscopy, colonoscopy, gastroscopy, bronchoscopy,
  cystoscopy, colposcopy, mediastinoscopy, thoracoscopy, endoscopy, sigmoidoscopy
  whipple, colostomy, ileostomy, urostomy, tracheostomy, gastrostomy, nephrostomy, lymphadenectomy,
  lymph node dissection, cytoreduction, debulking, hipec, wle, bcs, slnb, alnd, turbt, turp, tace, tare, sirt, rfa, tme,
  eus, ercp, ebus, lletz, conization, cryoablation, thermoablation, radioembolization, chemoembolization
  chemotherapy, radiotherapy, radiochemotherapy, chemoradiotherapy, chemoradiation, brachytherapy, immunotherapy,
  hormonotherapy, pleurodesis, paracentesis, thoracentesis, biopsy, cytology, allogeneic, autologous, leukapheresis,
  plasmapheresis, apheresis, verteboplasty, kyphoplasty, cystoprostatectomy, tylectomy, quadrantectomy, metastasectomy,
  omentectomy, peritonectomy, neobladder, urethrectomy, exenteration, enucleation, embolization, sbrt, sabr, imrt, vmat,
  igrt, srs, wbrt, pci`)

/** Anatomy, findings and terms of medical reports. */
export const clinicalWords = of(`
  metastasis metastases metastatic metastasized metastasised oligometastatic oligoprogression micrometastasis
  micrometastases macrometastasis lymphadenopathy adenopathy lymphovascular perineural perineurally extranodal
  extracapsular mesorectal mesorectum circumferential anal sphincter
  retroperitoneal retroperitoneum mediastinal mediastinum hilar perihilar supraclavicular infraclavicular axillary
  axilla inguinal iliac paraaortic para-aortic peritoneum peritoneal omentum omental mesentery mesenteric pleura pleural
  pericardial pericardium
  duodenum jejunum ileum cecum caecum sigmoid rectum rectal rectosigmoid ileocecal cardia pylorus antrum fundus
  esophagus oesophagus esophageal oesophageal gastroesophageal pharynx nasopharynx oropharynx hypopharynx larynx trachea
  bronchus bronchi bronchial
  thymus thymic thyroid parathyroid adrenal pituitary hypothalamus cerebellum cerebellar cerebral frontal parietal
  temporal occipital brainstem glioma meninges leptomeningeal dura dural spinal vertebral vertebra vertebrae sacrum
  sacral lumbar thoracic cervical ureter ureteral urethra urethral
  endometrium endometrial myometrium myometrial cervix cervical vulva vulvar vagina vaginal ovary ovarian fallopian
  adnexal adnexa testis testicular scrotum penile prostate prostatic seminal epididymis cutaneous subcutaneous dermal
  epidermis mucosal mucosa submucosa submucosal muscularis serosa serosal
  neoadjuvant adjuvant palliative curative concurrent consolidation maintenance salvage refractory relapsed recurrent
  recurrence platinum-resistant platinum-sensitive castration-resistant castrate hormone-sensitive progesterone estrogen
  oestrogen receptor receptors amplification amplified
  hypermethylation methylated unmethylated methylation promoter wildtype wild-type germline somatic heterozygous
  homozygous karyotype cytogenetic cytogenetics translocation deletion del inversion trisomy monosomy philadelphia
  immunohistochemistry immunohistochemical histopathology histopathological histology cytopathology
  neutropenia neutropenic thrombocytopenia leukopenia lymphopenia pancytopenia anemia anaemia anaemic mucositis
  stomatitis neuropathy neuropathic polyneuropathy cardiomyopathy pneumonitis colitis hepatitis dermatitis nephritis
  hypophysitis thyroiditis myocarditis myositis arthritis arthralgia myalgia
  hypothyroidism hyperthyroidism hypercalcemia hyponatremia hypokalemia hyperkalemia hyperglycemia hypoglycemia cachexia
  cachectic sarcopenia dyspnea dyspnoea dysphagia odynophagia hemoptysis haemoptysis hematemesis melena hematochezia
  hematuria haematuria dysuria nocturia alopecia pruritus jaundice icterus
  ascites ascitic effusion effusions lymphedema lymphoedema edema oedema thrombosis thromboembolism embolism embolus
  fistula abscess ileus stenosis stricture ulceration ulcerated necrosis necrotic fibrosis fibrotic cirrhosis cirrhotic
  steatosis osteoporosis osteopenia osteonecrosis lytic sclerotic blastic
  hyperplasia dysplasia dysplastic metaplasia neoplasia neoplasm neoplastic malignancy malignancies benign polyp polyps
  adenoma adenomas adenomatous lipoma hemangioma haemangioma fibroadenoma hamartoma papilloma leiomyoma nevus naevus
  melanocytic keratosis leukoplakia erythroplakia lymphoma lymphomas
  leukemia leukaemia leukemic leukaemic myeloma myelodysplastic myelodysplasia myeloproliferative myelofibrosis
  polycythemia thrombocythemia lymphoblastic myeloid myelomonocytic monoblastic promyelocytic lymphocytic
  lymphoplasmacytic macroglobulinemia waldenstrom amyloidosis histiocytosis mycosis fungoides sezary gammopathy mgus
  creatinine bilirubin albumin transaminases hemoglobin haemoglobin hematocrit platelets leukocytes neutrophils
  lymphocytes eosinophils monocytes blasts ferritin troponin procalcitonin electrolytes phosphatase aspartate alanine
  aminotransferase uln
  scintigraphy mammogram mammography tomosynthesis ultrasonography elastography echocardiogram echocardiography
  angiography cholangiography urography densitometry spirometry contrast-enhanced gadolinium hypermetabolic hypodense
  hyperdense hyperintense hypointense spiculated lobulated nodular calcification calcifications microcalcifications suv
  suvmax fdg fdg-avid avid birads pirads lirads tirads recist deauville lugano
  ecog karnofsky comorbidity comorbidities multimorbidity hypertension hyperlipidemia dyslipidemia atrial fibrillation
  cardiomyopathy arrhythmia pacemaker angina infarction ischemic ischaemic ischemia claudication emphysema bronchitis
  asthma copd diverticulitis diverticulosis gastritis reflux cholecystitis cholelithiasis pancreatitis nephropathy
  dialysis hemodialysis
  premenopausal postmenopausal perimenopausal menopausal menopause menarche nulliparous multiparous gravida
  contralateral ipsilateral bilateral unilateral proximal distal anterior posterior lateral medial cranial caudal dorsal
  ventral superior inferior quadrant areola areolar nipple
  resectable unresectable resectability inoperable resected resection unifocal multifocal multicentric residual margin
  margins perioperative preoperative postoperative intraoperative neurotoxicity cardiotoxicity nephrotoxicity
  ototoxicity hepatotoxicity myelosuppression chemosensitive chemoresistant radiosensitive radioresistant radioiodine
  radionuclide radioligand theranostic dosimetry fractionation hypofractionated fractions gray boost
  achalasia adnexectomy agranulocytosis akathisia albuminuria alkalosis acidosis amenorrhea anaphylaxis anastomosis
  aneurysm angiogenesis
  angiomyolipoma anosmia anorexia aphasia apnea appendicitis aspergillosis astrocyte ataxia atelectasis atrophy azotemia
  bacteremia balanitis bezoar
  blastoma bradycardia bronchiectasis bronchiolitis bursitis candidiasis carcinogenesis carcinomatous cardiomegaly
  cataract cellulitis cerebrospinal
  cheilitis cholangiopancreatography cholangitis cholestasis cholestatic chondroma chordoma choroid chylothorax
  coagulopathy coccyx colposuspension
  conjunctivitis craniopharyngioma cryotherapy cystadenocarcinoma cystadenoma cystitis cytokine cytomegalovirus
  cytotoxic debridement dehiscence
  desmoid desmoplastic diaphragm diplopia diuresis diverticulum dysarthria dysesthesia dysgerminoma dysgeusia dyskinesia
  dyspepsia dysphonia dysuria
  ecchymosis eczema embryonal encephalitis encephalopathy endocarditis endocrine endophthalmitis endothelial enteritis
  enterocolitis eosinophilia
  epistaxis erythema erythrocyte erythropoietin esophagitis esthesioneuroblastoma etiology exanthema exophthalmos
  extravasation fasciitis fibrosarcoma
  fibromatosis folliculitis ganglioglioma ganglioneuroma gastrinoma gastroenteritis gastroparesis gigantism gingivitis
  glaucoma glomerulonephritis
  glucagonoma glucocorticoid granulocyte granuloma granulosa gynecomastia hamartomatous hemangioblastoma
  hemangiopericytoma hematemesis hematoma
  hemiparesis hemochromatosis hemolysis hemolytic hemorrhage hemorrhoids hemothorax hepatomegaly hepatosplenomegaly
  herpes hidradenoma hirsutism
  histiocyte homologous hydrocele hydrocephalus hydronephrosis hyperbilirubinemia hyperkeratosis hyperparathyroidism
  hyperpigmentation hypertrophy
  hyperuricemia hypoalbuminemia hypocalcemia hypomagnesemia hypophosphatemia hypopituitarism hypoxemia hypoxia
  iatrogenic idiopathic immunodeficiency
  immunoglobulin immunophenotyping incontinence induration infarct infiltrate intramuscular intrathecal intravenous
  intubation intussusception
  keratoacanthoma keratosis ketoacidosis koilocytosis kyphosis lacrimal laparotomy lentigo leukocytosis
  leukoencephalopathy leukopenia lymphangioma
  lymphangitis lymphoblast lymphocele lymphocytosis lymphopenia macrophage mastitis mastocytosis mediastinitis
  megakaryocyte melanosis meningitis
  mesothelial microsatellite mitosis mitotic monoclonal mucocele mucoepidermoid myasthenia myelitis myelosuppressive
  myoclonus myxoma myxoid
  nasogastric necrotizing nephrotic neuralgia neurilemmoma neurofibroma neurofibromatosis neuroma neutrophil nystagmus
  odynophagia oligodendrocyte
  oliguria omentectomy oncocytoma oncogene oophoritis ophthalmology orthopnea orthostatic osteoblastoma osteochondroma
  osteomyelitis
  osteoradionecrosis otitis otorrhea pachymeningeal palliation palmar plantar erythrodysesthesia pancreatoduodenectomy
  papilledema papillomavirus
  paraneoplastic paraproteinemia paresthesia parotitis pathognomonic pericarditis peritonitis petechiae pharyngitis
  phlebitis photosensitivity
  pinealoma pineoblastoma pleurisy pneumothorax pneumocystis polycystic polymyositis polyposis polyuria porphyria
  portocaval postprandial proctitis
  prolactinoma prolapse prophylaxis prostatitis proteinuria pruritic pseudomyxoma pseudoprogression psoriasis ptosis
  pulmonary purpura pyelonephritis
  pylorus pyuria radiculopathy radiculitis radiodermatitis reticulocyte retinopathy retrosternal rhabdoid rhinorrhea
  sarcoidosis schwannomatosis
  sciatica scleroderma scoliosis seborrheic sepsis septicemia sialadenitis sinusitis somnolence spermatocele
  splenomegaly spondylitis squamocolumnar
  stridor subclavian subdural subtotal supratentorial infratentorial syncope synovium syringoma tachycardia tachypnea
  telangiectasia tenesmus
  teratocarcinoma thrombocyte thrombocytosis thrombophilia thrombophlebitis thymocyte tinnitus tonsillectomy
  toxoplasmosis trabecular transudate vera
  exudate trismus trophoblastic tympanic typhlitis urachal ureteroscopy ureterostomy urethritis urosepsis urticaria
  uveal uveitis vagotomy varicocele
  vasculitis venous vertigo vesicovaginal viremia vipoma vitiligo volvulus vulvitis xanthoma xerostomia xerosis zoster
  proliferation proliferations
  carcinogen antigen antigens antibody antibodies biopsies cytotoxicity`)

/** Chinese names of cancer drugs, or their suffixes. */
export const chineseDrugs =
  /\p{Script=Han}{1,4}(?:单抗|替尼|帕尼|非尼|帕利|西利|他滨|度胺|替康|曲塞|昔芬|曲唑|美坦|班布林|瑞滨|拉滨|胞苷|鲁胺|瑞林|瑞克|列净胺|佐米|克拉|妥珠|司群|莫司|环磷酰胺)|\p{Script=Han}铂|铂类|紫杉醇|西他赛|阿霉素|表柔比星|多柔比星|吉西他滨|卡培他滨|替吉奥|替莫唑胺|培美曲塞|依托泊苷|长春新碱|环磷酰胺|甲氨蝶呤|氟尿嘧啶|阿比特龙|维奈克拉|奥希替尼|赫赛汀|美罗华|易瑞沙|特罗凯|泰瑞沙|可瑞达|欧狄沃|希罗达|格列卫|来那度胺|沙利度胺|卡介苗|诺雷得|去势/u
