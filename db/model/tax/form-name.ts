import type { TaxFormType } from './enums.ts'

/** Text key of what people call a form. */
export const formName = (type: TaxFormType) => (type === 'W-9' ? 'tax.formType.w9' : 'tax.formType.w8ben')
