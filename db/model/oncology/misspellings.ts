/**
 * Common misspellings with corrections that hold in any context. Excluded: real words, names, medical words, and
 * corrections to numbers, drugs, body sides or negations; authors must fix those themselves.
 */
const pairs = `
  teh the, hte the, taht that, thta that, thsi this, tihs this, adn and, wiht with, wich which, whcih which, waht what,
  whta what, becuase because, becasue because, beacuse because, becouse because, becaus because, becauze because
  freind friend, freinds friends, recieve receive, recieved received, recieves receives, recieving receiving,
  reciept receipt, beleive believe, beleived believed, belive believe, acheive achieve, acheived achieved,
  definately definitely, definatly definitely, definitly definitely, defiantely definitely
  seperate separate, seperated separated, seperately separately, untill until, tommorow tomorrow, tomorow tomorrow,
  tommorrow tomorrow, yestarday yesterday, yesturday yesterday, wendesday Wednesday, wensday Wednesday,
  febuary February, occured occurred, occurence occurrence, occuring occurring, ocurred occurred
  begining beginning, comming coming, writting writing, realy really, finaly finally, usualy usually, actualy actually,
  probaly probably, propably probably, probly probably, especialy especially, expecially especially, generaly generally,
  normaly normally, completly completely, completley completely, immediatly immediately, imediately immediately,
  immediatley immediately
  unfortunatly unfortunately, unfortunatley unfortunately, fortunatly fortunately, aproximately approximately,
  approximatly approximately, approximatley approximately, necesary necessary, neccessary necessary,
  neccesary necessary, necessery necessary, posible possible, possable possible, possibel possible, diffrent different,
  diferent different, differnt different
  difficutl difficult, dificult difficult, dificulty difficulty, experiance experience, expirience experience,
  experienc experience, knowlege knowledge, knowledg knowledge, oppinion opinion, opinon opinion, opinoin opinion,
  recomend recommend, recomended recommended, reccomend recommend, reccomended recommended, reccommend recommend,
  recommand recommend, recomendation recommendation, reccomendation recommendation
  questoin question, quesiton question, qestion question, questin question, anwser answer, awnser answer, answr answer,
  somthing something, someting something, sometihng something, anyting anything, everthing everything, allways always,
  alwasy always, allmost almost, togehter together, togather together, thier their, peopel people, poeple people,
  peple people, persistant persistent, persistantly persistently
  wheter whether, whehter whether, thrugh through, thorugh through, thougth thought, enought enough, enogh enough,
  enuff enough, helpfull helpful, carefull careful, usefull useful, gratefull grateful, greatful grateful,
  painfull painful, succesful successful, successfull successful, sucessful successful, succesfully successfully,
  sucessfully successfully
  explane explain, explaned explained, explaination explanation, desicion decision, decison decision,
  decission decision, descision decision, consious conscious, concious conscious, unconcious unconscious,
  noticable noticeable, noticeing noticing, apparant apparent, apparantly apparently, apperently apparently,
  existance existence, independant independent, resistent resistant, resistence resistance, maintainance maintenance,
  maintenence maintenance
  goverment government, insurence insurance, insurrance insurance, apointment appointment, appoinment appointment,
  appointmnet appointment, apointments appointments, appointement appointment, adress address, adresses addresses,
  familly family, fammily family, famly family, mothr mother, fahter father, husbend husband, sisiter sister,
  dauther daughter, daugther daughter, brohter brother
  docter doctor, docters doctors, docotor doctor, doctr doctor, doctorr doctor, phisician physician, physican physician,
  physicain physician, nurce nurse, surgen surgeon, surgoen surgeon, surgion surgeon, surjeon surgeon, surgury surgery,
  surgey surgery, sugery surgery, surgerys surgeries, surgary surgery, oncolgist oncologist, oncoligist oncologist,
  onclogist oncologist, oncologyst oncologist, onocologist oncologist, oncologest oncologist, radiologyst radiologist,
  pathalogist pathologist, pathologyst pathologist, patholgist pathologist, neurolgist neurologist, urolgist urologist
  canser cancer, cancor cancer, cancr cancer, canncer cancer, cansers cancers, tumer tumor, tumers tumors, tumur tumor,
  tummor tumor, tumar tumor, tummour tumour, chemotheraphy chemotherapy, chemotherapie chemotherapy,
  chemotheropy chemotherapy, chemoterapy chemotherapy, chemothearpy chemotherapy, chemotherpy chemotherapy,
  cheomtherapy chemotherapy, chemeotherapy chemotherapy, chemotharapy chemotherapy, kemo chemo, keemo chemo,
  chemmo chemo
  radiaton radiation, raditation radiation, radition radiation, raidation radiation, radiotheraphy radiotherapy,
  radiotherpy radiotherapy, radiotherepy radiotherapy, immunotheraphy immunotherapy, imunotherapy immunotherapy,
  immunotherpy immunotherapy, immunotherepy immunotherapy, inmunotherapy immunotherapy, therapie therapy,
  theraphy therapy, terapy therapy, therpy therapy, tretment treatment, treatement treatment, treament treatment,
  treatmant treatment, treatmet treatment, treatmnet treatment, tratment treatment, tretament treatment,
  treatements treatments, traetment treatment
  biospy biopsy, biopsey biopsy, biopsie biopsy, byopsy biopsy, biopcy biopsy, bioposy biopsy, biopsys biopsies,
  diagnois diagnosis, diagnosys diagnosis, diagnossis diagnosis, dignosis diagnosis, diagnosised diagnosed,
  diagnoised diagnosed, diagonsed diagnosed, dianosed diagnosed, diagnozed diagnosed, diagnossed diagnosed,
  dignosed diagnosed, prognosys prognosis, prognois prognosis, symtom symptom, symtoms symptoms, symptons symptoms,
  sympton symptom, simptoms symptoms, symptomes symptoms, symptms symptoms, syptoms symptoms
  nausia nausea, nausa nausea, nasuea nausea, naseau nausea, nausious nauseous, naucious nauseous, vommit vomit,
  vommiting vomiting, vomitting vomiting, vomitted vomited, vomittting vomiting, diarhea diarrhea, diarrea diarrhea,
  diahrrea diarrhea, diarreah diarrhea, diarhoea diarrhoea, diarrheoa diarrhoea, diahrea diarrhea, dierrhea diarrhea,
  diareah diarrhea, constipaton constipation, constapation constipation, fatigueing fatiguing, fatige fatigue,
  fatiuge fatigue, fatique fatigue, fatgue fatigue, headach headache, headackes headaches, headacke headache,
  hedache headache, siezure seizure, siezures seizures, seisure seizure, seisures seizures, seizur seizure,
  seazure seizure
  apetite appetite, appettite appetite, appitite appetite, appatite appetite, wieght weight, wheight weight,
  weigth weight, heigth height, hieght height, breth breath, breif brief, breating breathing,
  breathlesness breathlessness, swolen swollen, swollon swollen, sweling swelling, swellin swelling,
  dizzyness dizziness, dizzines dizziness, diziness dizziness, weeknes weakness, weaknes weakness, tirednes tiredness,
  numbnes numbness, sickenss sickness, illnes illness, hoarsness hoarseness, caugh cough, coff cough, couhg cough,
  coughin coughing, fevor fever, feaver fever, feever fever, sweatting sweating, itchyness itchiness, ichy itchy
  brest breast, brests breasts, liverr liver, livver liver, stomache stomach, stomack stomach, stumach stomach,
  stomac stomach, kidny kidney, kidneyes kidneys, kidneis kidneys, lungh lung, prostat prostate, protate prostate,
  prostete prostate, bladdar bladder, bladdder bladder, blader bladder, colen colon, pancrease pancreas,
  pancreous pancreas, pancrias pancreas, pankreas pancreas, thyriod thyroid, thyroyd thyroid, tyroid thyroid,
  thryoid thyroid, esophogus esophagus, esophagous esophagus, esophegus esophagus, ovarys ovaries, overies ovaries,
  lymp lymph, limph lymph, lymphnods lymph nodes, lymf lymph, linph lymph, mussle muscle, mussles muscles,
  muscel muscle, sholder shoulder, shoudler shoulder, stumoch stomach, abdomin abdomen, abdoman abdomen,
  abdomenal abdominal, abdominial abdominal, throath throat, thoat throat, skeletel skeletal, braine brain
  metastisis metastasis, metastesis metastasis, metastisized metastasized, metastacized metastasized,
  metasticized metastasized, metastesized metastasized, metastatsis metastasis, metastisies metastases,
  metasteses metastases, metastasys metastasis, metastassis metastasis, metatastic metastatic, metastic metastatic,
  metatsatic metastatic, metatstatic metastatic, malignent malignant, maligant malignant, malignat malignant,
  malignany malignancy, malignency malignancy, carcenoma carcinoma, carsinoma carcinoma, carcinom carcinoma,
  carcnoma carcinoma, lymphomia lymphoma, lymfoma lymphoma, limphoma lymphoma, lymphona lymphoma, lukemia leukemia,
  leukimia leukemia, luekemia leukemia, leukemea leukemia, leukeamia leukaemia, leucemia leukemia, lukaemia leukaemia,
  melenoma melanoma, melonoma melanoma, melanomia melanoma, sarcomma sarcoma, saracoma sarcoma, meyloma myeloma,
  myleoma myeloma, mieloma myeloma
  opperation operation, operaton operation, opertation operation, operatoin operation, opertion operation,
  opperated operated, opration operation, proceedure procedure, proceedures procedures, procedur procedure,
  proceedur procedure, hospitle hospital, hosptial hospital, hospitel hospital, hospial hospital, hopsital hospital,
  hosiptal hospital, emergancy emergency, emergeny emergency, ambulence ambulance, medecine medicine, medicin medicine,
  medicins medicines, medicene medicine, medisine medicine, medcine medicine, medecines medicines, medicaton medication,
  medacation medication, medicaion medication, medicatin medication, mediction medication, perscription prescription,
  perscribed prescribed, perscribe prescribe, prescibed prescribed, presciption prescription, prescripton prescription
  controled controlled, controling controlling, contoled controlled, controlld controlled, refered referred,
  refering referring, referal referral, preferd preferred, prefered preferred, transfered transferred,
  tollerate tolerate, tollerated tolerated, tolarate tolerate, tolarated tolerated, tolerted tolerated,
  toleratd tolerated, continous continuous, continously continuously, continueing continuing, continueous continuous,
  contineu continue, contiune continue, contniue continue, responce response, responsed responded, respons response,
  improvment improvement, improvemnt improvement, improoved improved, imporved improved, imrpoved improved,
  improvd improved
  resulst results, reslut result, resluts results, resutls results, reults results, reprot report, repoort report,
  raport report, scaned scanned, scann scan, sacn scan, ultrsound ultrasound, ultasound ultrasound,
  utrasound ultrasound, ultrasond ultrasound, mamogram mammogram, mammagram mammogram, mamagram mammogram,
  mamografy mammography, mammografy mammography, colonscopy colonoscopy, colonoscapy colonoscopy,
  colonoscpy colonoscopy, endoscopie endoscopy, endoscapy endoscopy, masectomy mastectomy, mastectamy mastectomy,
  mastecomy mastectomy, masectomey mastectomy, lumpectemy lumpectomy, lumpectamy lumpectomy, lumpecotmy lumpectomy,
  hysterectemy hysterectomy, histerectomy hysterectomy, hysterecotmy hysterectomy, prostectomy prostatectomy,
  prostatectemy prostatectomy
  presure pressure, pressur pressure, preasure pressure, presssure pressure, diabetis diabetes, diabeties diabetes,
  diabetese diabetes, diabeetes diabetes, diabetus diabetes, cholestrol cholesterol, colesterol cholesterol,
  cholesteral cholesterol, hypertention hypertension, hypertenstion hypertension, arthritus arthritis,
  artheritis arthritis, athritis arthritis, asma asthma, astma asthma, astham asthma, alergic allergic,
  allergc allergic, alergy allergy, alergies allergies, allergys allergies, allergyc allergic, anemea anemia,
  infecton infection, infetion infection, infectoin infection, inflamation inflammation, inflamatory inflammatory,
  inflammed inflamed, neuropaty neuropathy, nueropathy neuropathy, neuropathey neuropathy, neropathy neuropathy,
  numonia pneumonia, pnemonia pneumonia, pneumonea pneumonia, neumonia pneumonia
  menapause menopause, menopuase menopause, menopaus menopause, perioud period, peroid period, peroids periods,
  pregnent pregnant, pregnat pregnant, genetik genetic, gentic genetic, heriditary hereditary, hereditery hereditary,
  heredetary hereditary, immun immune, imune immune, immmune immune, antibotic antibiotic, antibotics antibiotics,
  antibiotik antibiotic, antibiotcs antibiotics, antibioitcs antibiotics, steriods steroids, steriod steroid,
  steroyds steroids, stearoids steroids, hormon hormone, hormons hormones, horomone hormone, horomones hormones,
  hormoan hormone
  mesure measure, mesured measured, meassured measured, measurment measurement, mesurement measurement,
  aggresive aggressive, agressive aggressive, aggressiv aggressive, agressively aggressively, advansed advanced,
  advaned advanced, advancd advanced, curently currently, currenty currently, currentley currently, currentl currently,
  previus previous, previos previous, previuos previous, previosly previously, previousley previously,
  previouly previously, recentley recently, recenty recently, recntly recently, sugest suggest, sugested suggested,
  suggusted suggested, sugestion suggestion, suport support, suported supported, suppport support, availible available,
  avaliable available, availabe available, avalable available, availalbe available, benifit benefit, benefitt benefit,
  benifits benefits, benifited benefited, beneift benefit, consern concern, concernd concerned, conserned concerned,
  concider consider, considerd considered, concidered considered
  wonderd wondered, woried worried, worryed worried, worred worried, worryied worried, anxios anxious, anxiuos anxious,
  anxius anxious, anxeity anxiety, anxitey anxiety, anxity anxiety, deppressed depressed, depresed depressed,
  depresion depression, depresson depression, scarry scary, afriad afraid, affraid afraid, confussed confused,
  confuesd confused, exausted exhausted, exhuasted exhausted, exhasted exhausted, exsausted exhausted, seriuos serious,
  serius serious, seroius serious, seriusly seriously, severly severely, severley severely, strenght strength,
  strenth strength, stronge strong, streess stress, stresfull stressful, sleaping sleeping, sleepin sleeping,
  uncomfterble uncomfortable, uncomfortabel uncomfortable, uncomfertable uncomfortable, confortable comfortable,
  comfterble comfortable, comfortabel comfortable, discomfert discomfort
`

export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs.split(/[,\n]/).flatMap((pair): [string, string][] => {
    const [wrong = '', ...right] = pair.trim().split(' ')
    return wrong === '' ? [] : [[wrong, right.join(' ')]]
  }),
)
