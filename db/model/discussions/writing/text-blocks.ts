import { userType } from '../../identity/enums.ts'
import { plainLetters } from '../../plain-letters.ts'

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
  const words = plainLetters(typed).split(/\s+/).filter(Boolean)
  const holdsAll = (text: string) => words.every((word) => text.includes(word))
  const rank = ({ name }: B) => {
    const own = plainLetters(name)
    return own.startsWith(words.join(' ')) ? 0 : holdsAll(own) ? 1 : 2
  }
  return blocks
    .filter((block) => holdsAll(plainLetters(`${block.name} ${block.text}`)))
    .sort((a, b) => rank(a) - rank(b))
}
