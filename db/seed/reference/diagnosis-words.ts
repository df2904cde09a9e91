/**
 * What people say: code | everyday name | the same in Chinese | other English words | other Chinese words. Lay names,
 * abbreviations, histologies that the code set files under an organ, and misspellings further off than a search forgives.
 * British spellings and plurals are left out where the search equates them by rule.
 */
export interface SpokenWords {
  readonly plainName: string
  readonly plainNameZh: string
  readonly synonyms: readonly string[]
  readonly synonymsZh: readonly string[]
}

const diagnosisLines = `
C50 | Breast cancer | 乳腺癌 | ca breast; mammary carcinoma; cancer of the breast; metastatic breast cancer; stage 4 breast cancer; advanced breast cancer; IDC; invasive ductal carcinoma; ductal carcinoma; ILC; invasive lobular carcinoma; lobular carcinoma; TNBC; triple negative breast cancer; triple negative; HER2 positive breast cancer; HER2 low breast cancer; HER2+; ER positive breast cancer; hormone receptor positive breast cancer; HR+ breast cancer; luminal A; luminal B; MBC; metaplastic breast cancer; BRCA breast cancer; breast lump malignant; breast tumor | 乳癌; 乳腺恶性肿瘤; 乳腺肿瘤; 乳房癌; 三阴性乳腺癌; 三阴乳癌; HER2阳性乳腺癌; 激素受体阳性乳腺癌; 浸润性导管癌; 浸润性小叶癌; 晚期乳腺癌; 转移性乳腺癌
C50.0 | Paget disease of the nipple | 乳头佩吉特病 | nipple cancer; cancer of nipple and areola; mammary Paget disease; Paget's disease of the breast | 乳头癌; 乳头湿疹样癌; 乳房佩吉特病
C50.92 | Male breast cancer | 男性乳腺癌 | breast cancer in men; man with breast cancer; male breast carcinoma | 男性乳癌; 男人乳腺癌
C50.A | Inflammatory breast cancer | 炎性乳腺癌 | IBC; inflammatory carcinoma of the breast; T4d breast cancer | 炎性乳癌; 炎症性乳腺癌
D05 | Breast carcinoma in situ (stage 0) | 乳腺原位癌 | stage 0 breast cancer; noninvasive breast cancer; non-invasive breast cancer; preinvasive breast cancer; breast CIS | 乳腺癌0期; 0期乳腺癌; 乳腺癌原位
D05.0 | LCIS | 乳腺小叶原位癌 | lobular carcinoma in situ; lobular neoplasia; in situ lobular cancer | 小叶原位癌
D05.1 | DCIS | 乳腺导管原位癌 | ductal carcinoma in situ; intraductal carcinoma; intraductal breast cancer; in situ ductal cancer | 导管原位癌; 导管内癌
D24 | Benign breast tumor | 乳腺良性肿瘤 | fibroadenoma; breast papilloma; intraductal papilloma; benign breast lump; phyllodes tumor | 乳腺纤维腺瘤; 纤维腺瘤; 乳腺导管内乳头状瘤; 叶状肿瘤
C00 | Lip cancer | 唇癌 | cancer of the lip | 嘴唇癌
C01 | Base of tongue cancer | 舌根癌 | tongue base cancer; back of tongue cancer | 舌根恶性肿瘤
C02 | Tongue cancer | 舌癌 | cancer of the tongue; oral tongue cancer; glossal cancer; tounge cancer | 舌头癌; 舌恶性肿瘤
C03 | Gum cancer | 牙龈癌 | gingival cancer; alveolar ridge cancer | 齿龈癌
C04 | Floor of mouth cancer | 口底癌 | cancer under the tongue |
C05 | Palate cancer | 腭癌 | roof of mouth cancer; soft palate cancer; hard palate cancer | 上颚癌
C06 | Mouth cancer | 口腔癌 | oral cancer; oral cavity cancer; oral squamous cell carcinoma; OSCC; cheek cancer; buccal cancer; buccal mucosa cancer; retromolar trigone cancer | 颊癌; 口腔恶性肿瘤; 口腔鳞癌; 颊黏膜癌
C07 | Parotid gland cancer | 腮腺癌 | parotid tumor; cancer of the parotid | 腮腺恶性肿瘤
C08 | Salivary gland cancer | 涎腺癌 | submandibular gland cancer; mucoepidermoid carcinoma; adenoid cystic carcinoma; ACC salivary | 唾液腺癌; 颌下腺癌; 腺样囊性癌; 黏液表皮样癌
C09 | Tonsil cancer | 扁桃体癌 | tonsillar cancer; cancer of the tonsil; tonsil tumor | 扁桃腺癌
C10 | Oropharyngeal cancer | 口咽癌 | oropharynx cancer; HPV throat cancer; HPV positive throat cancer; OPSCC; p16 positive oropharyngeal cancer | 口咽部癌
C11 | Nasopharyngeal cancer | 鼻咽癌 | NPC; nasopharynx cancer; nasopharyngeal carcinoma | 鼻咽部癌
C12 | Pyriform sinus cancer | 梨状窦癌 | piriform sinus cancer | 梨状窝癌
C13 | Hypopharyngeal cancer | 下咽癌 | hypopharynx cancer; lower throat cancer | 喉咽癌
C14 | Throat cancer | 咽喉癌 | cancer of the throat; pharyngeal cancer; pharynx cancer | 咽癌; 喉咙癌
C30 | Nasal cavity and middle ear cancer | 鼻腔和中耳癌 | nose cancer; nasal cancer; esthesioneuroblastoma; olfactory neuroblastoma; ear cancer | 鼻腔癌; 鼻癌; 嗅神经母细胞瘤; 中耳癌
C31 | Sinus cancer | 鼻窦癌 | paranasal sinus cancer; maxillary sinus cancer; sinonasal carcinoma; SNUC | 副鼻窦癌; 上颌窦癌
C32 | Larynx cancer | 喉癌 | laryngeal cancer; voice box cancer; vocal cord cancer; cancer of the voice box; glottic cancer | 喉部癌; 声带癌; 喉恶性肿瘤
C76.0 | Head and neck cancer | 头颈部癌 | head and neck squamous cell carcinoma; HNSCC; SCCHN; H&N cancer; neck cancer | 头颈癌; 头颈部鳞癌; 头颈部肿瘤; 头颈肿瘤
C15 | Esophageal cancer | 食管癌 | cancer of the esophagus; food pipe cancer; gullet cancer; ESCC; esophageal squamous cell carcinoma; esophageal adenocarcinoma; EAC; ca esophagus; esofageal cancer; osophageal cancer | 食道癌; 食管鳞癌; 食管腺癌; 食管恶性肿瘤
C16 | Stomach cancer | 胃癌 | gastric cancer; gastric adenocarcinoma; cancer of the stomach; signet ring cell carcinoma; linitis plastica; ca stomach; GC; metastatic gastric cancer; metastatic stomach cancer; tummy cancer; belly cancer | 胃部癌; 胃恶性肿瘤; 胃腺癌; 印戒细胞癌; 胃部肿瘤; 晚期胃癌
C16.0 | Gastroesophageal junction cancer | 胃食管结合部癌 | GEJ cancer; GE junction cancer; cardia cancer; Siewert; junctional cancer; EGJ adenocarcinoma | 贲门癌; 食管胃结合部腺癌; 食管胃交界癌
C17 | Small bowel cancer | 小肠癌 | small intestine cancer; small bowel adenocarcinoma; cancer of the small intestine | 小肠恶性肿瘤; 小肠腺癌
C17.0 | Duodenal cancer | 十二指肠癌 | cancer of the duodenum; duodenum cancer | 十二指肠腺癌
C26 | Other digestive organ cancer | 其他消化器官癌 | digestive cancer; gastrointestinal cancer; GI cancer; spleen cancer | 消化道癌; 消化道恶性肿瘤; 脾癌; 消化系统肿瘤
C18 | Colon cancer | 结肠癌 | bowel cancer; large bowel cancer; colorectal cancer; CRC; mCRC; metastatic colon cancer; metastatic colorectal cancer; cancer of the colon; bowel; large intestine cancer; ca colon; colonic adenocarcinoma; bowl cancer; intestinal cancer; gut cancer; colon rectal cancer; Lynch syndrome colon cancer; MSI high colorectal cancer | 大肠癌; 结直肠癌; 肠癌; 结肠恶性肿瘤; 结肠腺癌; 晚期结直肠癌
C18.1 | Appendix cancer | 阑尾癌 | appendiceal cancer; cancer of the appendix; pseudomyxoma peritonei; PMP; LAMN; goblet cell adenocarcinoma | 阑尾黏液性肿瘤; 腹膜假黏液瘤
C18.7 | Sigmoid colon cancer | 乙状结肠癌 | sigmoid cancer; cancer of the sigmoid | 乙状结肠腺癌
C20 | Rectal cancer | 直肠癌 | rectum cancer; cancer of the rectum; back passage cancer; bowel cancer, rectum; ca rectum; locally advanced rectal cancer; LARC; colorectal cancer of the rectum | 直肠恶性肿瘤; 直肠腺癌; 低位直肠癌
C19 | Rectosigmoid cancer | 直肠乙状结肠交界处癌 | rectosigmoid junction cancer | 直乙交界癌
C21 | Anal cancer | 肛门癌 | anus cancer; cancer of the anus; anal canal cancer; anal squamous cell carcinoma; SCCA | 肛管癌; 肛门鳞癌
D12 | Colon polyp (adenoma) | 结肠息肉（腺瘤） | colorectal polyp; bowel polyp; adenoma of colon; adenomatous polyp; FAP; tubular adenoma | 肠息肉; 大肠息肉; 结肠腺瘤; 家族性腺瘤性息肉病
C22 | Liver cancer | 肝癌 | primary liver cancer; hepatic cancer; cancer of the liver; ca liver; liver tumor; metastatic liver cancer | 肝脏癌; 肝恶性肿瘤; 原发性肝癌; 肝部肿瘤
C22.0 | Hepatocellular carcinoma | 肝细胞癌 | HCC; hepatoma; liver cell cancer; hepatocellular cancer; fibrolamellar carcinoma | 肝细胞肝癌; 肝细胞性肝癌
C22.1 | Cholangiocarcinoma (intrahepatic bile duct cancer) | 肝内胆管癌 | intrahepatic cholangiocarcinoma; iCCA; CCA; cholangiocarcinoma; bile duct cancer in the liver | 胆管细胞癌; 肝内胆管细胞癌
C22.2 | Hepatoblastoma | 肝母细胞瘤 | childhood liver cancer; children's liver cancer | 儿童肝癌
C23 | Gallbladder cancer | 胆囊癌 | gall bladder cancer; cancer of the gallbladder; ca gallbladder; GBC | 胆囊恶性肿瘤
C24 | Bile duct cancer | 胆管癌 | biliary cancer; biliary tract cancer; BTC; cancer of the bile duct | 胆道癌; 胆道恶性肿瘤
C24.0 | Extrahepatic bile duct cancer | 肝外胆管癌 | Klatskin tumor; hilar cholangiocarcinoma; perihilar cholangiocarcinoma; extrahepatic cholangiocarcinoma; eCCA | 肝门部胆管癌; 肝门胆管癌
C24.1 | Ampullary cancer | 壶腹癌 | ampulla of Vater cancer; periampullary cancer; cancer of the ampulla | 壶腹部癌; 法特壶腹癌
C25 | Pancreatic cancer | 胰腺癌 | cancer of the pancreas; PDAC; pancreatic ductal adenocarcinoma; pancreatic adenocarcinoma; pancreas cancer; ca pancreas; panc cancer; metastatic pancreatic cancer; pancriatic cancer | 胰脏癌; 胰腺恶性肿瘤; 胰腺导管腺癌; 胰腺肿瘤
C25.4 | Pancreatic neuroendocrine tumor | 胰腺神经内分泌肿瘤 | PNET; pNET; pancreatic NET; islet cell tumor; insulinoma; gastrinoma; glucagonoma; VIPoma | 胰岛素瘤; 胃泌素瘤; 胰岛细胞瘤
C34 | Lung cancer | 肺癌 | cancer of the lung; ca lung; bronchogenic carcinoma; NSCLC; non-small cell lung cancer; non small cell; nonsmall cell lung cancer; lung adenocarcinoma; adenocarcinoma of the lung; squamous cell lung cancer; squamous cell carcinoma of the lung; SCLC; small cell lung cancer; small cell; oat cell; large cell lung carcinoma; LCNEC; EGFR lung cancer; EGFR mutant lung cancer; ALK positive lung cancer; KRAS lung cancer; ROS1 lung cancer; metastatic lung cancer; stage 4 lung cancer; lung tumor; Pancoast tumor; Pancoast; smoker's cancer | 非小细胞肺癌; 小细胞肺癌; 肺腺癌; 肺鳞癌; 肺部癌; 肺部肿瘤; 肺恶性肿瘤; 支气管肺癌; 肺部恶性肿瘤; 晚期肺癌; EGFR突变肺癌
C33 | Trachea cancer | 气管癌 | tracheal cancer; windpipe cancer; cancer of the windpipe | 气管恶性肿瘤
C37 | Thymoma or thymus cancer | 胸腺瘤与胸腺癌 | thymoma; thymic carcinoma; thymic cancer; thymus tumor | 胸腺瘤; 胸腺癌
C38 | Heart, mediastinum or pleura cancer | 心脏、纵隔和胸膜癌 | heart cancer; mediastinal tumor; mediastinal cancer; cardiac sarcoma; pleural cancer | 心脏恶性肿瘤; 纵隔肿瘤; 胸膜癌
C45 | Mesothelioma | 间皮瘤 | asbestos cancer; malignant mesothelioma; MPM | 恶性间皮瘤; 石棉癌
C45.0 | Pleural mesothelioma | 胸膜间皮瘤 | mesothelioma of the lung lining; malignant pleural mesothelioma | 恶性胸膜间皮瘤
C45.1 | Peritoneal mesothelioma | 腹膜间皮瘤 | abdominal mesothelioma | 恶性腹膜间皮瘤
C43 | Melanoma | 黑色素瘤 | malignant melanoma; skin melanoma; cutaneous melanoma; black mole cancer; mole cancer; BRAF melanoma; acral melanoma; nodular melanoma; metastatic melanoma | 恶性黑色素瘤; 恶黑; 肢端黑色素瘤; 黑素瘤
C4A | Merkel cell carcinoma | 默克尔细胞癌 | Merkel cell cancer; MCC; neuroendocrine carcinoma of the skin | 梅克尔细胞癌; 皮肤神经内分泌癌
C44 | Skin cancer (not melanoma) | 皮肤癌（非黑色素瘤） | skin cancer; non-melanoma skin cancer; basal cell carcinoma; BCC; rodent ulcer; basal cell cancer; squamous cell carcinoma of the skin; cutaneous squamous cell carcinoma; cSCC; SCC; squamous cell carcinoma; NMSC; sebaceous carcinoma | 皮肤癌; 基底细胞癌; 皮肤鳞状细胞癌; 皮肤鳞癌; 鳞状细胞癌
D03 | Melanoma in situ | 原位黑色素瘤 | stage 0 melanoma; lentigo maligna | 恶性雀斑样痣
D04 | Skin carcinoma in situ | 皮肤原位癌 | Bowen disease; Bowen's disease; squamous cell carcinoma in situ of skin | 鲍恩病
D22 | Mole (nevus) | 色素痣 | mole; nevus; naevus; dysplastic nevus; atypical mole; birthmark mole | 痣; 黑痣
C40 | Bone cancer of arm or leg | 四肢骨癌 | osteosarcoma; osteogenic sarcoma; bone cancer of limb; Ewing sarcoma of the leg | 骨肉瘤; 四肢骨肿瘤
C41 | Bone cancer | 骨癌 | cancer of the bone; bone sarcoma; osteosarcoma; Ewing sarcoma; Ewing's; Ewings; chondrosarcoma; chordoma; primary bone cancer; jaw bone cancer | 骨肉瘤; 尤文肉瘤; 软骨肉瘤; 脊索瘤; 骨恶性肿瘤
C46 | Kaposi sarcoma | 卡波西肉瘤 | Kaposi; KS; Kaposi's | 卡波济肉瘤
C47 | Malignant nerve sheath tumor | 恶性外周神经鞘瘤 | MPNST; malignant peripheral nerve sheath tumor; neuroblastoma; cancer of the nerves | 神经母细胞瘤; 恶性神经鞘瘤
C48 | Peritoneal cancer | 腹膜癌 | peritoneum cancer; primary peritoneal cancer; cancer of the lining of the abdomen; retroperitoneal sarcoma; retroperitoneal cancer | 原发性腹膜癌; 腹膜后肉瘤
C49 | Soft tissue sarcoma | 软组织肉瘤 | sarcoma; STS; liposarcoma; leiomyosarcoma; LMS; rhabdomyosarcoma; RMS; synovial sarcoma; angiosarcoma; undifferentiated pleomorphic sarcoma; UPS; fibrosarcoma; myxofibrosarcoma; DFSP; dermatofibrosarcoma; muscle cancer; connective tissue cancer; epithelioid sarcoma; clear cell sarcoma | 肉瘤; 脂肪肉瘤; 平滑肌肉瘤; 横纹肌肉瘤; 滑膜肉瘤; 血管肉瘤; 纤维肉瘤
C49.A | GIST (gastrointestinal stromal tumor) | 胃肠道间质瘤 | GIST; gastrointestinal stromal tumor; stromal tumor; KIT mutated GIST | 间质瘤; 胃肠间质瘤
D16 | Benign bone tumor | 良性骨肿瘤 | giant cell tumor of bone; osteochondroma; enchondroma; osteoid osteoma; GCTB | 骨巨细胞瘤; 骨软骨瘤; 内生软骨瘤
D17 | Lipoma | 脂肪瘤 | fatty lump; fat tumor; benign fatty tumor | 脂肪块
D18 | Hemangioma | 血管瘤 | hemangioma; liver hemangioma; lymphangioma | 肝血管瘤; 淋巴管瘤
D48.1 | Desmoid tumor | 硬纤维瘤 | desmoid; aggressive fibromatosis; desmoid fibromatosis; tenosynovial giant cell tumor; TGCT; PVNS | 侵袭性纤维瘤病; 韧带样瘤; 腱鞘巨细胞瘤
C51 | Vulvar cancer | 外阴癌 | vulva cancer; vulval cancer; cancer of the vulva | 外阴恶性肿瘤
C52 | Vaginal cancer | 阴道癌 | vagina cancer; cancer of the vagina | 阴道恶性肿瘤
C53 | Cervical cancer | 宫颈癌 | cervix cancer; cancer of the cervix; ca cervix; neck of the womb cancer; HPV cervical cancer; cervical squamous cell carcinoma; cervical adenocarcinoma | 子宫颈癌; 宫颈恶性肿瘤; 宫颈鳞癌; 宫颈腺癌
C54 | Cancer of the body of the uterus | 子宫体癌 | corpus cancer; uterine body cancer; uterine corpus cancer | 宫体癌
C54.1 | Endometrial cancer | 子宫内膜癌 | endometrium cancer; womb cancer; womb lining cancer; uterine cancer; uterus cancer; EC; endometrial adenocarcinoma; endometrioid carcinoma; uterine serous carcinoma; carcinosarcoma of the uterus; MMMT; cancer of the womb | 内膜癌; 宫内膜癌; 子宫癌
C54.2 | Uterine sarcoma | 子宫肉瘤 | uterine leiomyosarcoma; uLMS; endometrial stromal sarcoma; sarcoma of the womb | 子宫平滑肌肉瘤; 子宫内膜间质肉瘤
C55 | Uterine cancer, part not specified | 子宫癌，部位未特指 | uterus cancer; uterine cancer; cancer of the uterus | 子宫癌; 子宫恶性肿瘤
C56 | Ovarian cancer | 卵巢癌 | ovary cancer; cancer of the ovary; ca ovary; HGSOC; high grade serous ovarian cancer; high-grade serous carcinoma; HGSC; low grade serous carcinoma; EOC; BRCA ovarian cancer; platinum resistant ovarian cancer; clear cell ovarian cancer; mucinous ovarian cancer; granulosa cell tumor; ovarian germ cell tumor; dysgerminoma; ovarian teratoma malignant | 卵巢恶性肿瘤; 高级别浆液性卵巢癌; 颗粒细胞瘤; 无性细胞瘤; 卵巢肿瘤
C57.0 | Fallopian tube cancer | 输卵管癌 | tubal cancer; STIC; cancer of the fallopian tube | 输卵管恶性肿瘤
C57 | Other female genital cancer | 女性生殖器官其他癌 | gynecologic cancer; gynecological cancer; female reproductive cancer | 妇科癌; 妇科肿瘤; 妇科恶性肿瘤
C58 | Choriocarcinoma (placenta) | 绒毛膜癌 | choriocarcinoma; placenta cancer; gestational trophoblastic neoplasia; GTN; gestational trophoblastic disease; GTD | 绒癌; 妊娠滋养细胞肿瘤; 胎盘癌
D06 | Cervical precancer (CIN 3) | 宫颈原位癌 | CIN; CIN3; CIN III; cervical dysplasia; HSIL; cervical intraepithelial neoplasia; precancer of the cervix | 宫颈高级别病变; 宫颈上皮内瘤变; 宫颈癌前病变
D25 | Uterine fibroid | 子宫肌瘤 | fibroids; fibroid; myoma; leiomyoma; womb fibroids | 肌瘤; 子宫平滑肌瘤
D27 | Benign ovarian tumor | 卵巢良性肿瘤 | benign ovarian cyst; dermoid cyst; mature teratoma; ovarian cystadenoma; benign tumor of the ovary | 卵巢囊肿; 卵巢畸胎瘤; 卵巢囊腺瘤
D39 | Borderline tumor of female organs | 女性生殖器官交界性肿瘤 | borderline gynecologic tumor; hydatidiform mole; molar pregnancy | 葡萄胎
D39.1 | Borderline ovarian tumor | 卵巢交界性肿瘤 | borderline ovarian cancer; low malignant potential tumor; LMP ovary; BOT | 交界性卵巢肿瘤
C61 | Prostate cancer | 前列腺癌 | cancer of the prostate; ca prostate; PCa; mCRPC; CRPC; castration resistant prostate cancer; mHSPC; hormone sensitive prostate cancer; metastatic prostate cancer; prostate adenocarcinoma; Gleason; prostrate cancer; prostrate; high PSA cancer; nmCRPC | 摄护腺癌; 前列腺恶性肿瘤; 去势抵抗性前列腺癌; 转移性前列腺癌; 前列腺肿瘤
C62 | Testicular cancer | 睾丸癌 | testis cancer; testicle cancer; cancer of the testicle; ball cancer; seminoma; nonseminoma; non-seminoma; NSGCT; germ cell tumor; GCT; testicular germ cell tumor; embryonal carcinoma; yolk sac tumor | 精原细胞瘤; 生殖细胞瘤; 睾丸恶性肿瘤; 非精原细胞瘤; 睾丸生殖细胞肿瘤
C60 | Penile cancer | 阴茎癌 | penis cancer; cancer of the penis | 阴茎恶性肿瘤
C63.2 | Scrotal cancer | 阴囊癌 | scrotum cancer; cancer of the scrotum | 阴囊佩吉特病
C64 | Kidney cancer | 肾癌 | renal cell carcinoma; RCC; ccRCC; clear cell renal cell carcinoma; clear cell kidney cancer; renal cancer; cancer of the kidney; papillary renal cell carcinoma; chromophobe; hypernephroma; Wilms tumor; Wilms; nephroblastoma; ca kidney | 肾细胞癌; 肾透明细胞癌; 肾恶性肿瘤; 肾母细胞瘤; 肾脏癌; 肾肿瘤
C65 | Renal pelvis cancer | 肾盂癌 | upper tract urothelial carcinoma; UTUC; upper urinary tract cancer | 上尿路尿路上皮癌
C66 | Ureter cancer | 输尿管癌 | ureteral cancer; cancer of the ureter | 输尿管恶性肿瘤
C67 | Bladder cancer | 膀胱癌 | cancer of the bladder; urinary bladder cancer; MIBC; NMIBC; muscle invasive bladder cancer; non-muscle invasive bladder cancer; urothelial carcinoma; urothelial cancer; transitional cell carcinoma; TCC; ca bladder; mUC; metastatic urothelial carcinoma | 尿路上皮癌; 移行细胞癌; 膀胱恶性肿瘤; 膀胱肿瘤
C68.0 | Urethral cancer | 尿道癌 | urethra cancer; cancer of the urethra | 尿道恶性肿瘤
D09.0 | Bladder carcinoma in situ | 膀胱原位癌 | CIS bladder; carcinoma in situ of the bladder; flat bladder cancer | 膀胱癌原位
D30 | Benign kidney or bladder tumor | 泌尿器官良性肿瘤 | oncocytoma; angiomyolipoma; AML of kidney, angiomyolipoma; benign kidney tumor | 肾错构瘤; 血管平滑肌脂肪瘤; 嗜酸细胞瘤
C71 | Brain cancer | 脑癌 | brain tumor; malignant brain tumor; glioma; glioblastoma; glioblastoma multiforme; GBM; astrocytoma; anaplastic astrocytoma; oligodendroglioma; high grade glioma; low grade glioma; HGG; LGG; ependymoma; cancer of the brain; IDH mutant glioma; gliosarcoma; butterfly glioma; brain cancer adult | 脑瘤; 脑肿瘤; 胶质瘤; 胶质母细胞瘤; 脑胶质瘤; 星形细胞瘤; 少突胶质细胞瘤; 室管膜瘤; 脑部肿瘤; 恶性脑瘤
C71.6 | Cerebellum tumor (medulloblastoma) | 小脑肿瘤（髓母细胞瘤） | medulloblastoma; cerebellar tumor; cerebellum cancer | 髓母细胞瘤
C71.7 | Brain stem tumor (DIPG) | 脑干肿瘤 | DIPG; diffuse intrinsic pontine glioma; brainstem glioma; brain stem glioma; diffuse midline glioma; DMG; pontine glioma | 脑干胶质瘤; 弥漫性中线胶质瘤; 弥漫内生型桥脑胶质瘤
C70 | Malignant meningioma | 恶性脑膜瘤 | anaplastic meningioma; cancer of the meninges; grade 3 meningioma | 间变性脑膜瘤
C72 | Spinal cord cancer | 脊髓癌 | spinal cord tumor; spine tumor; spinal tumor | 脊髓肿瘤
C69 | Eye cancer | 眼癌 | cancer of the eye; ocular cancer; ocular melanoma; eye tumor | 眼部肿瘤; 眼恶性肿瘤
C69.2 | Retinoblastoma | 视网膜母细胞瘤 | eye cancer in children; RB; retina cancer | 视母细胞瘤
C69.3 | Uveal melanoma (choroid) | 葡萄膜黑色素瘤 | uveal melanoma; choroidal melanoma; eye melanoma; melanoma of the eye; ocular melanoma | 脉络膜黑色素瘤; 眼黑色素瘤
D32 | Meningioma | 脑膜瘤 | benign meningioma; grade 1 meningioma; brain lining tumor | 良性脑膜瘤
D33 | Benign brain tumor | 良性脑肿瘤 | benign brain tumor; noncancerous brain tumor | 良性脑瘤
D33.3 | Acoustic neuroma | 听神经瘤 | vestibular schwannoma; schwannoma; acoustic schwannoma | 前庭神经鞘瘤; 神经鞘瘤
C73 | Thyroid cancer | 甲状腺癌 | cancer of the thyroid; papillary thyroid cancer; PTC; follicular thyroid cancer; FTC; medullary thyroid cancer; MTC; anaplastic thyroid cancer; ATC; DTC; differentiated thyroid cancer; Hurthle cell carcinoma; ca thyroid | 甲状腺乳头状癌; 甲状腺髓样癌; 甲状腺未分化癌; 甲状腺滤泡癌; 甲状腺恶性肿瘤
C74 | Adrenal cancer | 肾上腺癌 | adrenal gland cancer; adrenal tumor; cancer of the adrenal gland | 肾上腺肿瘤
C74.0 | Adrenocortical carcinoma | 肾上腺皮质癌 | ACC; adrenal cortical carcinoma; adrenal cortex cancer | 肾上腺皮质腺癌
C74.1 | Pheochromocytoma or neuroblastoma (adrenal medulla) | 嗜铬细胞瘤（肾上腺髓质） | pheochromocytoma; phaeochromocytoma; pheo; neuroblastoma; adrenal medulla cancer | 嗜铬细胞瘤; 神经母细胞瘤
C75.0 | Parathyroid cancer | 甲状旁腺癌 | parathyroid carcinoma; cancer of the parathyroid | 甲状旁腺恶性肿瘤
C75.1 | Pituitary cancer | 垂体癌 | pituitary carcinoma; cancer of the pituitary | 垂体恶性肿瘤
C75.3 | Pineal tumor | 松果体肿瘤 | pineoblastoma; pineal gland cancer; pineal tumor | 松果体母细胞瘤; 松果体瘤
C75.5 | Paraganglioma | 副神经节瘤 | paraganglioma; PPGL; glomus tumor | 副节瘤; 副神经节肿瘤
D34 | Benign thyroid tumor | 甲状腺良性肿瘤 | thyroid adenoma; benign thyroid nodule; thyroid nodule | 甲状腺腺瘤; 甲状腺结节
D35.0 | Benign adrenal tumor | 肾上腺良性肿瘤 | adrenal adenoma; adrenal incidentaloma | 肾上腺腺瘤
D35.2 | Pituitary adenoma | 垂体腺瘤 | pituitary tumor; prolactinoma; benign pituitary tumor; PitNET; Cushing disease tumor; acromegaly tumor | 垂体瘤; 泌乳素瘤
D44.4 | Craniopharyngioma | 颅咽管瘤 | craniopharyngioma |
C7A | Neuroendocrine tumor | 神经内分泌肿瘤 | NET; NETs; neuroendocrine cancer; neuroendocrine neoplasm; NEN; GEP-NET; gastroenteropancreatic neuroendocrine tumor; neuroendocrine carcinoma | 神经内分泌瘤; 神经内分泌癌
C7A.0 | Carcinoid | 类癌 | carcinoid tumor; carcinoid syndrome; bronchial carcinoid; lung carcinoid; small bowel NET; midgut NET | 类癌瘤; 类癌综合征
C7A.1 | Neuroendocrine carcinoma (high grade) | 神经内分泌癌（高级别） | NEC; high grade neuroendocrine carcinoma; poorly differentiated neuroendocrine carcinoma; extrapulmonary small cell carcinoma | 低分化神经内分泌癌; 小细胞神经内分泌癌
C77 | Lymph node metastases | 淋巴结转移 | cancer in the lymph nodes; lymph node mets; nodal metastases; spread to lymph nodes; secondary lymph node cancer | 淋巴转移; 淋巴结转移癌
C78.0 | Lung metastases | 肺转移 | lung mets; pulmonary metastases; cancer spread to the lung; secondary lung cancer; lung secondaries; pulmonary mets | 肺转移癌; 肺部转移
C78.2 | Pleural metastases | 胸膜转移 | pleural mets; malignant pleural effusion; cancer spread to the pleura | 恶性胸腔积液; 胸膜转移癌
C78.6 | Peritoneal metastases | 腹膜转移 | peritoneal carcinomatosis; carcinomatosis; peritoneal mets; malignant ascites; omental cake | 腹膜转移癌; 恶性腹水; 腹腔转移
C78.7 | Liver metastases | 肝转移 | liver mets; hepatic metastases; secondary liver cancer; cancer spread to the liver; liver secondaries; hepatic mets; CRLM | 肝转移癌; 肝脏转移; 继发性肝癌
C79.31 | Brain metastases | 脑转移 | brain mets; cerebral metastases; secondary brain cancer; secondary brain tumor; cancer spread to the brain | 脑转移癌; 脑转移瘤
C79.32 | Leptomeningeal disease | 脑膜转移 | leptomeningeal metastases; LMD; leptomeningeal carcinomatosis; carcinomatous meningitis; meningeal metastases | 软脑膜转移; 癌性脑膜炎
C79.51 | Bone metastases | 骨转移 | bone mets; cancer spread to the bone; secondary bone cancer; skeletal metastases; bony mets; spine metastases; spinal metastases | 骨转移癌; 骨骼转移
C79.52 | Bone marrow metastases | 骨髓转移 | bone marrow mets; marrow involvement | 骨髓转移癌
C79.6 | Metastases in the ovary | 卵巢转移癌 | Krukenberg tumor; ovarian metastases; ovarian mets | 库肯勃瘤; 卵巢转移
C79.7 | Adrenal metastases | 肾上腺转移 | adrenal mets; secondary adrenal cancer | 肾上腺转移癌
C79.2 | Skin metastases | 皮肤转移 | skin mets; cutaneous metastases | 皮肤转移癌
C79 | Metastases elsewhere | 其他部位转移 | metastasis; metastases; mets; secondary cancer; cancer that has spread | 转移癌; 转移瘤; 癌症转移; 转移
C80.0 | Widespread cancer | 广泛播散性癌 | disseminated cancer; carcinomatosis, widespread; cancer everywhere | 全身转移; 广泛转移
C80.1 | Cancer of unknown primary | 原发灶不明癌 | CUP; unknown primary; carcinoma of unknown primary; occult primary; unknown primary cancer; ACUP | 原发不明癌; 原发灶不明转移癌; 不明原发灶; 不明原发癌
C81 | Hodgkin lymphoma | 霍奇金淋巴瘤 | HL; Hodgkin's disease; Hodgkins; classical Hodgkin lymphoma; cHL; Hodgkin disease; hogkins; hodgkin's lymphoma | 霍奇金病; 何杰金淋巴瘤; 经典型霍奇金淋巴瘤; 霍奇金氏淋巴瘤
C81.0 | Nodular lymphocyte-predominant Hodgkin lymphoma | 结节性淋巴细胞为主型霍奇金淋巴瘤 | NLPHL |
C82 | Follicular lymphoma | 滤泡性淋巴瘤 | FL; indolent lymphoma | 滤泡淋巴瘤; 滤泡型淋巴瘤; 惰性淋巴瘤
C83 | Non-follicular lymphoma | 非滤泡性淋巴瘤 | aggressive lymphoma | 侵袭性淋巴瘤
C83.0 | Small lymphocytic lymphoma | 小淋巴细胞淋巴瘤 | SLL; lymphoplasmacytic lymphoma; LPL; splenic marginal zone lymphoma; SMZL; nodal marginal zone lymphoma | 小细胞B细胞淋巴瘤; 脾边缘区淋巴瘤
C83.1 | Mantle cell lymphoma | 套细胞淋巴瘤 | MCL; mantle cell | 套区淋巴瘤
C83.3 | Diffuse large B-cell lymphoma (DLBCL) | 弥漫大B细胞淋巴瘤 | DLBCL; diffuse large B cell lymphoma; large B-cell lymphoma; double hit lymphoma; PCNSL; primary CNS lymphoma; brain lymphoma; high grade B-cell lymphoma | 弥漫性大B细胞淋巴瘤; 大B细胞淋巴瘤; 原发性中枢神经系统淋巴瘤; 双打击淋巴瘤
C83.5 | Lymphoblastic lymphoma | 淋巴母细胞淋巴瘤 | LBL; T-LBL | 淋巴母细胞性淋巴瘤
C83.7 | Burkitt lymphoma | 伯基特淋巴瘤 | Burkitt's; Burkitt; BL | 伯基特氏淋巴瘤
C84 | T-cell lymphoma | T细胞淋巴瘤 | T cell lymphoma; mature T-cell lymphoma; TCL | T细胞性淋巴瘤
C84.0 | Mycosis fungoides | 蕈样肉芽肿 | MF; CTCL; cutaneous T-cell lymphoma; skin lymphoma | 蕈样霉菌病; 皮肤T细胞淋巴瘤; 皮肤淋巴瘤
C84.1 | Sezary syndrome | 塞扎里综合征 | Sezary; SS lymphoma | 塞扎里病
C84.4 | Peripheral T-cell lymphoma | 外周T细胞淋巴瘤 | PTCL; PTCL-NOS | 周围T细胞淋巴瘤
C84.6 | Anaplastic large cell lymphoma, ALK-positive | 间变性大细胞淋巴瘤（ALK阳性） | ALCL; anaplastic large cell lymphoma; ALK+ ALCL | 间变大细胞淋巴瘤; 间变性大细胞淋巴瘤
C84.7 | Anaplastic large cell lymphoma, ALK-negative | 间变性大细胞淋巴瘤（ALK阴性） | ALK- ALCL; breast implant associated ALCL; BIA-ALCL | 乳房假体相关淋巴瘤
C85 | Lymphoma (non-Hodgkin) | 非霍奇金淋巴瘤 | NHL; non-Hodgkin lymphoma; nonhodgkin; non hodgkins; non-Hodgkin's lymphoma; lymphoma; B-cell lymphoma; lymph cancer; lymphatic cancer; cancer of the lymph glands; lymph gland cancer; limphoma | 淋巴瘤; 淋巴癌; 恶性淋巴瘤; B细胞淋巴瘤; 非何杰金淋巴瘤
C85.2 | Primary mediastinal large B-cell lymphoma | 原发纵隔大B细胞淋巴瘤 | PMBCL; PMBL; mediastinal lymphoma | 纵隔淋巴瘤; 纵隔大B细胞淋巴瘤
C86.0 | NK/T-cell lymphoma | NK/T细胞淋巴瘤 | NKTCL; ENKTL; NK/T cell lymphoma; nasal NK lymphoma; NKT lymphoma | 结外NK/T细胞淋巴瘤; 鼻型NK/T细胞淋巴瘤
C86.4 | Blastic plasmacytoid dendritic cell neoplasm | 母细胞性浆细胞样树突细胞肿瘤 | BPDCN; blastic NK-cell lymphoma | 母细胞性NK细胞淋巴瘤
C86.5 | Angioimmunoblastic T-cell lymphoma | 血管免疫母细胞性T细胞淋巴瘤 | AITL | 血管免疫母T细胞淋巴瘤
C88.0 | Waldenström macroglobulinemia | 华氏巨球蛋白血症 | WM; Waldenstrom; Waldenstroms; lymphoplasmacytic lymphoma with IgM | 巨球蛋白血症; 瓦尔登斯特伦
C88.4 | MALT lymphoma (marginal zone) | MALT淋巴瘤（边缘区） | MALT; MALToma; marginal zone lymphoma; MZL; extranodal marginal zone lymphoma; gastric lymphoma | 边缘区淋巴瘤; 黏膜相关淋巴瘤; 胃淋巴瘤
C90.0 | Multiple myeloma | 多发性骨髓瘤 | MM; myeloma; plasma cell myeloma; plasma cell cancer; RRMM; relapsed refractory multiple myeloma; smoldering myeloma; smouldering myeloma; bone marrow cancer; mieloma; Kahler disease | 骨髓瘤; 多发骨髓瘤; 浆细胞骨髓瘤; 冒烟型骨髓瘤
C90.1 | Plasma cell leukemia | 浆细胞白血病 | PCL | 浆细胞性白血病
C90.3 | Plasmacytoma | 浆细胞瘤 | solitary plasmacytoma; plasmacytoma of bone | 孤立性浆细胞瘤
C91 | Lymphoid leukemia | 淋巴细胞白血病 | lymphatic leukemia; lymphocytic leukemia | 淋巴性白血病
C91.0 | Acute lymphoblastic leukemia (ALL) | 急性淋巴细胞白血病 | ALL; acute lymphocytic leukemia; acute lymphoid leukemia; B-ALL; T-ALL; Ph+ ALL; childhood leukemia; acute lymphatic leukemia | 急淋; 急性淋巴性白血病; 儿童白血病; 急淋白血病
C91.1 | Chronic lymphocytic leukemia (CLL) | 慢性淋巴细胞白血病 | CLL; chronic lymphoid leukemia; chronic lymphatic leukemia; CLL/SLL; Richter transformation | 慢淋; 慢性淋巴性白血病
C91.4 | Hairy cell leukemia | 毛细胞白血病 | HCL; hairy cell | 多毛细胞白血病
C91.5 | Adult T-cell leukemia/lymphoma | 成人T细胞白血病/淋巴瘤 | ATLL; ATL; HTLV-1 leukemia | 成人T细胞淋巴瘤白血病
C92 | Myeloid leukemia | 髓系白血病 | myelogenous leukemia; myelocytic leukemia | 粒细胞白血病; 髓性白血病
C92.0 | Acute myeloid leukemia (AML) | 急性髓系白血病 | AML; acute myeloid leukemia; acute myelogenous leukemia; ANLL; FLT3 AML; acute myelocytic leukemia; secondary AML | 急粒; 急性髓性白血病; 急性粒细胞白血病; 急髓
C92.1 | Chronic myeloid leukemia (CML) | 慢性髓系白血病 | CML; chronic myelogenous leukemia; Philadelphia chromosome leukemia; chronic granulocytic leukemia; BCR-ABL leukemia | 慢粒; 慢性粒细胞白血病; 慢性髓性白血病; 慢髓
C92.3 | Myeloid sarcoma | 髓系肉瘤 | chloroma; granulocytic sarcoma | 绿色瘤; 粒细胞肉瘤
C92.4 | Acute promyelocytic leukemia (APL) | 急性早幼粒细胞白血病 | APL; APML; AML M3 | M3白血病; 早幼粒白血病
C93.0 | Acute monocytic leukemia | 急性单核细胞白血病 | AML M5; AMoL | 急单; M5白血病
C93.1 | Chronic myelomonocytic leukemia (CMML) | 慢性粒单核细胞白血病 | CMML | 慢粒单
C93.3 | Juvenile myelomonocytic leukemia (JMML) | 幼年型粒单核细胞白血病 | JMML | 幼年粒单核细胞白血病
C95 | Leukemia | 白血病 | blood cancer; cancer of the blood; leukaemia; acute leukemia; lukemia; leukimia; leukemia, type unknown; luekemia | 血癌; 急性白血病; 慢性白血病
D46 | Myelodysplastic syndrome (MDS) | 骨髓增生异常综合征 | MDS; myelodysplasia; preleukemia; refractory anemia; high risk MDS; low risk MDS; RAEB | 骨髓异常增生; 白血病前期; 骨髓增生异常
D46.C | MDS with isolated 5q deletion | 5q缺失骨髓增生异常综合征 | 5q minus; del(5q); 5q- syndrome; del 5q MDS | 5q-综合征
D45 | Polycythemia vera | 真性红细胞增多症 | PV; polycythemia; polycythaemia rubra vera; too many red cells | 真红; 红细胞增多症
D47.0 | Mastocytosis | 肥大细胞增多症 | mastocytosis; systemic mastocytosis; mast cell disease; SM | 系统性肥大细胞增多症
D47.1 | Myeloproliferative neoplasm | 骨髓增殖性肿瘤 | MPN; myeloproliferative disease; myeloproliferative disorder | 骨髓增殖性疾病; 骨髓增生性肿瘤
D47.2 | MGUS (monoclonal gammopathy) | 意义未明单克隆丙种球蛋白病 | MGUS; monoclonal gammopathy of undetermined significance; paraprotein | 单克隆丙种球蛋白血症; 单克隆免疫球蛋白血症
D47.3 | Essential thrombocythemia | 原发性血小板增多症 | ET; thrombocythemia; too many platelets; essential thrombocytosis | 血小板增多症
D47.4 | Myelofibrosis | 骨髓纤维化 | PMF; primary myelofibrosis; osteomyelofibrosis; bone marrow fibrosis; myelofibrosis | 原发性骨髓纤维化; 骨纤
D47.Z1 | Post-transplant lymphoproliferative disorder (PTLD) | 移植后淋巴增殖性疾病 | PTLD | 移植后淋巴增生性疾病
D47.Z2 | Castleman disease | 卡斯特曼病 | Castleman's; Castleman | 巨大淋巴结增生; 卡斯尔曼病
C96 | Other blood or lymph cancer | 其他血液淋巴肿瘤 | histiocytosis; other blood cancer; hematologic malignancy | 血液肿瘤; 组织细胞增生症
C96.6 | Langerhans cell histiocytosis (one site) | 朗格汉斯细胞组织细胞增生症（单灶） | LCH; Langerhans cell histiocytosis; eosinophilic granuloma | 朗格汉斯细胞组织细胞增生症; 郎格罕细胞组织细胞增生症
C96.A | Histiocytic sarcoma | 组织细胞肉瘤 | malignant histiocytosis | 恶性组织细胞病
D49 | Tumor, not yet known if cancer | 性质未明的肿瘤 | mass of unknown nature; suspicious lump; lump not biopsied; suspicious mass | 性质不明肿块; 占位; 肿块
`

/** Groups that gather several categories; a group of one category is called as its diagnosis. */
const groupLines = `
C00-C06 | Mouth, tongue and lip cancer | 口腔、舌与唇癌 | oral cancer; mouth cancer | 口腔癌
C07-C08 | Salivary gland cancer | 涎腺癌 | salivary cancer | 唾液腺癌
C09-C14 | Throat cancer | 咽喉癌 | pharyngeal cancer; throat cancer | 咽癌
C30-C31 | Nose, sinus and middle ear cancer | 鼻、鼻窦与中耳癌 | nasal cancer; sinus cancer | 鼻腔癌; 鼻窦癌
C19-C20 | Rectal cancer | 直肠癌 | bowel cancer | 肠癌
C23-C24 | Gallbladder and bile duct cancer | 胆囊与胆管癌 | biliary tract cancer | 胆道癌
C37-C39 | Thymus, heart, mediastinum and pleura cancer | 胸腺、心脏、纵隔与胸膜癌 | chest tumors | 胸部肿瘤
C40-C41 | Bone cancer | 骨癌 | bone sarcoma | 骨肉瘤
C47-C49 | Soft tissue sarcoma, GIST and peritoneal cancer | 软组织肉瘤、间质瘤与腹膜癌 | sarcoma | 肉瘤
C51-C52 | Vulvar and vaginal cancer | 外阴与阴道癌 | vulval cancer | 外阴癌
C54-C55 | Uterine cancer | 子宫癌 | womb cancer | 子宫恶性肿瘤
C56-C57 | Ovarian and fallopian tube cancer | 卵巢与输卵管癌 | ovarian cancer | 卵巢癌
C65-C66 | Renal pelvis and ureter cancer | 肾盂与输尿管癌 | upper tract urothelial cancer | 上尿路癌
C84-C86 | T-cell, NK-cell and other lymphomas | T/NK细胞及其他淋巴瘤 | non-Hodgkin lymphoma | 非霍奇金淋巴瘤
C90 | Multiple myeloma and plasma cell cancers | 多发性骨髓瘤与浆细胞肿瘤 | myeloma | 骨髓瘤
C94-C95 | Other leukemias | 其他白血病 | leukemia | 白血病
D10-D11 | Benign mouth, throat and salivary tumors | 口、咽与涎腺良性肿瘤 | Warthin tumor; pleomorphic adenoma | 多形性腺瘤; 腺淋巴瘤
D14-D15 | Benign chest tumors | 胸部良性肿瘤 | hamartoma of the lung | 肺错构瘤
D17-D21 | Lipoma, hemangioma and other benign soft tissue tumors | 脂肪瘤、血管瘤等软组织良性肿瘤 | lipoma | 脂肪瘤
D22-D23 | Moles and benign skin tumors | 痣与皮肤良性肿瘤 | mole | 痣
D25-D28 | Fibroids and other benign female tumors | 子宫肌瘤与其他妇科良性肿瘤 | fibroids | 子宫肌瘤
D32-D33 | Meningioma and benign brain tumors | 脑膜瘤与良性脑肿瘤 | benign brain tumor | 良性脑瘤
D34-D35 | Benign thyroid, adrenal and pituitary tumors | 甲状腺、肾上腺与垂体良性肿瘤 | benign endocrine tumor | 内分泌良性肿瘤
D42-D43 | Brain and meninges tumors of uncertain behavior | 脑与脑膜动态未定肿瘤 | atypical meningioma | 非典型脑膜瘤
D47 | Myeloproliferative and other blood disorders | 骨髓增殖性与其他血液疾病 | MPN | 骨髓增殖性肿瘤
C78 | Metastases in lung, liver and abdomen | 肺、肝与腹腔转移 | secondary cancer | 转移癌
C79 | Metastases in brain, bone and elsewhere | 脑、骨与其他部位转移 | secondary cancer | 转移癌
C76 | Cancer of a body region | 其他和不明确部位癌 | head and neck cancer | 头颈部癌
C80 | Cancer of unknown primary | 原发灶不明癌 | CUP | 原发不明癌
`

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean)

const parsed = (lines: string): ReadonlyMap<string, SpokenWords> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line): [string, SpokenWords] => {
        const [code = '', plainName = '', plainNameZh = '', synonyms, synonymsZh] = line
          .split('|')
          .map((part) => part.trim())
        return [code, { plainName, plainNameZh, synonyms: listed(synonyms), synonymsZh: listed(synonymsZh) }]
      }),
  )

/** By the code of the diagnosis. */
export const diagnosisWords = parsed(diagnosisLines)
const ofGroups = parsed(groupLines)
/** By the code of the group. */
export const groupWords = (code: string): SpokenWords | undefined => ofGroups.get(code) ?? diagnosisWords.get(code)
