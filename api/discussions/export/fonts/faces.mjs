import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'

/** The faces of a weight, in the order in which they are asked for a letter. */
const names = ['NotoSansSC', 'NotoSans']

/**
 * One weight of the documents' font: the bytes of its faces, and which of them draws which part of a text.
 * @param {'Regular' | 'Bold'} weight
 */
export async function readFaces(weight) {
  const faces = await Promise.all(names.map((name) => readFile(new URL(`${name}-${weight}.ttf`, import.meta.url))))
  const fonts = faces.map((bytes) => /** @type {fontkit.Font} */ (fontkit.create(bytes)))
  const has = (/** @type {string} */ text, /** @type {number} */ face) =>
    [...text].every((letter) => fonts[face]?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  const faceOf = (/** @type {string} */ text) => names.findIndex((_, face) => has(text, face))
  return {
    faces,
    /** Whether some face has the letter. @param {string} letter */
    knows: (letter) => faceOf(letter) >= 0,
    /**
     * A text as runs of one face each. A word stays in one face if one has all of it; a letter that none has is the first's.
     * @param {string} text
     * @returns {{ face: number, text: string }[]}
     */
    runsOf(text) {
      if (has(text, 0)) return [{ face: 0, text }]
      /** @type {{ face: number, text: string }[]} */
      const runs = []
      for (const word of text.split(/(?<=\s)|(?=\s)|(?<=\p{Script=Han})|(?=\p{Script=Han})/u))
        for (const part of faceOf(word) >= 0 ? [word] : word) {
          const face = Math.max(0, faceOf(part))
          const last = runs.at(-1)
          if (last?.face === face) last.text += part
          else runs.push({ face, text: part })
        }
      return runs
    },
  }
}
