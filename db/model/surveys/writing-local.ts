import { isProtectedWord } from './writing-guard.ts'
import { plainWord } from './writing-spelling.ts'
import type { WritingHint } from './writing-wire.ts'

/** One finding of the grammar checker. `start` and `end` (exclusive) are offsets in Unicode code points. */
export interface Remark {
  start: number
  end: number
  kind: string
  problem: string
  replacements: readonly string[]
}

/** Kinds of findings that are safe to apply: they change inflection, not words. */
const sure = new Set([
  'Agreement',
  'Grammar',
  'Repetition',
  'Formatting',
  'Punctuation',
  'Capitalization',
  'BoundaryError',
])
/** Applied only when the user asks for another suggestion: they may change a word. */
const bolder = new Set([
  ...sure,
  'Usage',
  'WordChoice',
  'Redundancy',
  'Readability',
  'Style',
  'Eggcorn',
  'Malapropism',
  'Typo',
])

const isArticle = ({ problem, replacements }: Remark) => /^an?$/i.test(problem) && /^an?$/i.test(replacements[0] ?? '')
/** thats → that's: only an apostrophe is added */
const marked = (problem: string, replacements: readonly string[]) =>
  replacements.find((one) => one !== problem && one.replace(/['’]/g, '').toLowerCase() === problem.toLowerCase())

/** Abbreviations in medical notes: their period does not end a sentence, and their case is kept. */
const shortened =
  /^(?:vs|approx|ca|no|nos|dr|mr|mrs|ms|prof|pts?|resp|incl|excl|etc|st|fig|max|min|avg|wks?|mos?|yrs?|hrs?|tab|inj|temp|vol|cf|al|q[dh]|[bt]id|qid|prn|po|iv|sc)$/iu
const ofNotes =
  /^(?:ct|mri|pet|er|pr|hr|psa|cea|ecog|ps|ca|bp|[wr]bc|plt|iv|po|sc|im|[btq]id|q[dh]s?|prn|m?g|mcg|kg|m?l|[cm]m|ki|alk|egfr|[kn]ras|braf|ros|met|ret|ntrk|brca|pdl|tnbc|n?sclc|hcc|rcc|[ac]ml|[ac]ll|dlbcl|gbm|pfs|os|ngs|fish|ihc|mrd|c?rt|[dhrst]x|pts?|vs|eg|ie|mtor|[mc]?[td]?[dr]na|[^aeiouyà-ÿ]+)$/iu
const afterShortened = (before: string) => {
  const word = /(?:^|[\s(])((?:\p{L}\.)+\p{L}|\p{L}+)\.\s+$/u.exec(before)?.[1] ?? ''
  return word.includes('.') || shortened.test(word)
}

/** Numbers, doses, stages, abbreviations with periods or slashes: never changed. */
const isToken = (word: string) => /[\d/+@_]|\p{L}\.\p{L}/u.test(word) || shortened.test(word.replace(/[.,;:!?]+$/, ''))
function tokenAt(characters: readonly string[], start: number, end: number): string {
  let [from, to] = [start, end]
  while (from > 0 && !/\s/.test(characters[from - 1] ?? ' ')) from--
  while (to < characters.length && !/\s/.test(characters[to] ?? ' ')) to++
  return characters.slice(from, to).join('')
}

const many = /^(?:i|we|you|they|these|those)$/i
const one = /^(?:she|he|it)$/i
const somebody =
  /(?:^|[.!?,;]\s+|\b(?:and|but|because|that|when|if|as|so) )(?:the|my|her|his|our) (?:patient|mother|father|wife|husband|sister|brother|daughter|son|aunt|uncle|friend|doctor|surgeon|oncologist|tumou?r|cancer|lesion|mass)$/i
/** Plural and singular verb forms. @see https://dictionary.cambridge.org/grammar/british-grammar/agreement */
const verbs: Readonly<Record<string, readonly [many: string, one: string]>> = {
  dont: ["don't", "doesn't"],
  doesnt: ["don't", "doesn't"],
  havent: ["haven't", "hasn't"],
  hasnt: ["haven't", "hasn't"],
}
/** Words with a missing apostrophe. */
const marks = new Map(
  "can't don't doesn't didn't isn't wasn't aren't weren't couldn't wouldn't shouldn't haven't hasn't hadn't won't that's what's there's I'm I've you're they're we've"
    .split(' ')
    .map((word): [string, string] => [word.replace("'", '').toLowerCase(), word]),
)
/** Findings for missing apostrophes; they need no dictionary. */
export const unmarked = (text: string): Remark[] =>
  [...text.matchAll(plainWord)].flatMap(({ 0: problem, index }) => {
    const right = marks.get(problem.toLowerCase())
    if (right === undefined || problem === problem.toUpperCase()) return []
    const start = [...text.slice(0, index)].length
    const cased = /^\p{Lu}/u.test(problem) ? right.charAt(0).toUpperCase() + right.slice(1) : right
    return [{ start, end: start + problem.length, kind: 'Spelling', problem, replacements: [cased] }]
  })
/**
 * dont, doesnt: chooses the form that agrees with the subject directly before it, or after it in a question; otherwise
 * keeps it.
 */
function verbOf(word: string, before: string, after: string): string | undefined {
  const forms = verbs[word.toLowerCase()]
  if (!forms) return undefined
  const subject = /(\p{L}+) $/u.exec(before)?.[1] ?? ''
  const behind = /^ (\p{L}+)/u.exec(after)?.[1] ?? ''
  const asked = /(?:^|[.!?]\s+|\b(?:why|what|how|where|when|which) )$/i.test(before)
  const whose = asked ? behind : subject
  // "she and I", "the treatment of it": a single word does not identify the subject.
  const form =
    /\b(?:and i|(?:or|nor) \p{L}+|(?:of|for|with|to|in|on|at|by|from|about|after|before|like|than) (?:i|we|you|they|these|those|she|he|it)) $/iu.test(
      before,
    )
      ? undefined
      : many.test(whose)
        ? forms[0]
        : one.test(whose) || (!asked && somebody.test(before.trimEnd()))
          ? forms[1]
          : undefined
  return form && /^\p{Lu}/u.test(word) ? form[0]?.toUpperCase() + form.slice(1) : form
}
/** Words followed by the base form of a verb. */
const plainAfter =
  /\b(?:do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|could|will|would|shall|should|may|might|must|to|let|make|help|and|or)\b[^.!?]{0,30}$/i

/** metastases → metastasis': a plural is not a possessive */
const owns = (problem: string, replacement: string) =>
  problem.length > 4 && /s$/i.test(problem) && /['’]s?$/.test(replacement)

function replacementFor(remark: Remark, attempt: number, characters: readonly string[]): string | undefined {
  const { problem, start, end, kind, replacements } = remark
  if (problem.split(/\s+/).some(isProtectedWord)) return undefined
  if (isToken(tokenAt(characters, start, end))) return undefined
  const before = characters.slice(Math.max(0, start - 80), start).join('')
  if (kind === 'Spelling' && problem.toLowerCase() in verbs)
    return verbOf(problem, before, characters.slice(end, end + 40).join(''))
  const [first] = replacements
  if (first === undefined || owns(problem, first)) return undefined
  if (kind === 'Capitalization' && (afterShortened(before) || (ofNotes.test(problem) && problem !== 'i')))
    return undefined
  if (kind === 'Agreement' && plainAfter.test(before)) return undefined
  if ((attempt > 0 ? bolder : sure).has(kind) || isArticle(remark)) return first
  return kind === 'Spelling' ? marked(problem, replacements) : undefined
}

/**
 * The text with safe corrections applied. Uncertain words are left as hints.
 * @param attempt 0 for the first suggestion; later attempts apply more kinds
 * @param known lower-case words that are correct although not in a dictionary
 */
export function corrected(
  text: string,
  remarks: readonly Remark[],
  { attempt, known }: { attempt: number; known: ReadonlySet<string> },
): { text: string; hints: WritingHint[] } {
  const characters = [...text]
  const hints: WritingHint[] = []
  const changes = remarks.flatMap((remark) => {
    const replacement = replacementFor(remark, attempt, characters)
    if (replacement !== undefined) return [{ ...remark, replacement }]
    const word = remark.problem
    if (
      remark.kind === 'Spelling' &&
      !isProtectedWord(word) &&
      word.length > 2 &&
      !known.has(word.toLowerCase().replace(/['’]s$/, '')) &&
      hints.length < 5 &&
      !hints.some(({ params }) => params.word === word)
    ) {
      hints.push({ key: 'ai.hint.spelling', params: { word } })
    }
    return []
  })
  let at = characters.length + 1
  for (const { start, end, replacement } of changes.toSorted((one, other) => other.start - one.start)) {
    if (end > at) continue
    characters.splice(start, end - start, ...replacement)
    at = start
  }
  return { text: tidied(characters.join('')), hints }
}

/** Words that start a new sentence, not the second part of a name. */
const begins =
  'I|She|He|It|They|We|You|The|A|An|My|Her|His|Their|Our|This|That|These|There|What|Which|Is|Are|Was|Were|Should|Would|Could|Can|Do|Does|Did|How|Why|When|Where|After|Before|Since|In|On|At|For|If|But|And|So|No|Not|Now|Please'
const missingBlank = new RegExp(String.raw`(?<=(?<![\p{L}\p{N}./@_-])[a-zà-ÿ]{3,}[.!?])(?=(?:${begins})[\s'’])`, 'gu')

/** Fixes spacing in every script and capitalizes the first letter of sentences. */
export const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +([,.;:!?](?=\s|$))/g, '$1')
    .replace(/([!?。！？，；])\1+/g, '$1')
    .replace(/(?<=[\p{Script=Han}])\s*,\s*(?=[\p{Script=Han}])/gu, '，')
    .replace(missingBlank, ' ')
    .replace(/(?<=(?<![\p{L}\p{N}./@_-])[a-zà-ÿ]{2,},)(?=[a-zà-ÿ]{2,}(?:[\s.,;:!?]|$))/gu, ' ')
    .replace(
      /(^|[.!?]\s+)(\p{Ll})(?=(\p{Ll}*)[\s,.])/gu,
      (all: string, before: string, letter: string, rest: string, at: number, whole: string) =>
        (ofNotes.test(letter + rest) && letter + rest !== 'i') ||
        /^\.\p{L}/u.test(whole.slice(at + all.length + rest.length)) ||
        (before.startsWith('.') && afterShortened(whole.slice(Math.max(0, at - 20), at) + before))
          ? all
          : before + letter.toUpperCase(),
    )
    .replace(/[^\S\n]+$/gm, '')
    .trim()
