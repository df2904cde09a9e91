import type { TaxFormType } from './enums.ts'

/** What is signed, and when a typed name is a signature. */

/** Keyboards write apostrophes and hyphens in several ways. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('en-US')

export type NameMatch = 'identical' | 'same' | 'different'
/** `same`: equal after folding of spaces, case, apostrophes and hyphens; the legal name is used then. */
export function matchNames(typed: string, legalName: string): NameMatch {
  if (typed === legalName && typed.trim() !== '') return 'identical'
  return folded(typed) !== '' && folded(typed) === folded(legalName) ? 'same' : 'different'
}

/** Blanks at the ends, or two in a row: bank and IRS compare letter by letter. */
export const hasOddSpaces = (name: string): boolean => name !== name.trim() || /\s{2}/.test(name)

/** Part II of the W-9 and Part III of the W-8BEN, word for word; never translated. */
export const perjuryWording: Record<
  TaxFormType,
  { lead: string; points: readonly string[]; after: readonly string[] }
> = {
  'W-9': {
    lead: 'Under penalties of perjury, I certify that:',
    points: [
      'The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and',
      'I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
      'I am a U.S. citizen or other U.S. person (defined below); and',
      'The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
    ],
    after: [],
  },
  'W-8 BEN': {
    lead: 'Under penalties of perjury, I declare that I have examined the information on this form and to the best of my knowledge and belief it is true, correct, and complete. I further certify under penalties of perjury that:',
    points: [
      'I am the individual that is the beneficial owner (or am authorized to sign for the individual that is the beneficial owner) of all the income or proceeds to which this form relates or am using this form to document myself for chapter 4 purposes;',
      'The person named on line 1 of this form is not a U.S. person;',
      'This form relates to: (a) income not effectively connected with the conduct of a trade or business in the United States; (b) income effectively connected with the conduct of a trade or business in the United States but is not subject to tax under an applicable income tax treaty; (c) the partner’s share of a partnership’s effectively connected taxable income; or (d) the partner’s amount realized from the transfer of a partnership interest subject to withholding under section 1446(f);',
      'The person named on line 1 of this form is a resident of the treaty country listed on line 9 of the form (if any) within the meaning of the income tax treaty between the United States and that country; and',
      'For broker transactions or barter exchanges, the beneficial owner is an exempt foreign person as defined in the instructions.',
    ],
    after: [
      'Furthermore, I authorize this form to be provided to any withholding agent that has control, receipt, or custody of the income of which I am the beneficial owner or any withholding agent that can disburse or make payments of the income of which I am the beneficial owner. I agree that I will submit a new form within 30 days if any certification made on this form becomes incorrect.',
      'I certify that I have the capacity to sign for the person identified on line 1 of this form.',
    ],
  },
}
