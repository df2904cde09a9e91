import { usCountryId } from './enums.ts'

/** What differs from country to country on a tax form. Countries are numbers of the static list, in which 233 is the United States. */

/** Australia, Canada, Ireland, United Kingdom. */
export const sortCodeCountries: readonly number[] = [14, 39, 105, 232]
export const needsSortCode = (country: number | null): boolean =>
  country !== null && sortCodeCountries.includes(country)

/** Countries and territories of the IBAN registry (SWIFT, 2026), by number. */
const ibanCountries: ReadonlySet<number> = new Set([
  2, 3, 6, 15, 16, 18, 21, 22, 28, 31, 34, 36, 53, 55, 57, 58, 59, 60, 62, 63, 65, 66, 69, 71, 72, 74, 75, 76, 77, 81,
  82, 84, 85, 86, 88, 90, 91, 97, 99, 100, 104, 105, 106, 107, 110, 111, 112, 117, 120, 121, 124, 125, 126, 127, 129,
  135, 136, 138, 139, 140, 141, 144, 145, 146, 147, 156, 157, 159, 165, 166, 167, 169, 176, 177, 179, 180, 181, 182,
  186, 187, 189, 190, 192, 193, 194, 196, 197, 200, 201, 203, 207, 209, 213, 214, 224, 225, 230, 231, 232, 238, 241,
  243, 245, 248,
])
/** Whether banks of this country use account and routing numbers of their own. */
export const noIban = (country: number | null): boolean => country !== null && !ibanCountries.has(country)

/** United States, and the territories whose people are US persons. */
const american: readonly number[] = [usCountryId, 5, 89, 164, 178, 242]
export const isAmerican = (country: number | null): boolean => country !== null && american.includes(country)

export interface ForeignNumber {
  /** what people there call the number */
  readonly name: string
  readonly pattern: RegExp
  readonly example: string
}

/** Tax numbers of individuals by country, as the OECD's list of TIN structures has them: a hint and a warning, never an error. */
const foreignNumbers: Readonly<Record<number, ForeignNumber>> = {
  11: { name: 'CUIT / CUIL', pattern: /^\d{11}$/, example: '20123456783' },
  14: { name: 'TFN', pattern: /^\d{8,9}$/, example: '123456782' },
  15: { name: 'Steuernummer', pattern: /^\d{9}$/, example: '931736581' },
  22: { name: 'Rijksregisternummer / Numéro national', pattern: /^\d{11}$/, example: '85073003328' },
  31: { name: 'CPF', pattern: /^\d{11}$/, example: '39053344705' },
  39: { name: 'SIN', pattern: /^\d{9}$/, example: '046454286' },
  45: { name: '居民身份证号码', pattern: /^\d{17}[\dX]$/, example: '11010519491231002X' },
  59: { name: 'CPR-nummer', pattern: /^\d{10}$/, example: '0101831234' },
  74: { name: 'Henkilötunnus', pattern: /^\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]$/, example: '131052-308T' },
  75: { name: 'Numéro fiscal (SPI)', pattern: /^[0-3]\d{12}$/, example: '3023217600053' },
  82: { name: 'Steuer-Identifikationsnummer', pattern: /^[1-9]\d{10}$/, example: '26954371827' },
  98: { name: 'HKID', pattern: /^[A-Z]{1,2}\d{6}[\dA]$/, example: 'A1234563' },
  101: { name: 'PAN', pattern: /^[A-Z]{5}\d{4}[A-Z]$/, example: 'ABCPE1234F' },
  105: { name: 'PPS Number', pattern: /^\d{7}[A-Z]{1,2}$/, example: '1234567TW' },
  106: { name: 'Teudat Zehut', pattern: /^\d{9}$/, example: '123456782' },
  107: { name: 'Codice fiscale', pattern: /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/, example: 'RSSMRA85T10A562S' },
  109: { name: 'My Number (個人番号)', pattern: /^\d{12}$/, example: '123456789018' },
  116: { name: '주민등록번호', pattern: /^\d{13}$/, example: '8001011234567' },
  142: { name: 'RFC', pattern: /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/, example: 'VECJ880326XXX' },
  156: { name: 'BSN', pattern: /^\d{9}$/, example: '123456782' },
  158: { name: 'IRD number', pattern: /^\d{8,9}$/, example: '49091850' },
  165: { name: 'Fødselsnummer', pattern: /^\d{11}$/, example: '01010123476' },
  176: { name: 'PESEL / NIP', pattern: /^(\d{10}|\d{11})$/, example: '44051401458' },
  177: { name: 'NIF', pattern: /^\d{9}$/, example: '299999998' },
  199: { name: 'NRIC / FIN', pattern: /^[STFGM]\d{7}[A-Z]$/, example: 'S1234567D' },
  204: { name: 'Income tax reference number', pattern: /^\d{10}$/, example: '0001339050' },
  207: { name: 'NIF / NIE', pattern: /^[0-9XYZKLM]\d{7}[A-Z]$/, example: '12345678Z' },
  213: { name: 'Personnummer', pattern: /^(\d{10}|\d{12})$/, example: '8112289874' },
  214: { name: 'AHV-Nummer / Numéro AVS', pattern: /^756\d{10}$/, example: '7569217076985' },
  216: { name: '統一證號', pattern: /^[A-Z]{1,2}\d{8,9}$/, example: 'A123456789' },
  225: { name: 'T.C. Kimlik No', pattern: /^\d{11}$/, example: '10000000146' },
  232: { name: 'UTR / National Insurance number', pattern: /^(\d{10}|[A-Z]{2}\d{6}[A-D]?)$/, example: 'QQ123456C' },
}
export const foreignNumber = (country: number | null): ForeignNumber | undefined =>
  country === null ? undefined : foreignNumbers[country]

/** Whether a number looks like those of its country; also where nothing is known of the country. */
export function fitsCountry(number: string, country: number | null): boolean {
  const known = foreignNumber(country)
  const compact = number.replace(/[\s./]/g, '').toUpperCase()
  return !known || known.pattern.test(compact) || known.pattern.test(compact.replace(/-/g, ''))
}
