import { userType } from '../../identity/enums.ts'

/** Short texts of one's own, saved once and inserted into answers: /user/textBlocks. */

export const TEXT_BLOCK_NAME_MAX = 100
/** more than anyone finds again in a menu */
export const TEXT_BLOCKS_MAX = 100

/** Those who write answers, and staff; members have none. */
export const hasTextBlocks = (person: { userType: number }): boolean => person.userType !== userType.client

/** Those whose name or text contains every word that was typed; a name that begins with it comes first. */
export function findTextBlocks<B extends { readonly name: string; readonly text: string }>(
  blocks: readonly B[],
  typed: string,
): B[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const found = blocks.filter((block) => {
    const all = plain(`${block.name} ${block.text}`)
    return words.every((word) => all.includes(word))
  })
  const rank = ({ name }: B) => {
    const own = plain(name)
    return own.startsWith(words.join(' ')) ? 0 : words.every((word) => own.includes(word)) ? 1 : 2
  }
  return found
    .map((block) => ({ block, rank: rank(block) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ block }) => block)
}

/** without case, accents and full-width forms */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
