/** Opens the documents that we make with other people's programs, where this machine has them. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzip } from './unzip.ts'

export const has = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`skipped: what ${program} reads from our documents, since it is not installed here`)
    return false
  }
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What LibreOffice reads in Word files; it is started once for all of them. */
export const textsByOffice = (files: readonly Buffer[]): string[] =>
  inFolder((folder) => {
    const names = files.map((bytes, n) => {
      writeFileSync(join(folder, `${n}.docx`), bytes)
      return join(folder, `${n}.docx`)
    })
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'txt:Text (encoded):UTF8',
        '--outdir',
        folder,
        ...names,
      ],
      { stdio: 'ignore', timeout: 150_000 },
    )
    return files.map((_bytes, n) => readFileSync(join(folder, `${n}.txt`), 'utf8'))
  })

/** What LibreOffice reads in one Word file. */
export const textByOffice = (bytes: Buffer): string => textsByOffice([bytes])[0] ?? ''

/** What poppler reads in a PDF. */
export const textOfPdf = (bytes: Buffer): string =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'in.pdf'), bytes)
    return execFileSync('pdftotext', ['-layout', join(folder, 'in.pdf'), '-'], { encoding: 'utf8' })
  })

/** Words of a PDF: left and right edge from the left, lower edge from the top, in points. */
export const wordsOfPdf = (bytes: Uint8Array): { word: string; left: number; right: number; bottom: number }[] =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'in.pdf'), bytes)
    const page = execFileSync('pdftotext', ['-bbox', join(folder, 'in.pdf'), '-'], { encoding: 'utf8' })
    return [...page.matchAll(/<word xMin="(.+?)" yMin=".+?" xMax="(.+?)" yMax="(.+?)">(.+?)<\/word>/g)].map(
      ([, left, right, bottom, word = '']) => ({
        word,
        left: Number(left),
        right: Number(right),
        bottom: Number(bottom),
      }),
    )
  })

/** The words of a Word file, read by ourselves: paragraphs and cells on lines of their own. */
export function textOfWord(bytes: Buffer): string {
  const xml = unzip(bytes).get('word/document.xml') ?? ''
  return xml
    .replace(/<w:br\/>|<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', '’')
    .replaceAll('&amp;', '&')
}

/** What LibreOffice has in the cells of a table, computed, as lines of CSV. */
export const cellsByOffice = (bytes: Buffer, kind: 'csv' | 'xlsx'): string =>
  inFolder((folder) => {
    writeFileSync(join(folder, `in.${kind}`), bytes)
    const out = join(folder, 'out')
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        // comma, double quotes, UTF-8
        ...(kind === 'csv' ? ['--infilter=CSV:44,34,76'] : []),
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false',
        '--outdir',
        out,
        join(folder, `in.${kind}`),
      ],
      { stdio: 'ignore', timeout: 150_000 },
    )
    return readFileSync(join(out, 'in.csv'), 'utf8')
  })
