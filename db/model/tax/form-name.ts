import type { TaxFormType } from './enums.ts'

/** Text key of what people call a form. */
export const formName = (type: TaxFormType) => (type === 'W-9' ? 'tax.formType.w9' : 'tax.formType.w8ben')

/** What a downloaded form is called: W-9-2026.pdf. No name of a person, since downloads lie about. @param certifiedOn yyyy-MM-dd */
export const formFileName = (type: TaxFormType, certifiedOn: string | null): string =>
  [type.replace(' ', '-'), ...(certifiedOn ? [certifiedOn.slice(0, 4)] : [])].join('-') + '.pdf'
