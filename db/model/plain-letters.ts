/** Letters that do not come apart into a plain one and a mark, and dashes: each with what people type instead. */
export const plainSigns: Readonly<Record<string, string>> = Object.fromEntries(
  'łl øo đd ðd ħh ıi ŧt ßss æae œoe þth ‐- –- —- −-'.split(' ').map((pair) => [pair[0], pair.slice(1)]),
)

/** What programs and other keyboards put where a straight apostrophe is typed. */
export const apostrophes = /[’‘ʼʻ′＇´`]/g
export const straightApostrophes = (text: string): string => text.replace(apostrophes, "'")

/** Lower case without accents, in the letters that people can type: text is searched and put in order in this form. */
export const plainLetters = (text: string): string =>
  straightApostrophes(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^ -~]/g, (sign) => plainSigns[sign] ?? sign)
