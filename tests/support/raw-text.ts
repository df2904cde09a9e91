import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'

/** Enum values that are no word of any language and must not reach a reader. */
const codeWords = [
  ...['csrhold', 'csrinfo', 'csrnote', 'csrupdate', 'csrupdateaccept', 'csrupdatedecline', 'missedout', 'pendedexpert'],
  ...['rejectedexpert', 'rejectedexpertresponse', 'retractedexpert', 'hasjoined', 'latereview', 'loginas', 'lovedone'],
  ...['medonc', 'radonc', 'surgonc', 'optout', 'pretransfemale', 'pretransmale', 'qccfa', 'transfemale', 'transmale'],
  ...['vtb', 'emo', 'timedout'],
]
const namespaces = Object.keys(en)
/** Endings of file names and hosts, which look like the second half of a text key. */
const endings = 'test|com|org|net|edu|gov|pdf|csv|xlsx|docx|pptx|jpe?g|png|gif|zip|html?|txt|json|ics'
/** Words with a capital inside that people write: brands, and what clinicians call genes, units and regimens. */
const written = /^(?:mFOLFOX\w*|mFOLFIRI\w*|iPhone|iPad|iOS|macOS|eMail|eBay|tumorMap)$/

const outside = String.raw`(?<![\w./@#&=?-])`
const rules: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['placeholder', /::\w[\w.-]*::/g],
  ['unfilled text', /%\{\w+\}|\|\|\|\|/g],
  [
    'text key',
    new RegExp(
      String.raw`${outside}(?:${namespaces.join('|')})(?:\.(?!(?:${endings})\b)[a-z][A-Za-z0-9_]*)+\b(?![/@])`,
      'g',
    ),
  ],
  [
    'text key',
    new RegExp(String.raw`${outside}[a-z][A-Za-z]+(?:\.(?!(?:${endings})\b)[a-z][A-Za-z0-9]+){2,}(?![.\w/@-])`, 'g'),
  ],
  ['code word', new RegExp(String.raw`${outside}(?:[a-z][a-z0-9]*_[a-z0-9_]+|[A-Z]{2,}_[A-Z_]+)\b`, 'g')],
  ['code word', new RegExp(String.raw`${outside}[a-z]{2,}(?:[A-Z][a-z]+)+\b`, 'g')],
  ['code word', new RegExp(String.raw`${outside}(?:${codeWords.join('|')})\b(?![@.]\w)`, 'g')],
  ['date', /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b|\b\d{2}:\d{2}:\d{2}\.\d+Z?\b/g],
  ['pattern', /\b(?:MM|mm|dd|DD)[/.-](?:MM|mm|dd|DD)[/.-](?:yyyy|YYYY|yy)\b|\byyyy[/.-]MM[/.-]dd\b|\bh{1,2}:mm\b/g],
  ['value of the program', /\[object \w+\]|\bInvalid Date\b|\bNaN\b|\bundefined\b|\{"\w+":|\[\{"/g],
  // an amount has a currency or separators, a RefId letters, a phone its plus, brackets or hyphens
  ['long number', /(?<![\w.,$€¥£+()/-])(?<!\+\d{1,3} )\d{6,}(?![\w-]|[.,]\d)/g],
]

/** What in a text was written for the program, not for people: one line for each find. Nothing: it is fit to be read. */
export function rawText(text: string): string[] {
  const found = rules.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].filter(([word]) => !written.test(word)).map(([word]) => `${kind}: ${word}`),
  )
  return [...new Set(found)]
}

/** The words that a page shows and speaks: its text, and the names, hints and descriptions of its fields. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || element.closest('script, style, noscript, template, code, [contenteditable="true"]')) continue
      const text = node.textContent?.trim()
      if (text) words.push(text)
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '')
    return words.join('\n')
  })

/** The finds of a page, without those that the test names. */
export const rawTextOn = async (page: Page, allowed: RegExp[] = []): Promise<string[]> =>
  rawText(await wordsOf(page)).filter((find) => !allowed.some((pattern) => pattern.test(find)))

/** What the editor of content is there to write: placeholders, and the names of a theme's colours. */
const ofContent = [/^placeholder: /, /^code word: (companyText|careNavigatorAddress|primaryDark|accentDark)$/]
/** Identifiers that people look up by their digits. */
export const identifiers = [/^long number: \d{10}$/]

/** The finds of the page at an address, without those that belong there. */
export const rawTextAt = (page: Page, address: string): Promise<string[]> =>
  rawTextOn(page, address.startsWith('/admin/content/') ? [...identifiers, ...ofContent] : identifiers)
