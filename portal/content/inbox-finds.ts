/** The sign-in code in a message: six digits that stand alone. */
export const findCode = (text: string): string | undefined => /(?<![\d/-])\d{6}(?![\d/-])/.exec(text)?.[0]

/** The web addresses in a text, each once, without the punctuation that ends the sentence. */
export function findLinks(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/g) ?? []
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)，。；：！？）]+$/u, '')))]
}
