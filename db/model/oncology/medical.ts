import {
  cancerBrands,
  cancerDrugEnding,
  cancerDrugs,
  clinicalWords,
  histologies,
  markers,
  otherMedicines,
  procedures,
  regimens,
} from './oncology-terms.ts'

const words = new Set(
  [cancerBrands, cancerDrugs, clinicalWords, histologies, markers, otherMedicines, procedures, regimens]
    .flat()
    .flatMap((entry) => entry.split(/[\s-]+/))
    .filter((word) => word.length > 1),
)

/** Greek and Latin affixes of medical words, which no dictionary lists completely. */
const ending =
  /\p{L}{2}(?:omas?|omata|omatous|omatosis|itis|itides|osis|oses|otic|[ae]?emias?|[ae]?emic|uria|pathy|pathies|pathic|ectomy|ectomies|ectomized|otomy|otomies|ostomy|ostomies|plasty|plasties|scopy|scopies|scopic|graphy|graphies|gram|grams|algia|algic|penia|penic|cytes?|cytic|cytosis|cytoma|blasts?|blastic|blastoma|blastomas|genic|genesis|plasia|plasias|plastic|trophy|trophic|rrho?ea|rrhagia|sclerosis|sclerotic|stasis|stases|lysis|lytic|megaly|phagia|phasia|plegia|paresis|pn[o]?ea|ptysis|toxic|toxicity|toxicities|centesis|desis|pexy|tripsy|philia|phils?|philic|phobic|receptors?|globulin|globulinemia|emesis|ectasia|ectasis|malacia|ptosis|spasm|stenosis|version|iform|oid|oidal|kinase|(?:ol|in|er|yl|pt|mer|oxid|reduct|transfer|phosphat|prote|synth|hydrogen|lip|amyl)ases?|tokines?|gene|genes|therapy|therapies|phonia|esthesia|esthesias|kinesia|thorax|derma|thema|arthria|geusia|uresis|osmia|thisia|mers?|somal|somes?|cellular|nuclear|vascular|luminal|mural|dermal|thelial|theliomas?|thelium|metrium|metrial)$/u
const beginning =
  /^(?:aden|angi|arthr|bili|blephar|bronch|carcin|cardi|cephal|cerebell|cerebr|cervic|chol[ae]|chondr|chorio|colp|colo(?:rect|n)|cran|cyst|cyt|dermat|duoden|encephal|enter|epiderm|epithel|erythr|esophag|oesophag|fibr|gastr|gingiv|gli|gloss|h[a]?emat|h[a]?em[ao]|hepat|hist|hyster|ile[ao]|immun|jejun|kerat|lapar|laryng|leuk|leuc|lip|lith|lymph|mamm|mast|mediastin|medull|mel[ao]n|mening|mesenter|mesothel|mucos|myco|myel|nasopharyn|necr|neo|nephr|neur|oligo|onc|oophor|orbit|orch|oropharyn|oste|ot[io]|ovar|pancreat|papill|par[ao]|pelvi|peri(?:ton|card|neur|anal|ost)|pharyng|plasma|pleur|pneum|proct|prostat|pyel|radi[ou]|rect|retin|retro|rhabd|rhin|sarc|scapul|seb|sial|sigm|splen|spondyl|squam|stern|stomat|syno|test[io]c|thorac|thromb|thym|thyr|trache|trophobl|tubul|ureter|urethr|ur[io]|uter|uve|vagin|vascul|vertebr|vesic|vulv)\p{L}{3,}(?:al|ar|ic|oid|ous|um|us|ae|ia|ial|ian|ine|in|is|id|y|a)$/u
const joined =
  /^(?:anti|inter|intra|infra|supra|sub|trans|extra|retro|peri|para|post|pre|non|neo|multi|oligo|micro|macro|poly|hyper|hypo|endo|exo|ecto|epi|meta|auto|allo|immuno|chemo|radio|cardio|neuro|thermo|cryo|electro|photo|brachy|onco|osteo|hemi|bi|uni|contra|ipsi|dys|para|tele|cyto|nano|phospho|glyco|lipo|myelo|lympho)-?\p{L}{4,}(?:al|ar|ic|ary|ated|ative|ive|tion|tomy|ed|ing|oid|ous|ior|ent|itis|therapy|surgery|resistant|sensitive|toxic)$/u

/**
 * Known medical word, or built from medical affixes. Never flagged as misspelled and never suggested as a correction.
 */
export function isMedicalWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]s$/u, '')
  return plain
    .split('-')
    .every(
      (part) =>
        part.length < 2 ||
        words.has(part) ||
        words.has(part.replace(/s$/u, '')) ||
        cancerDrugEnding.test(part) ||
        ending.test(part) ||
        beginning.test(part) ||
        joined.test(part),
    )
}

/** Whether the dictionary contains the lower-case word. */
export const inDictionary = (word: string): boolean => words.has(word)

/** Whether the word is a drug name, for any disease. */
export const isNamedDrug = (word: string): boolean => drugs.has(word)
const drugs: ReadonlySet<string> = new Set([...cancerDrugs, ...cancerBrands, ...otherMedicines])
