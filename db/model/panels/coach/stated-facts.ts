/**
 * Keeps statements and removes questions: "Should I have surgery?" does not state an operation, "After surgery in 2024,
 * should I have chemotherapy?" does. Ambiguous clauses count as questions.
 */

/** Replaces removed text, so that no pattern matches across the gap. */
const gap = ' ¦ '

const sentences = /(?<=[?!。]["”’)\]]{0,3})|(?<=(?<!\b(?:e\.g|i\.e|dr|mr|mrs|ms|vs|approx|ca|no|st))\.)(?=\s)|(?=\n)/iu
/** Splits at commas etc., but not inside numbers, and before words that start a new clause. */
const clauses = new RegExp(
  [
    String.raw`(?<=(?<!\d)[,;:]|[,;:](?!\d))`,
    String.raw`(?<=\s[–—-]\s)`,
    String.raw`\b(?=(?:now that|given|because|although|even though|despite|whether|who (?:has|have|had|is|was)|since (?:i|she|he|we|they|my|her|his)|(?:after|following) )\b)`,
    String.raw`\b(?=(?:what|how|why|when|where) (?:is|are|should|would|could|can|do|does|will|about|else|next|to|treatment|therapy|kind|other|much|many|long|often)\b)`,
    String.raw`\b(?=(?:should|would|could|can|shall|do|does|did|is|are|will|must|may|might) (?:i|we|she|he|they|it|you|there)\b)`,
  ].join('|'),
  'iu',
)

const asksAtStart =
  /^\W*(?:(?:and|but|so|then|or|if so|please|also|now)\b[\s,]*)*(?:should|would|could|shall|what|which|how|why|whether|(?:is|are|was|were)(?! (?:not|no|on|in|at|under|now|currently|still|being|been|free|well|fit|active|independent|\w+ed)\b)|(?:do|does|did)(?! (?:not|well|(?:his|her|my|the) (?:own|garden|shopping|cooking|housework|chores))\b)|can(?!not)(?! (?:not|walk|climb|work|eat|still|only|care|do)\b)|(?:when|where|who|will|must|may|might) (?:i|we|she|he|they|it|you|there|is|are|should|do|does|can)\b)\b/iu
const supposes =
  /^\W*(?:and |but |or )*(?:if|unless|assuming|suppose|supposing|in case|regarding|concerning|about|as for|as to|instead|rather|before|without|besides|versus|vs|than|or)\b/iu
const subordinate = /^\W*(?:now that|given|because|although|even though|despite|who (?:has|have|had|is|was)|since)\b/iu
const afterwards = /^\W*(?:after|following)\b/iu
const ownOrDated =
  /\b(?:my|her|his|their|our|previous|prior|last|first|second|two|three|four|five|six|failed|complet\w+)\b|\d/iu
const subjectAndVerb =
  /^\W*(?:and |but |so )*(?:i|she|he|we|they|(?:my|her|his|the|our) \w+|patient)(?: (?:also|now|already|still|never|only))* (?:have|has|had|am|is|are|was|were|did|do|does|took|take|takes|got|get|gets|received|underwent|finished|completed|started|stopped|tolerated?s?|walks?|live|lives)\b/iu
const verbOrFigure =
  /\b(?:have|has|had|am|is|are|was|were|been|did|got|received|underwent|showed|shows|found|with|after|since|following|under|on|now|currently|positive|negative|last|unknown|untreated|no|not|\p{L}{2,}ed)\b|\d|\b(?:[IVX]{2,4}|IV)[A-C]?\b/u
const disease = /cancer|carcinoma|tumou?r|lymphoma|melanoma|sarcoma|myeloma|leuk|metasta/iu
const treatment =
  /\b(?:chemo|radi(?:o|at)|surg|operat|resect|immuno|therap|treat|cycle|course|dose|\p{L}+(?:ectomy|mab|nib|platin|taxel)\b)/iu
/** A condition inside a question ("with…", "in…") is kept up to the verb, the choice or a treatment. */
const condition =
  /\b(?:with|in|at|for|of|having)\s+(?:(?!(?:have|has|get|receive|undergo|be|been|take|need|start|stop|continue|benefit|go|do|try|consider|or|than|instead|versus|vs|to|better|best|help)\b)[^\s,;?]+[\s?]*){1,8}/giu
const statedCondition =
  /\b(?:stage|grade|p?T\d|N[0-3x]|M[01x]|ECOG|PS|Gleason)\b.*(?:\d|\b[IVX]+[A-C]?\b)|positive|negative|mutat|mutant|wild[ -]?type|metasta|locali[sz]ed|locally advanced|\b\d+(?:\.\d+)?\s?(?:%|mm|cm)/iu
const unknown = /\b(?:unknown|unclear|not (?:yet )?known|not sure|(?:do|does)(?: not|n't|n’t) know)\b/iu
const weighs = /\b(?:to|should|would|need|needs|better|help|worth)\b/iu

const hasHan = /\p{Script=Han}/u
const hanAsks =
  /要不要|是否|能否|可否|应否|该不该|应不应|需不需|能不能|可不可以|会不会|是不是|有没有|有无必要|吗|如何|怎么办|怎样|为什么|为何|应该(?![是为没已])/u
const hanAsksMarked = /(?<![没无])有什么|(?<!没有|[没无])什么|哪|多少|多久|还是|怎么|几[次个周]|呢|好不好/u
const hanAskedFrom = new RegExp(`${hanAsks.source}|${hanAsksMarked.source}|能|可以|需|要|该|还|适合|值得|会|更`, 'u')
const hanSupposes = /^\s*(?:如果|若|假如|万一|要是|对于|关于|至于|比起|除了|不)/u
const hanStated =
  /已|了|过|曾|后|[IVX\d一二三四早中晚][ABC]?期|阳性|阴性|突变|转移|\d\s*[年月日]|[A-Za-z][\w-]*\s*\d|\d\s*(?:%|厘米|毫米|cm|mm)/u
const hanStatement = new RegExp(
  `${hanStated.source}|有|是|为|目前|现在|正在|接受|未|无|没|患|服用|[\\d一二两三四五六七八九十]`,
  'u',
)
const hanUnknown = /不清楚|不知道|不详|未知|不明|未查|未做/u
const hanWeighs = /要不要|应|该|需|更好|可以|能/u

function statedEnglish(sentence: string): string {
  const parts = sentence.split(clauses)
  const marked = /\?["”’)\]\s]{0,9}$/u.test(sentence)
  if (!marked && !parts.some((part) => asksAtStart.test(part))) return sentence
  const notKnown = unknown.test(sentence)
  // A question mark without any question words: the last clause is the question.
  const asking = parts.findIndex((part) => asksAtStart.test(part))
  const from = asking < 0 ? parts.length - 1 : asking
  return parts
    .map((part, at) => {
      if (notKnown && !weighs.test(part)) return part
      if (subordinate.test(part)) return part
      if (afterwards.test(part)) return (at < from && /[,;:]\s*$/.test(part)) || ownOrDated.test(part) ? part : gap
      const told =
        at < from
          ? !supposes.test(part) && (verbOrFigure.test(part) || (disease.test(part) && !treatment.test(part)))
          : at > from && subjectAndVerb.test(part)
      return told ? part : conditionsOf(part)
    })
    .join('')
}

const conditionsOf = (part: string) =>
  gap +
  (part.match(condition) ?? [])
    .map(beforeTreatment)
    .filter((words) => statedCondition.test(words))
    .join(gap) +
  gap

function beforeTreatment(words: string): string {
  const at = words.search(treatment)
  return at < 0 ? words : words.slice(0, at)
}

function statedHan(sentence: string): string {
  const marked = /\?["”’)\]\s]{0,9}$/u.test(sentence)
  const parts = sentence.split(clauses)
  const asks = (part: string) => hanAsks.test(part) || (marked && hanAsksMarked.test(part))
  if (!marked && !parts.some(asks)) return sentence
  const none = !parts.some(asks)
  const notKnown = hanUnknown.test(sentence)
  return parts
    .map((part, at) => {
      if (notKnown && !hanWeighs.test(part)) return part
      if (hanSupposes.test(part)) return gap
      if (!asks(part) && !(none && at === parts.length - 1)) return hanStatement.test(part) ? part : gap
      const start = part.search(hanAskedFrom)
      const before = start < 0 ? part : part.slice(0, start)
      return hanStated.test(before) && start >= 0 ? before + gap : gap
    })
    .join('')
}

/** Removes questions from the text (after NFKC); facts in a statement clause of a question are kept. */
export const statedOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\([^()\n]{0,200}\?\s*\)/gu, gap)
    .split(sentences)
    .map((sentence) => (hasHan.test(sentence) ? statedHan(sentence) : statedEnglish(sentence)))
    .join('')
