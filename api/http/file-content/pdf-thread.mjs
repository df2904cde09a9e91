// Looks through a PDF and writes it again, in a thread of its own that ends with it: what was kept back in compressed parts is
// seen, and what no page needs (earlier versions, who wrote it with what) is not written.
import { inflateSync, constants } from 'node:zlib'
import { parentPort, workerData } from 'node:worker_threads'
import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFXRefStreamParser,
} from '@pdfme/pdf-lib'

/** @typedef {import('@pdfme/pdf-lib').PDFObject} PDFObject */
/** @typedef {import('./pdf-content.ts').PdfProblem} PdfProblem */

/** What the compressed parts of a document that hold its objects may take together. */
const OBJECT_BYTES = 64 * 1024 * 1024
/** Between the end of a stream and the word that ends it. */
const LINE_END = 2

const runs = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'RichMediaExecute']
/** What may happen by itself when a document or a page is opened. */
const harmless = ['GoTo', 'Named']
const active = ['JavaScript', 'EmbeddedFiles', 'OnInstantiate']
const ofEmbeddedFile = ['F', 'UF', 'DOS', 'Mac', 'Unix']
/** Who wrote it, when and with what; what programs keep for themselves; and signatures, which do not survive a change. */
const dropped = ['Metadata', 'PieceInfo', 'Perms', 'DSS', 'SigFlags']

class Refused extends Error {
  /** @param {PdfProblem} problem */
  constructor(problem) {
    super(problem)
    this.problem = problem
  }
}

const name = (/** @type {string} */ text) => PDFName.of(text)
const has = (/** @type {PDFDict} */ dict, /** @type {string[]} */ keys) => keys.some((key) => dict.has(name(key)))
const isOneOf = (/** @type {PDFObject | undefined} */ value, /** @type {string[]} */ names) =>
  value instanceof PDFName && names.includes(value.decodeText())

/**
 * The parser unpacks parts that hold objects without a bound of its own, and goes on without those that it can't read.
 * @param {Uint8Array} bytes
 */
async function parsed(bytes) {
  let left = OBJECT_BYTES
  let unfinished = 0
  const begin = (/** @type {import('@pdfme/pdf-lib').PDFRawStream} */ { dict, contents }) => {
    unfinished++
    const filter = dict.lookup(name('Filter'))
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
    if (only === name('FlateDecode'))
      left -= inflateSync(contents, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }).length
    else if (only) throw new Refused('unread')
  }
  const [objects, references] = [PDFObjectStreamParser.forStream, PDFXRefStreamParser.forStream]
  PDFObjectStreamParser.forStream = (stream, more) => {
    begin(stream)
    const parser = objects(stream, more)
    const read = parser.parseIntoContext.bind(parser)
    parser.parseIntoContext = () => read().then(() => void unfinished--)
    return parser
  }
  PDFXRefStreamParser.forStream = (stream) => {
    begin(stream)
    const parser = references(stream)
    unfinished--
    return parser
  }
  const context = await PDFParser.forBytesWithOptions(bytes, Infinity, false).parseDocument()
  if (context.trailerInfo.Encrypt) throw new Refused('locked')
  if (unfinished) throw new Refused('unread')
  return context
}

/** @param {Uint8Array} bytes */
async function written(bytes) {
  const context = await parsed(bytes)
  const { Root } = context.trailerInfo
  const catalog = context.lookup(Root)
  if (!(Root instanceof PDFRef) || !(catalog instanceof PDFDict)) throw new Refused('unread')

  /** @param {PDFObject | undefined} action whatever may stand where an action does */
  const startsNothing = (action, depth = 0) => {
    const value = context.lookup(action)
    if (value instanceof PDFArray) return value.asArray().every((one) => startsQuietly(one, depth))
    return startsQuietly(value, depth)
  }
  /** @returns {boolean} */
  const startsQuietly = (/** @type {PDFObject | undefined} */ action, /** @type {number} */ depth) => {
    const value = context.lookup(action)
    if (!(value instanceof PDFDict) || !has(value, ['S'])) return true
    return depth < 20 && isOneOf(value.lookup(name('S')), harmless) && startsNothing(value.get(name('Next')), depth + 1)
  }

  /** @param {PDFDict} dict */
  const check = (dict) => {
    if (isOneOf(dict.lookup(name('S')), runs) || has(dict, active)) throw new Refused('active')
    if (isOneOf(dict.lookup(name('Subtype')), ['FileAttachment', 'RichMedia'])) throw new Refused('active')
    const embedded = dict.lookup(name('EF'))
    if (embedded instanceof PDFDict && has(embedded, ofEmbeddedFile)) throw new Refused('active')
    if (!startsNothing(dict.get(name('OpenAction')))) throw new Refused('active')
    const automatic = dict.lookup(name('AA'))
    if (automatic instanceof PDFDict && !automatic.values().every((one) => startsNothing(one)))
      throw new Refused('active')
  }

  /** @param {PDFDict} dict */
  const clean = (dict) => {
    for (const key of dropped) dict.delete(name(key))
    if (isOneOf(dict.lookup(name('FT')), ['Sig'])) dict.delete(name('V'))
    // the name of the account that a comment was written in; of a field it is the field's
    if (has(dict, ['Rect']) && !isOneOf(dict.lookup(name('Subtype')), ['Widget'])) dict.delete(name('T'))
    if (!has(dict, ['XFA'])) return
    // a second form with scripts of its own; a document that is nothing else shows nothing without it
    const fields = dict.lookup(name('Fields'))
    if (!(fields instanceof PDFArray) || fields.size() === 0) throw new Refused('unread')
    dict.delete(name('XFA'))
  }

  /** @type {Set<PDFObject>} */
  const reached = new Set([Root])
  /** @type {PDFObject[]} */
  const open = [Root]
  const reach = (/** @type {PDFObject} */ object) => {
    if (object instanceof PDFRef && reached.has(object)) return
    if (object instanceof PDFRef) reached.add(object)
    open.push(object)
  }
  for (let next = open.pop(); next; next = open.pop()) {
    const object = next instanceof PDFRef ? context.lookup(next) : next
    if (object instanceof PDFInvalidObject) throw new Refused('unread')
    if (object instanceof PDFArray) object.asArray().forEach(reach)
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    check(dict)
    clean(dict)
    // read to its end, and not into what follows
    if (object instanceof PDFStream) {
      const length = dict.lookup(name('Length'))
      const size = object.getContentsSize()
      if (length instanceof PDFNumber && Math.abs(size - length.asNumber()) > LINE_END) throw new Refused('unread')
      dict.set(name('Length'), PDFNumber.of(size))
    }
    dict.values().forEach(reach)
  }
  context.largestObjectNumber = 0
  for (const [ref] of context.enumerateIndirectObjects())
    if (reached.has(ref)) context.largestObjectNumber = ref.objectNumber
    else context.delete(ref)
  context.trailerInfo = { Root }
  return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer()
}

// what the parser wonders about is no line of the log
console.warn = () => undefined
try {
  const bytes = await written(/** @type {Uint8Array} */ (workerData))
  parentPort?.postMessage({ bytes })
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Refused ? error.problem : 'unread' })
}
