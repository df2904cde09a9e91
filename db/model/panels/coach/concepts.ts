import {
  cancerBrands,
  cancerDrugEnding,
  cancerDrugs,
  capitalMarkers,
  chineseDrugs,
  histologies,
  markers,
  otherMedicines,
  procedures,
  regimens,
} from '../../oncology/oncology-terms.ts'
import { anyOf } from './phrases.ts'
import { doneOf } from './known-facts.ts'

/**
 * Built-in concepts of the coach, used in patterns as @stage, @treatment etc.: oncology vocabulary, notations (cT2 N1
 * M0, ER 90 %, ECOG 1) and lay expressions.
 */

interface Token {
  raw: string
  /** lower case, without hyphens */
  key: string
}
const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}]*(?:-[\p{Script=Latin}\p{N}]+){0,3}/gu) ?? []).map(
    (raw) => ({
      raw,
      key: raw.toLowerCase().replace(/-/g, ''),
    }),
  )
const keys = (words: readonly string[]) => new Set(words.map((word) => word.replace(/-/g, '')))
const single = (words: readonly string[]) => words.filter((word) => !word.includes(' '))
const several = (words: readonly string[]) => words.filter((word) => word.includes(' '))

const drugWords = keys([...cancerDrugs, ...cancerBrands])
const regimenWords = keys(regimens)
const markerWords = keys(markers)
const capitalWords = keys(capitalMarkers.map((word) => word.toLowerCase()))
const medicineWords = keys(otherMedicines)
const procedureWords = keys(single(procedures))
const histologyWords = keys(single(histologies))
const histologyPhrases = anyOf(several(histologies))
const commonMedicineEnding = /^\p{L}{3,}(?:sartan|olol|statin|prazole|xaban|gliptin|gliflozin|glutide|dipine)$/u
/** Diagnostic procedures, which are not treatments. */
const diagnostic = /scopy$|^biopsy$|^cytology$|^(?:eus|ercp|ebus|pci|srs|tip|map|pleurodesis|paracentesis)$/u

const isCancerDrug = ({ raw, key }: Token) =>
  drugWords.has(key) ||
  cancerDrugEnding.test(key) ||
  // Short names are also ordinary words: matched only in their usual capitalization.
  (regimenWords.has(key) && (key.length > 4 || (raw.match(/\p{Lu}/gu) ?? []).length > 1 || /\d/.test(key)))
const isMarker = ({ raw, key }: Token) =>
  markerWords.has(key) && !(capitalWords.has(key) && !/^[\p{Lu}\d-]+$/u.test(raw)) && !/^(?:cll|scc|kit)$/.test(key)
const isCapitalMarker = ({ raw, key }: Token) => capitalWords.has(key) && /^[\p{Lu}\d-]+$/u.test(raw)

interface Concept {
  /** matches single words */
  token?: (token: Token, at: number, tokens: readonly Token[]) => boolean
  /** comma-separated phrases, as in a pattern */
  phrases?: string
  /** notations */
  forms?: readonly RegExp[]
  /** counts only when done, not when planned, offered or refused */
  done?: true
}

const tumour = String.raw`(?:c|p|r|u|a|m|y|yc|yp|mr|us|rc|rp|i|s)?`
const node = String.raw`(?:[cpry]|yp|yc)?N(?:[0-3][a-d]?|x|X|\+)`
const tnm = [
  // Requires a prefix, suffix letter or N category: T4 alone may be a vertebra and T3 a hormone.
  /(?<![\p{Script=Latin}\p{N}])(?:c|p|r|u|yc|yp|mr|us)T(?:[0-4][a-d]?|is|x|X)(?![\p{Ll}])/u,
  new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}])${tumour}T(?:[0-4][a-d]?|is|x|X)(?:\([^)\n]{1,9}\))?[\s,/;|-]{0,3}(?:${node}|[cp]?M[01xX])`,
    'u',
  ),
  /(?<![\p{Script=Latin}\p{N}])(?:T[1-4][a-d]|Tis)(?![\p{Script=Latin}\p{N}])/u,
  /(?<![\p{Script=Latin}\p{N}])(?:[cp]|yp|yc)(?:N(?:[0-3][a-d]?|x|X)|M[01][a-d]?)(?!\p{Script=Latin})/u,
  /(?<![\p{Script=Latin}\p{N}])(?:N[0-3][a-d]?[\s,/]{0,2}[cp]?M[01xX]|M1[a-d]|N[1-3][a-c])(?!\p{Script=Latin})/u,
  /\b(?:HG|LG|stage|tumou?r)\s?T[0-4]\b/u,
]
const roman = String.raw`(?:I{1,3}|IV|[0-4]|[1-4])(?:\s?[ABCabc][1-3]?)?`
const organ = String.raw`(?:livers?|lungs?|bones?|brain|lymph|nodes?|glands?|spine|hips?|ribs?|kidneys?|skin|adrenals?|stomach|tummy|belly|peritoneum|pelvis|bladder|head|neck|skeleton|other (?:places|parts|organs)|everywhere)`

/** Family members; whether they have the disease is decided elsewhere. */
const relative = String.raw`(?:mother|mum|mom|father|dad|sister|brother|aunt|auntie|uncle|grand(?:mother|father|ma|pa)|gran|cousin|daughter|son|parents?|siblings?|relatives?)s?`
const cancerHad = String.raw`(?:died|had|have|has|got|diagnosed|passed|suffered|survived|with|also|carr(?:y|ies)|tested)\b`

const concepts = {
  stage: {
    forms: [
      ...tnm,
      new RegExp(
        String.raw`\b(?:stages?|staged|figo|r-?iss|iss|rai|binet|ann arbor|dukes|bclc|ajcc|uicc|stadium|stg)\s*(?:is|was|of|as|=|:|at|group)?\s*(?:${roman}|one|two|three|four|zero|[ABCD])(?![\p{Script=Latin}\p{N}])`,
        'iu',
      ),
      /(?<![\p{Script=Latin}\p{N}-])(?:I{1,3}|IV)[ABC][1-3]?(?![\p{Script=Latin}\p{N}])/u,
      /\b(?:early|advanced|late|final|terminal|limited|extensive|localized|localised)[\s-]?stages?\b/iu,
      /\bstage (?:early|advanced)\b/iu,
      new RegExp(
        String.raw`\b(?:spread(?:s|ing)?|came back|come back|back|gone|went|moved|travell?ed|grown|seeded|secondar(?:y|ies)|spots?|tumou?rs?|lesions?|mets?)\b(?:\s+(?:also|already|now|all|over|just))*\s+(?:to|into|in|on)\s+(?:\w+\s+){0,2}${organ}\b`,
        'iu',
      ),
      /\b(?:(?:it|that|cancer|tumou?r|has|had|have|not|no|hasn'?t|without)\s+(?:has |had |not |already )*spread|spread\s+(?:anywhere|nowhere|to|too|further))\b/iu,
      new RegExp(
        String.raw`\b${organ}\s+(?:were|was|are|is|all)?\s*(?:also\s+)?(?:mets?\b|metast\w*|clear\b|clean\b|positive\b|negative\b|free\b|involved\b|affected\b|invasion\b)`,
        'iu',
      ),
      /\b\d{1,2}\s*(?:of|out of|\/)\s*\d{1,2}\s*(?:\w+\s+)?(?:lymph\s*)?(?:nodes?|glands?|LNs?)\b/iu,
      /\b(?:\d{1,2}|one|two|three|four|five|six|no|all|some)\s+(?:positive|involved|affected|cancerous|diseased)\s+(?:lymph\s*)?(?:nodes?|glands?)\b/iu,
      /\b(?:cancer|tumou?r|it)\b.{0,40}\bin (?:it|the|\w+)\s*(?:lymph )?(?:nodes?|glands?)\b/iu,
      /(?<![\p{Script=Latin}\p{N}])(?:[0-4零一二三四]|I{1,3}|IV)\s?[ABCabc]?[1-3]?\s?期|(?:早|中|晚|局限|广泛|中晚)期/u,
      /(?:已|发生|出现|多发|骨|肝|肺|脑|腹膜|淋巴结?|远处|有|没有|无|未见?)(?:的)?(?:远处)?转移|转移(?:到|至|了|灶)|扩散|原位癌/u,
    ],
    phrases:
      'metasta*, oligometasta*, micrometasta*, mets, node positive, node negative, locally advanced, locally recurrent, localized, localised, locoregional, limited disease, extensive disease, in situ, DCIS, organ confined, confined to, inside the prostate, within the prostate, nothing anywhere else, nowhere else, carcinomatosis, mCRPC, mHSPC, nmCRPC, leptomeningeal, advanced disease, advanced cancer, secondaries, 局部晚期, 局部进展期',
  },
  pathology: {
    token: ({ key, raw }) => histologyWords.has(key) && (!/^(?:cis|nst)$/u.test(key) || /\p{Lu}{2}/u.test(raw)),
    forms: [
      histologyPhrases,
      /\b(?:grade|grad)\s*(?:is|was|of|=|:)?\s*(?:[1-4]|I{1,3}V?|IV|one|two|three|four)(?![\p{Script=Latin}\p{N}])/iu,
      /\b(?:high|low|intermediate|nuclear|histologic\w*)[\s-]grade\b/iu,
      // Excludes toxicity grades after a side effect.
      /(?<!\b(?:[Nn]europathy|[Cc]olitis|toxicity|mucositis|diarrh?o?ea|nausea|fatigue|neutropenia|rash|hepatitis|pneumonitis|anemia|anaemia|syndrome|[Hh]and-foot)\s(?:of\s)?)(?<![\p{Script=Latin}\p{N}])G[1-4](?![\p{Script=Latin}\p{N}])/u,
      /\b(?:well|moderately|poorly|un|de)[\s-]?differentiated\b/iu,
      /\bgleason\s*(?:score|sum|grade)?\s*(?:is|was|of|=|:)?\s*\d|\b[3-5]\s?\+\s?[3-5]\b|\bISUP\b|\bgrade group\b/iu,
      /\b(?:biops\w+|patholog\w+|histolog\w+|cytolog\w+|specimen|slides?|report|FNA)\b(?:\s+\w+){0,3}?\s*(?::|=|\b(?:says?|said|show(?:s|ed|n|ing)?|reveal(?:s|ed)?|found|prove[ds]?|proven|confirm(?:s|ed)?|demonstrat\w+|came back|positive|negative)\b)/iu,
      /(?<!\p{Script=Latin})y?pCR(?!\p{Script=Latin})|\bpathologic(?:al)? (?:complete )?respon\w+/u,
      /病理(?:报告|结果|检查|诊断)*(?:提示|显示|示|为|是|残|[:：]|p)|(?:活检|穿刺|镜检)(?:病理|结果|证实|确诊|后|提示|显示|示|为|是|[:：])|骨髓穿刺/u,
      /(?<![乳列状胰液胸])腺癌|(?:鳞|导管|小叶|小细胞|大细胞|透明细胞|乳头状|髓样|黏液|粘液|印戒细胞|浆液|尿路上皮|基底细胞|肝细胞|胆管细胞|未分化|鳞状细胞|移行细胞)(?:性)?(?:肺)?癌|浆液性|原位癌|浸润性|肉瘤|淋巴瘤|胶质母?细胞?瘤|间质瘤|神经内分泌|胶质瘤|类癌|黑色素瘤|星形细胞|少突胶质|[高中低未](?:-?[高中低])?分化|Gleason/u,
    ],
    phrases: 'melanoma # mm, melanoma # cm, benign, malignant cells',
  },
  biomarker: {
    token: (token) => isMarker(token) || isCapitalMarker(token),
    forms: [
      /\bCA[\s-]?(?:125|15[\s-]?3|19[\s-]?9|72[\s-]?4)\b/iu,
      /\b(?:1p\s?\/\s?19q|PD[\s-]?L1|Ki[\s-]?67|HER[\s-]?2|BCR[\s-]?ABL1?|BRCA[\s-]?[12]?|IDH[\s-]?[12]?|MSI[\s-]?[HL]?)\b/iu,
      /\bt\s?\(\d{1,2};\s?\d{1,2}\)|\b(?:del|inv)\s?\(?\d{1,2}[pq]?\)?|\bdeletion \d{1,2}[pq]/iu,
      /\b(?:[Pp]hiladelphia|Ph)[\s-]?(?:chromosome|\+|positive|negative)/u,
      /\bM[\s-]?(?:spike|protein|component)\b/iu,
      /\b(?:mutations?|mutated|mutants?|wild[\s-]?type|fusions?|amplifi\w+|rearrange\w+|methylat\w+|unmethylat\w+|oncotype|mammaprint)\b/iu,
      /(?:突变|野生型|融合|扩增|重排|免疫组化|微卫星|错配修复|三阴|癌胚抗原|甲胎蛋白|甲基化|糖类抗原|前列腺特异抗原)/u,
    ],
    phrases:
      'hormone receptor*, receptor positive, receptor negative, triple negative, triple positive, TNBC, hormone positive, driver*, @receptors',
  },
  receptors: {
    forms: [
      /\b(?:ER|PR|PgR|HR)(?:\s?\/\s?(?:ER|PR|PgR))?\s*(?:(?:is|was|are|were|status|both|:|=|of|strongly|weakly|low|high|and (?:PR|PgR|ER))\s*){0,3}(?:[+-]|[+−–-](?=\W|$)|(?:pos|neg)(?:itive|ative)?\b|\d{1,3}\s?%|\d{1,3} percent|阳|阴|low\b|\(\s?[+\d-])/u,
      /\b(?:er|pr|hr)\s*(?:and\s+(?:pr|er)\s*)?(?:was |is |are |were |both )?(?:pos(?:itive)?|neg(?:ative)?)\b/iu,
      /\b(?:er|pr)\s?[+-](?=\s|$|[,.;/)])/iu,
      /\bER\s?\/\s?PR\b/u,
      /\b(?:o?estrogen|progesterone|hormone)[\s-]?(?:receptors?)?[\s-]*(?:\/progesterone)?\s*(?:receptors?)?\s*(?:are|is|was|were|both|status)?\s*(?:pos|neg|\+|\d)/iu,
      /\b(?:positive|negative) for (?:hormones?|o?estrogen)/iu,
      /(?:雌激素|孕激素|激素)受体|三阴|(?<![A-Za-z])(?:ER|PR|HR)\s?[:：(（]?\s?(?:阳|阴|\d|[+-])/u,
    ],
    phrases: 'triple negative, triple positive, TNBC, hormone receptor positive, hormone receptor negative',
  },
  treatment: {
    done: true,
    token: (token, at, tokens) =>
      isCancerDrug(token) ||
      (procedureWords.has(token.key) && !diagnostic.test(token.key)) ||
      (/ectomy$/u.test(token.key) && token.key.length > 8) ||
      (/^(?:RT|XRT|CRT|TNT|CCRT|SCT|ASCT|HSCT|SBRT|ADT|HIPEC|PDS|IDS|WLE|CAR|RAI)$/u.test(token.raw) &&
        tokens[at + 1]?.key !== 'scan'),
    forms: [
      chineseDrugs,
      /\b(?:cut|cutting|took|take[ns]?|taking)\b(?:\s+\p{L}+){1,5}?\s+(?:out|away|off)\b|\b(?:cut|took|taken)\s+(?:out|away|off)\b/iu,
      /\b(?:removed|removal|excised|excision|resected|resection|operated|operations?|surger(?:y|ies)|surgical\w*|debulked|transplant(?:ed|ation)?)\b/iu,
      /\b(?:opened|open)\s+(?:his|her|my|the)\s+(?:head|skull|belly|chest|abdomen)\b/iu,
      /\bR[012]\b(?=\s*(?:resection|[,.;)]|$))/u,
      /\b(?:chemos?|chemo[a-z]+|radiations?|radiated|irradiat\w+|radiotherap\w+|radio-?iodine|gamma ?knife|cyber ?knife|proton (?:beam|therapy)|(?:x-?)?rays? treatment|rads|brachy\w*)\b/iu,
      /\b(?:immunotherap\w*|hormone (?:therapy|treatment|tablets?|pills?|shots?|injections?)|targeted (?:therapy|drugs?|pills?|tablets?)|endocrine therapy|anti-?hormones?|infusions?|cycles? of|lines? of|(?:first|second|third|1st|2nd|3rd|[1-4]L)[\s-]line)\b/iu,
      /\b(?:watch(?:ful)?[\s-]?(?:and[\s-]?|&\s?)?wait\w*|active surveillance|untreated|treatment[\s-]na[iï]ve|(?:not|never|n['’]t|no) (?:\w+ ){0,3}(?:treated|treatments?|therap(?:y|ies)|chemo\w*|surger(?:y|ies)|hormones))\b/iu,
      /\b(?:treated|treatment) (?:with|by|since|started|finished|ended|for)\b/iu,
      /化疗|放疗|放化疗|手术|切除|免疫治疗|靶向(?:药|治疗)?|内分泌治疗|移植|介入|消融|伽马刀|质子|术后|术前|保乳|全切|疗程|任何治疗|未治疗|没有治疗|R-?CHOP/u,
    ],
  },
  condition: {
    forms: [
      /\b(?:ECOG|WHO)(?:[\s-]*PS)?\s*(?:performance status)?\s*(?:is|of|=|:|score)?\s*[0-4]|\bPS\s*(?:of|=|:)?\s*[0-4]\b|\b(?:KPS|karnofsky\w*)\s*(?:\w+\s*){0,2}[=:]?\s*\d{2,3}/iu,
      /\bperformance status\b/iu,
      /\b(?:very|quite|too|so|really|still|otherwise|fairly|pretty|is|am|was|feels?|reasonably|fully|remains?|medically|,|;|\.)\s+(?:fit|frail|weak|active(?! (?:surveillance|disease|cancer|tumou?r|treatment))|independent|mobile|strong|well|bedridden|bed-?bound|exhausted|in good shape)\b/iu,
      /\b(?:fit|frail|bedridden|bed-?bound|wheel-?chair|house-?bound|self-?caring|marathon|asymptomatic|no symptoms)\b(?!\s+(?:in|into|to|for|together))/iu,
      /\b(?:feel(?:s|ing)?|am|is)\s+(?:\w+\s+)?(?:fine|well|good|great|normal|ok|okay|healthy|tired|weak|exhausted)\b/iu,
      /\b(?:walks?|walking|runs?|jogs?|cycling|cycles? to|swims?|hik(?:es?|ing)|gardens?|gardening|golfs?|plays? (?:tennis|golf|football|with)|climbs?|stairs|drives?(?= (?:\w+ )?(?:car|self|$|[.,;]))|golf and drive|housework|household|shopping|cooks?|dress(?:es)?(?= (?:him|her|my)self)|rides? (?:a|his|her|my) (?:bike|bicycle)|(?:does|do) (?:his|her|my|the) (?:garden|own|shopping|cooking|housework))\b/iu,
      /\bruns? \d|\b(?:works?|working|back at work|worked)\s+(?:still\s+)?(?:full|part|as|every|at|in|from|on|again|still)[\s-]?(?:time)?\b|\bstill (?:works?|working|drive|cook|golf|run|swim|cycle|garden)/iu,
      /\b(?:in (?:his |her |my )?(?:bed|chair)|lies?|lying|sleeps?|rests?|resting|sits?)\b.{0,30}\b(?:most|lot|all|half|much|whole)\b|\b(?:get|gets|got|getting) (?:out of bed|up)\b|\bout of bed\b/iu,
      /\b(?:needs?|with) help (?:with|to|for)\b|\bhelp (?:with|to) (?:wash|dress|eat|walk)|\bcarer\b|\blooks? after (?:him|her|my)self\b/iu,
      /体能|卧床|躺着|自理|散步|走路|行走|做饭|爬楼|上班|(?:身体|精神|体力|状态|一般情况)(?:一直|还|都|也|很|比较|非常|尚|状况)*(?:很|还)?(?:好|可以|不错|差|可|良好|健康|弱)|(?:整天|大部分时间|一直).{0,4}(?:躺|卧|睡)|能(?:自己)?(?:走|活动|下床)|下床|轮椅/u,
    ],
  },
  illness: {
    token: ({ key, raw }) =>
      medicineWords.has(key) ||
      commonMedicineEnding.test(key) ||
      /^(?:HTN|T2DM|T1DM|DM2?|COPD|CKD|CHF|CAD|AF|AFib|GERD|MI|TIA|CVA|HIV|DVT|BPH|OSA|CrCl|eGFR|RA|SLE|MS|BP|PMH|PMHx|NKDA|HFrEF|IHD|PE)$/u.test(
        raw,
      ),
    forms: [
      /\b(?:diabet\w+|hypertensi\w+|blood pressure|high cholesterol|cholesterol|asthma\w*|emphysema|stroke|heart (?:attack|failure|disease|condition|problems?|rhythm|valve|bypass)|irregular heart\w*|a[\s-]?fib\b|atrial fib\w*|pacemaker|coronary\w*|angina|infarct\w*|kidney (?:disease|failure|problems?|function)|renal (?:disease|failure|impairment|insufficiency|function)|dialysis|hepatitis|cirrhosis|child[\s-]?pugh|rheumat\w+|arthritis|lupus|psoriasis|crohn\w*|ulcerative colitis|gout|osteoporosis|thyroid (?:pills?|tablets?|disease|problems?)|(?:under|over)active thyroid|hypothyroid\w*|hyperthyroid\w*|depression|anxiety|dementia|alzheimer\w*|parkinson\w*|epilep\w+|forgets|glaucoma|sleep apn\w+|obes\w+|thrombosis|blood clots?|embolism|neuropathy|tuberculosis|autoimmune)\b/iu,
      /\b(?:comorbid\w*|co-morbid\w*|past medical history|medical history:|blood thinners?|water pills?|inhalers?|allerg\w+|anticoag\w+|immunosuppress\w+|antidepress\w+|sleeping pills?|heart pills?|bp pills?|heart stents?|stents? in (?:the |his |her |my )?heart|cardiac stents?)\b/iu,
      /\bno (?:other|further|major|serious|chronic|known|regular|relevant|significant)?\s*(?:other )?(?:illness\w*|diseases?|conditions?|medic(?:ines?|ations?)|meds|drugs|health (?:problems?|issues?)|PMH|problems|pills|tablets)\b/iu,
      /\botherwise (?:\w+ )?(?:healthy|well|fit|good|no)\b|\b(?:healthy|in good health) (?:otherwise|apart|before|all)\b|\bnothing else\b/iu,
      /\b(?:on|takes?|taking|take) (?:\w+ ){0,3}(?:pills?|tablets?|medic(?:ines?|ations?)|meds) (?:for|against)\b/iu,
      /糖尿病|高血压|血压高|冠心病|心脏(?:病|装|支架|搭桥)|支架|房颤|心梗|心衰|肾(?:病|功能|衰)|乙肝|肝硬化|哮喘|慢阻肺|中风|脑梗|合并症|基础(?:疾)?病|没有?其他(?:的)?(?:疾)?病|过敏|降压药|降糖药|胰岛素|二甲双胍|阿司匹林|华法林|他汀|甲减|痛风|抑郁|帕金森|地塞米松|左甲状腺素|优甲乐|慢性病|服用.{0,8}药/u,
    ],
  },
  imaging: {
    done: true,
    forms: [
      /\b(?:CTs?|CAT|c?MRIs?|MRTs?|mpMRI|MRCP|HRCT|CTPA|PSMA|DOTATATE)\b(?! (?:surveillance|planned|booked))/u,
      /\b(?:mri|ct|pet[\s/-]?ct|pet[\s-]scan|pet\/mri|fdg[\s-]?pet)\b/iu,
      /\bPET\b/u,
      /\b(?:bone |body |brain |ct |restaging |staging |last |latest |new |the |my |his |her |our |follow-?up |a |on )?(?:scans?|scanned)\b|\b(?:ultra-?sound|sonograph\w*|sonogram|x-?rays?|mammogra\w+|scintigraph\w*|imaging|tomograph\w*|radiograph\w*|echo[\s-]?endoscop\w*)\b/iu,
      /(?:增强|平扫|胸部|腹部|头颅|全身|复查|做了?)?(?:CT|MRI|PET)|核磁|磁共振|B超|彩超|超声|影像|骨扫描|钼靶|X光|胸片|磨玻璃|结节.{0,8}(?:毫米|厘米|mm|cm)/u,
    ],
  },
  smoking: {
    forms: [
      /\b(?:smok(?:ed?|es|ers?|ing)|non-?smok\w+|ex-?smok\w+|cigarettes?|cigars?|tobacco|vap(?:ed?|es|ing)|pack[\s-]?years?|\d+\s?p\/?y|packs? (?:a|per|\/) ?day|nicotine)\b/iu,
      /(?:吸|抽|戒|香)烟|烟龄|烟史|支\/天|包\/天|不抽/u,
    ],
  },
  family: {
    forms: [
      /\b(?:family histor\w+|FHx?|in (?:my|the|her|his|our) family|runs in|hereditary|inherited|lynch|germline|gBRCA\w*|BRCA[\s-]?[12]?|PALB2|CHEK2|li-?fraumeni)\b/iu,
      // Requires whose history it is, an age, or several relatives: "my mother" alone may be the patient.
      new RegExp(
        String.raw`\b(?:her|his)\s+(?:\w+\s+)?${relative}\b(?:\s+(?:and|or|,)\s+(?:\w+\s+){0,2}${relative})*[^.;]{0,25}\b${cancerHad}`,
        'iu',
      ),
      new RegExp(
        String.raw`\bmy\s+(?:\w+\s+)?${relative}\b(?:(?:\s+and|,)\s+(?:\w+\s+){0,2}${relative})*\s+(?:both |also |all |too )*(?:died of|died from|had|also has|also had|both had|were diagnosed|was diagnosed|passed (?:away )?from)\s[^.;]{0,30}(?:cancer|it\b|brca|leuk\w+|tumou?r)`,
        'iu',
      ),
      /\b(?:nobody|no one|none)\b[^.;]{0,25}\bfamily\b/iu,
      /家族|遗传|胚系|家里(?:没有?|有|无)|(?:母亲|妈妈|姐姐|妹妹|姨|外婆|奶奶)也?(?:曾|得过|患过|有过|死于)/u,
    ],
  },
  menopause: {
    forms: [
      /\b(?:(?:pre|post|peri)[\s-]?menopaus\w*|menopaus\w*|(?:my|her|have|has|having|still|no|get|gets|regular|irregular|last) periods?|periods? (?:stopped|are|came|have|still|ended)|menstruat\w*|menses|LMP)\b/iu,
      /绝经|月经|更年期/u,
    ],
  },
  brain: {
    done: true,
    forms: [
      /\b(?:brain|cerebral|cranial|intracranial|cMRI|(?:MRI|CT|scan)\s+(?:of\s+(?:the|my|his|her)\s+)?head|head\s+(?:MRI|CT|scan))\b/iu,
      /脑|颅/u,
    ],
  },
  hormones: {
    done: true,
    token: ({ key }) =>
      /(?:lutamide|relix|relin)$/u.test(key) ||
      /^(?:adt|leuprolide|abiraterone|zytiga|xtandi|erleada|nubeqa|zoladex|lupron|eligard|firmagon|orgovyx|decapeptyl|trelstar|casodex|cyproterone|androcur|leuprorelinacetat|degarelix|relugolix)$/u.test(
        key,
      ),
    forms: [
      /\b(?:androgen\w*|castrat\w*|m?(?:0|nm)?CRPC|m?HSPC|m?CSPC|LHRH|GnRH|orchi(?:d)?ectomy)\b/iu,
      /\b(?:no|not|without|never|on|with|gets?|got|had|start\w*|stopp?\w*|years? of|months? of)\s+(?:\w+\s+){0,2}(?:anti-?)?hormon\w*|\bhormon\w* (?:therap\w+|treatment|injection\w*|shots?|tablets?|blockade|sensitive|resistant)/iu,
      /去势|内分泌治疗|雄激素|戈舍瑞林|亮丙瑞林|曲普瑞林|地加瑞克|比卡鲁胺|恩扎卢胺|阿帕他胺|达罗他胺|阿比特龙|诺雷得|没有?(?:用|打).{0,3}激素/u,
    ],
  },
} as const satisfies Record<string, Concept>

export type ConceptName = keyof typeof concepts
export const isConcept = (name: string): name is ConceptName => Object.hasOwn(concepts, name)

/** Returns a test whether a text of statements mentions the concept. */
export function conceptFinder(name: ConceptName): (text: string) => boolean {
  const { token, forms, phrases = '', done }: Concept = concepts[name]
  const words = phrases.split(',').flatMap((phrase) => phrase.trim() || [])
  const also = words.flatMap((word) =>
    word.startsWith('@') && isConcept(word.slice(1)) ? conceptFinder(word.slice(1) as ConceptName) : [],
  )
  const found = anyOf(words.filter((word) => !word.startsWith('@')))
  return (whole) => {
    const text = done ? doneOf(whole) : whole
    return (
      (forms?.some((form) => form.test(text)) ?? false) ||
      (words.length > 0 && found.test(text)) ||
      (token !== undefined && tokensOf(text).some(token)) ||
      also.some((finds) => finds(text))
    )
  }
}
