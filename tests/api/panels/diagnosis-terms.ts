/** What people type, and the diagnosis that is among the first three: `term | code`, several codes where either is right. */
const english = `
breast cancer | C50.9
Breast Cancer | C50.9
cancer of the breast | C50.9
ca breast | C50.9
brest cancer | C50.9
brest | C50.9
breats cancer | C50.9
breast canser | C50.9
breast carcinoma | C50.9
breast tumour | C50.9
metastatic breast cancer | C50.9
stage 4 breast cancer | C50.9
stage IV breast cancer | C50.9
TNBC | C50.9
triple negative breast cancer | C50.9
triple-negative | C50.9
HER2 positive breast cancer | C50.9
IDC | C50.9
ILC | C50.9
invasive lobular carcinoma | C50.9
my mother has breast cancer | C50.9
male breast cancer | C50.92
inflammatory breast cancer | C50.A
IBC | C50.A
Paget's disease of the nipple | C50.0
DCIS | D05.1
ductal carcinoma in situ | D05.1
LCIS | D05.0
stage 0 breast cancer | D05.9
fibroadenoma | D24
upper outer quadrant of breast | C50.4
lung cancer | C34.9
lungs cancer | C34.9
lung caner | C34.9
lung carcinoma | C34.9
cancer of the lung | C34.9
NSCLC | C34.9
nsclc | C34.9
non-small cell lung cancer | C34.9
non small cell | C34.9
SCLC | C34.9
small cell lung cancer | C34.9
lung adenocarcinoma | C34.9
squamous cell lung cancer | C34.9
EGFR lung cancer | C34.9
Pancoast tumour | C34.9
bronchogenic carcinoma | C34.9
left upper lobe lung cancer | C34.12
mesothelioma | C45.9
mesotheleoma | C45.9
asbestos cancer | C45.9
pleural mesothelioma | C45.0
thymoma | C37
thymic carcinoma | C37
windpipe cancer | C33
bowel | C18.9
bowel cancer | C18.9 C20
colon cancer | C18.9
colon canser | C18.9
colorectal cancer | C18.9
CRC | C18.9
mCRC | C18.9
large bowel cancer | C18.9
rectal cancer | C20
rectum | C20
rektal cancer | C20
back passage cancer | C20
anal cancer | C21.9 C21
sigmoid cancer | C18.7
appendix cancer | C18.1
appendiceal cancer | C18.1
pseudomyxoma peritonei | C18.1
small bowel cancer | C17.9
duodenal cancer | C17.0
colon polyp | D12
stomach cancer | C16.9
gastric cancer | C16.9
gastric carcinoma | C16.9
stomache cancer | C16.9
signet ring cell carcinoma | C16.9
GEJ cancer | C16.0
cardia | C16.0
oesophageal cancer | C15.9
esophageal cancer | C15.9
oesophagus | C15.9
esophagal cancer | C15.9
gullet cancer | C15.9
food pipe cancer | C15.9
ESCC | C15.9
liver cancer | C22.9 C22
HCC | C22.0
hepatocellular carcinoma | C22.0
hepatoma | C22.0
hepatocelular | C22.0
hepatoblastoma | C22.2
cholangiocarcinoma | C22.1
colangiocarcinoma | C22.1
bile duct cancer | C24.9
Klatskin tumour | C24.0
gallbladder cancer | C23
gall bladder cancer | C23
ampullary cancer | C24.1
pancreatic cancer | C25.9
pancreas cancer | C25.9
pancreatic canser | C25.9
pancreatik cancer | C25.9
panceatic cancer | C25.9
PDAC | C25.9
pancreatic adenocarcinoma | C25.9
insulinoma | C25.4
pancreatic NET | C25.4
GIST | C49.A
gastrointestinal stromal tumour | C49.A
NET | C7A C7A.9
neuroendocrine tumour | C7A
carcinoid | C7A.0
neuroendocrine carcinoma | C7A.1 C7A
prostate cancer | C61
prostate | C61
prostrate cancer | C61
prostat cancer | C61
cancer of prostate | C61
CRPC | C61
mCRPC | C61
testicular cancer | C62.9
testicle cancer | C62.9
seminoma | C62.9
germ cell tumour | C62.9
penile cancer | C60.9
kidney cancer | C64.9
RCC | C64.9
renal cell carcinoma | C64.9
renal cancer | C64.9
kidny cancer | C64.9
Wilms tumour | C64.9
bladder cancer | C67.9
blader cancer | C67.9
urothelial carcinoma | C67.9
TCC | C67.9
NMIBC | C67.9
UTUC | C65.9 C65
ureter | C66.9
ovarian cancer | C56.9
ovarien cancer | C56.9
ovary cancer | C56.9
HGSOC | C56.9
borderline ovarian tumour | D39.1
fallopian tube cancer | C57.0
cervical cancer | C53.9
cervix | C53.9
cervicle cancer | C53.9
CIN3 | D06.9
womb cancer | C54.1
endometrial cancer | C54.1
endometrial carcinoma | C54.1
uterine cancer | C55 C54.1
uterus | C55 C54.1
uterine sarcoma | C54.2
fibroids | D25.9 D25
vulval cancer | C51.9
vaginal cancer | C52
choriocarcinoma | C58
brain cancer | C71.9
brain tumour | C71.9
brian tumor | C71.9
glioblastoma | C71.9
glioblastoma multiforme | C71.9
gliobastoma | C71.9
GBM | C71.9
glioma | C71.9
astrocytoma | C71.9
oligodendroglioma | C71.9
DIPG | C71.7
medulloblastoma | C71.6
meningioma | D32.9 D32
menengioma | D32.9 D32
acoustic neuroma | D33.3
spinal cord tumour | C72 C72.0 C72.9
retinoblastoma | C69.2
uveal melanoma | C69.3
eye cancer | C69.9
melanoma | C43.9
malignant melanoma | C43.9
melenoma | C43.9
melanoma in situ | D03.9
skin cancer | C44.9
BCC | C44.9
basal cell carcinoma | C44.9
squamous cell carcinoma of the skin | C44.9
Merkel cell | C4A.9 C4A
Bowen's disease | D04.9
mole | D22
head and neck cancer | C76.0
HNSCC | C76.0
throat cancer | C14 C10.9
tonsil cancer | C09.9
tounge cancer | C02.9
tongue cancer | C02.9
mouth cancer | C06.9
oral cancer | C06.9
larynx cancer | C32.9
voice box cancer | C32.9
nasopharyngeal carcinoma | C11.9
NPC | C11.9
parotid tumour | C07
salivary gland cancer | C08.9
sinus cancer | C31.9
thyroid cancer | C73
thyriod cancer | C73
tyroid cancer | C73
papillary thyroid cancer | C73
medullary thyroid cancer | C73
adrenal cancer | C74.9
adrenocortical carcinoma | C74.0
phaeochromocytoma | C74.1
pituitary adenoma | D35.2
craniopharyngioma | D44.4
leukaemia | C95.9
leukemia | C95.9
lukemia | C95.9
leukimia | C95.9
blood cancer | C95.9
AML | C92.0
acute myeloid leukaemia | C92.0
acute myeloid leukemia | C92.0
ALL | C91.0
acute lymphoblastic leukaemia | C91.0
CLL | C91.1
chronic lymphocytic leukaemia | C91.1
CML | C92.1
chronic myeloid leukemia | C92.1
APL | C92.4
hairy cell leukaemia | C91.4
CMML | C93.1
lymphoma | C85.9
limphoma | C85.9
lymphona | C85.9
NHL | C85.9
non-Hodgkin lymphoma | C85.9
non hodgkins | C85.9
HL | C81.9
Hodgkin's lymphoma | C81.9
hodgkins | C81.9
hogkin lymphoma | C81.9
DLBCL | C83.3
diffuse large B-cell lymphoma | C83.3
follicular lymphoma | C82.9
mantle cell lymphoma | C83.1
Burkitt | C83.7
MALT lymphoma | C88.4
marginal zone lymphoma | C88.4
CTCL | C84.0
mycosis fungoides | C84.0
PTCL | C84.4
Waldenstrom | C88.0
multiple myeloma | C90.0
myeloma | C90.0
myloma | C90.0
MM | C90.0
MGUS | D47.2
MDS | D46.9
myelodysplasia | D46.9
polycythaemia vera | D45
essential thrombocythaemia | D47.3
myelofibrosis | D47.4
MPN | D47.1
mastocytosis | D47.0
sarcoma | C49.9
soft tissue sarcoma | C49.9
liposarcoma | C49.9
leiomyosarcoma | C49.9
rhabdomyosarcoma | C49.9
osteosarcoma | C41.9 C40.9 C40
Ewing's sarcoma | C41.9
bone cancer | C41.9
chondrosarcoma | C41.9
Kaposi's sarcoma | C46.9
desmoid | D48.1
lipoma | D17
haemangioma | D18
neuroblastoma | C74.1 C47.9
liver mets | C78.7
lung mets | C78.0
brain mets | C79.31
bone metastases | C79.51
brain metastasis | C79.31
cancer spread to the liver | C78.7
peritoneal carcinomatosis | C78.6
leptomeningeal disease | C79.32
unknown primary | C80.1
CUP | C80.1
C50.9 | C50.9
c509 | C50.9
C34.9 | C34.9
d051 | D05.1
C50.912 | C50.91
`

const chinese = `
乳腺癌 | C50.9
乳癌 | C50.9
乳线癌 | C50.9
三阴性乳腺癌 | C50.9
晚期乳腺癌 | C50.9
乳腺肿瘤 | C50.9
乳腺恶性肿瘤 | C50.9
男性乳腺癌 | C50.92
导管原位癌 | D05.1
肺癌 | C34.9
非小细胞肺癌 | C34.9
小细胞肺癌 | C34.9
肺腺癌 | C34.9
肺部肿瘤 | C34.9
晚期肺癌 | C34.9
我妈妈得了肺癌 | C34.9
胸膜间皮瘤 | C45.0
胸腺瘤 | C37
胃癌 | C16.9
晚期胃癌 | C16.9
贲门癌 | C16.0
食管癌 | C15.9
食道癌 | C15.9
结肠癌 | C18.9
大肠癌 | C18.9
肠癌 | C18.9
结直肠癌 | C18.9
結腸癌 | C18.9
直肠癌 | C20
阑尾癌 | C18.1
肝癌 | C22.9 C22
原发性肝癌 | C22.9 C22
肝细胞癌 | C22.0
胆管癌 | C24.9 C24
胆管细胞癌 | C22.1
胆囊癌 | C23
胰腺癌 | C25.9
间质瘤 | C49.A
胃肠道间质瘤 | C49.A
神经内分泌肿瘤 | C7A
类癌 | C7A.0
前列腺癌 | C61
睾丸癌 | C62.9
肾癌 | C64.9
肾细胞癌 | C64.9
膀胱癌 | C67.9
尿路上皮癌 | C67.9
卵巢癌 | C56.9
宫颈癌 | C53.9
子宫颈癌 | C53.9
子宮頸癌 | C53.9
子宫内膜癌 | C54.1
子宫癌 | C55 C54.1
子宫肌瘤 | D25.9 D25
脑瘤 | C71.9
脑肿瘤 | C71.9
胶质瘤 | C71.9
胶质母细胞瘤 | C71.9
脑膜瘤 | D32.9 D32
黑色素瘤 | C43.9
皮肤癌 | C44.9
基底细胞癌 | C44.9
鼻咽癌 | C11.9
喉癌 | C32.9
舌癌 | C02.9
口腔癌 | C06.9
头颈癌 | C76.0
甲状腺癌 | C73
甲狀腺癌 | C73
白血病 | C95.9
血癌 | C95.9
急性髓系白血病 | C92.0
急性淋巴细胞白血病 | C91.0
慢粒 | C92.1
慢淋 | C91.1
淋巴瘤 | C85.9
淋巴癌 | C85.9
霍奇金淋巴瘤 | C81.9
非霍奇金淋巴瘤 | C85.9
弥漫大B细胞淋巴瘤 | C83.3
弥漫性大 B 细胞淋巴瘤 | C83.3
滤泡性淋巴瘤 | C82.9
多发性骨髓瘤 | C90.0
骨髓瘤 | C90.0
骨髓增生异常综合征 | D46.9
真性红细胞增多症 | D45
骨肉瘤 | C41.9 C40.9 C40
骨癌 | C41.9
软组织肉瘤 | C49.9
肝转移 | C78.7
脑转移 | C79.31
骨转移 | C79.51
原发灶不明癌 | C80.1
`

export interface Term {
  readonly term: string
  readonly codes: readonly string[]
}
const parsed = (lines: string): Term[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', codes = ''] = line.split('|').map((part) => part.trim())
      return { term, codes: codes.split(' ') }
    })

export const englishTerms = parsed(english)
export const chineseTerms = parsed(chinese)

/** What comes first, and what is not among the results at all. */
export const notFor: readonly { term: string; first: string; never: readonly string[] }[] = [
  { term: 'brain', first: 'C71.9', never: ['C34.9', 'C34'] },
  { term: 'bronchus', first: 'C34.9', never: ['C71.9'] },
  { term: 'HL', first: 'C81.9', never: ['C85.9'] },
  { term: 'NHL', first: 'C85.9', never: ['C81.9'] },
  { term: 'AML', first: 'C92.0', never: ['C91.0', 'C95.9'] },
  { term: 'ALL', first: 'C91.0', never: ['C92.0'] },
  { term: 'CLL', first: 'C91.1', never: ['C92.1'] },
  { term: 'CML', first: 'C92.1', never: ['C91.1'] },
  { term: 'liver mets', first: 'C78.7', never: ['C22.9', 'C22.0'] },
  { term: 'brain mets', first: 'C79.31', never: ['C71.9'] },
  { term: 'MM', first: 'C90.0', never: ['C43.9'] },
  { term: 'myeloma', first: 'C90.0', never: ['C43.9'] },
  { term: 'melanoma', first: 'C43.9', never: ['C90.0'] },
  { term: 'renal cancer', first: 'C64.9', never: ['C74.9'] },
  { term: 'adrenal cancer', first: 'C74.9', never: ['C64.9'] },
  { term: 'breast cancer', first: 'C50.9', never: ['C34.9'] },
  { term: 'colon cancer', first: 'C18.9', never: ['C16.9'] },
  { term: 'ureter', first: 'C66.9', never: ['C68.0'] },
  { term: 'urethra', first: 'C68.0', never: ['C66.9'] },
  { term: 'lip cancer', first: 'C00.9', never: ['C34.9'] },
  { term: 'prostate', first: 'C61', never: ['C06.9'] },
  { term: '胃癌', first: 'C16.9', never: ['C64.9'] },
  { term: '肾癌', first: 'C64.9', never: ['C16.9'] },
  { term: '肝转移', first: 'C78.7', never: ['C22.9'] },
  { term: '霍奇金淋巴瘤', first: 'C81.9', never: ['C82.9'] },
]
