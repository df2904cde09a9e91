import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@pdfme/pdf-lib'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { file } from '#db/schema/all.ts'
import type { FileUpload } from '#model/content/user-files.ts'
import { expectStatus } from '../../../support/product.ts'
import { startPeople } from '../profile/people.ts'
import { office, pdf } from './contents.ts'

const { product, people, call } = await startPeople()
const author = 'Nadia Rosenthal-Cruz'
// of what was refused the addresses stay open, and no one has many at once
beforeEach(() => product.db.delete(file))

async function send(name: string, bytes: Uint8Array) {
  const asked = await call.client<FileUpload>('POST', '/server/userFile/upload-url', {
    userId: people.client.id,
    name,
    size: bytes.length,
  })
  expectStatus(asked, 200)
  const answer = await product.fetch(
    new Request(`http://test${asked.body.uploadUrl}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }),
  )
  const { fields } = (await answer.json()) as { fields?: Record<string, string> }
  return { id: asked.body.id, status: answer.status, file: fields?.['file'] }
}
const refusal = async (name: string, bytes: Uint8Array) => (await send(name, bytes)).file
async function keptOf(bytes: Uint8Array): Promise<Buffer> {
  const { id, status } = await send('letter.pdf', bytes)
  expect(status).toBe(200)
  const row = await call.client<{ size: number }>('PUT', `/server/userFile/${id}`, { uploaded: true, version: 1 })
  const [stored] = await product.db.select().from(file).where(eq(file.id, id))
  const held = await product.deps.files.get(stored?.storageKey ?? '')
  if (!held) throw new Error('Nothing was kept')
  const got = Buffer.from(await new Response(held.stream).arrayBuffer())
  expect(row.body.size).toBe(got.length)
  return got
}

/** A letter of one page, whose objects lie in compressed parts. */
async function letter(change: (document: PDFDocument) => unknown = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 300])
  page.drawText('Estrogen receptor positive', { font: await document.embedFont(StandardFonts.Helvetica) })
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams: true }))
}
type Plain = object
const inCatalog = (key: string, value: Plain) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of(key), document.context.register(document.context.obj(value as never)))
const onPage = (key: string, value: Plain) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of(key), document.context.obj(value as never))
const link = (action: Plain) => onPage('Annots', [{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action }])
const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
const web = { S: 'URI', URI: PDFString.of('https://nccn.example/guideline') }
const top = { S: 'GoTo', D: [0, 'Fit'] }

describe('a PDF is refused, though its objects are compressed,', () => {
  test.each([
    ['that runs a script when it is opened', inCatalog('OpenAction', script)],
    ['that runs a script behind a jump', inCatalog('OpenAction', { ...top, Next: [script] })],
    ['that opens a page of the web by itself', inCatalog('OpenAction', web)],
    ['whose page does so', onPage('AA', { O: web })],
    ['with scripts of its own', (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)')],
    ['that starts a program on a click', link({ S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['that sends what is filled in', link({ S: 'SubmitForm', F: PDFString.of('https://evil.test') })],
    ['that holds another file', (document: PDFDocument) => document.attach(Buffer.from('MZ'), 'setup.exe')],
    [
      'that holds another file at a note',
      onPage('Annots', [{ Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS: { Type: 'Filespec' } }]),
    ],
  ])('%s', async (_, change) => {
    const bytes = await letter(change)
    expect(bytes.includes('JavaScript') || bytes.includes('Launch') || bytes.includes('EmbeddedFiles')).toBe(false)
    expect(await refusal('a.pdf', bytes)).toBe('errors.fileActive')
  })

  test('that is encrypted, damaged inside, nothing but a program’s form, or larger than can be looked through', async () => {
    const locked = pdf().toString().replace('/Root', '/Encrypt << /Filter /Standard >> /Root')
    expect(await refusal('a.pdf', Buffer.from(locked))).toBe('errors.fileLocked')
    const rootless = pdf().toString().replace('/Type /Catalog', '').replace('/Root 1 0 R', '')
    expect(await refusal('a.pdf', Buffer.from(rootless))).toBe('errors.fileUnread')
    expect(await refusal('a.pdf', pdf('/Pages 2 0 R', ['<< /Kids [ )) >>']))).toBe('errors.fileUnread')
    expect(await refusal('a.pdf', pdf('/AcroForm << /Fields [] /XFA 2 0 R >>', ['(form)']))).toBe('errors.fileUnread')
    const packed = deflateSync(Buffer.alloc(65 * 1024 * 1024, ' ')).toString('latin1')
    const bomb = pdf('/Pages 3 0 R')
      .toString('latin1')
      .replace(
        'trailer',
        `2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\ntrailer`,
      )
    expect(await refusal('a.pdf', Buffer.from(bomb, 'latin1'))).toBe('errors.fileUnread')
  })
})

describe('a PDF is taken', () => {
  const all = (document: PDFDocument) =>
    document.context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .join('\n')
  const read = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false })

  test('with links, fields that are filled in, and the page at which it opens', async () => {
    const bytes = await letter((document) => {
      link(web)(document)
      inCatalog('OpenAction', top)(document)
      const field = document.getForm().createTextField('stage')
      field.addToPage(document.getPage(0))
      field.setText('pT2 pN1')
    })
    const document = await read(await keptOf(bytes))
    expect(document.getPageCount()).toBe(1)
    expect(document.getForm().getTextField('stage').getText()).toBe('pT2 pN1')
    for (const left of ['nccn.example/guideline', '/S /GoTo', '/BaseFont /Helvetica'])
      expect(all(document)).toContain(left)
  })

  test('without who wrote it, when and with what, and without what was there before', async () => {
    const bytes = await letter((document) => {
      document.setAuthor(author)
      document.setCreator(String.raw`C:\Users\nadia`)
      const xmp = document.context.stream(`<dc:creator>${author}</dc:creator>`)
      document.catalog.set(PDFName.of('Metadata'), document.context.register(xmp))
      onPage('Annots', [
        {
          Type: 'Annot',
          Subtype: 'Text',
          Rect: [0, 0, 9, 9],
          T: PDFString.of(author),
          Contents: PDFString.of('Ki-67?'),
        },
      ])(document)
      document.context.register(PDFString.of(`An earlier page of ${author}`))
    })
    const before = await read(bytes)
    expect(before.getAuthor()).toBe(author)
    const kept = await keptOf(bytes)
    const document = await read(kept)
    expect([document.getAuthor(), document.getCreator(), document.getProducer(), document.getCreationDate()]).toEqual(
      Array.from({ length: 4 }),
    )
    expect(all(document)).toContain('Ki-67?')
    for (const text of [all(document), kept.toString('latin1')]) expect(text).not.toMatch(/Nadia|Users|dc:creator/)
    // written again it stays as it is
    expect((await keptOf(kept)).equals(kept)).toBe(true)
  })
})

describe('a document', () => {
  const rels = (type: string, target: string, mode = 'External') =>
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
  const holding = (text: string, part = 'word/_rels/document.xml.rels') => office('docx', { [part]: text })

  test.each([
    ['macros under another name', holding(rels('vbaProject', 'other.bin', 'Internal'))],
    ['macros, spelt otherwise', holding(rels('&#118;baProject', 'other.bin', 'Internal'))],
    [
      'macros as a type of part',
      holding(
        '<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        '[Content_Types].xml',
      ),
    ],
    [
      'a template from elsewhere',
      holding(rels('attachedTemplate', 'http://evil.test/x.dotm'), 'word/_rels/settings.xml.rels'),
    ],
    ['an object from elsewhere', holding(rels('oleObject', 'http://evil.test/x'))],
    ['a frame from elsewhere', holding(rels('frame', 'http://evil.test/x'))],
    ['a picture on someone’s share', holding(rels('image', 'file://evil.test/x.png'))],
  ])('with %s is refused', async (_, bytes) => {
    expect(await refusal('a.docx', bytes)).toBe('errors.fileActive')
  })

  test('with links, pictures of the web and objects of its own is taken', async () => {
    for (const text of [
      rels('hyperlink', 'https://nccn.example/guideline'),
      rels('image', 'https://clinic.example/logo.png'),
      rels('oleObject', 'embeddings/oleObject1.bin', 'Internal'),
    ])
      expect((await send('a.docx', holding(text))).status).toBe(200)
  })

  test('whose parts can’t be read as they are described is refused', async () => {
    const bytes = holding(rels('hyperlink', 'https://nccn.example'))
    const lying = Buffer.from(bytes)
    const directory = lying.lastIndexOf('PK\x01\x02')
    lying.writeUInt32LE(1, directory + 24)
    expect(await refusal('a.docx', lying)).toBe('errors.fileContent')
    expect(await refusal('a.docx', holding(`<!DOCTYPE x [<!ENTITY e "vba">]>${rels('image', 'a.png')}`))).toBe(
      'errors.fileContent',
    )
  })
})
