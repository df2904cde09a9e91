export interface ReadText {
  text: string
  /** it was not saved as Unicode: which letters its bytes are is a guess */
  guessed: boolean
}

const decoded = (bytes: ArrayBuffer, encoding: string, fatal = true): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file: Unicode, or else what spreadsheets on Windows save, Chinese ones where that is the language. */
export async function readTextFile(file: Blob, language: string): Promise<ReadText> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  const unicode = decoded(bytes, wide ?? 'utf-8')
  if (unicode !== null) return { text: unicode, guessed: false }
  const chinese = language.startsWith('zh') ? decoded(bytes, 'gb18030') : null
  return { text: chinese ?? decoded(bytes, 'windows-1252', false) ?? '', guessed: true }
}
