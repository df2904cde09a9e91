import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findPrivateDetails,
  removeDetails,
  type OwnDetails,
  type PrivateKind,
} from '#model/discussions/privacy/private-details.ts'

const own: OwnDetails = {
  names: ['Maria Long', 'Maria', 'Long', 'May', '王小明'],
  emails: ['maria@home.example'],
  phones: ['+1 (212) 555-0147'],
  addresses: ['12 Elm'],
  birthDates: ['1961-05-03'],
}

const found = (text: string, known: OwnDetails = {}) =>
  findPrivateDetails(text, known).map(({ kind, text: it }) => [kind, it])

describe('what is found by pattern', () => {
  it.each<[string, PrivateKind, string]>([
    ['Write to j.doe+x@mail.example.org please', 'email', 'j.doe+x@mail.example.org'],
    ['call (212) 555-0147 in the evening', 'phone', '(212) 555-0147'],
    ['call 212-555-0147.', 'phone', '212-555-0147'],
    ['my number is +44 20 7946 0958', 'phone', '+44 20 7946 0958'],
    ['手机13812345678，下午可接', 'phone', '13812345678'],
    ['电话：010-62345678', 'phone', '010-62345678'],
    ['MRN: 00482913', 'recordNumber', '00482913'],
    ['medical record number is A-48291', 'recordNumber', 'A-48291'],
    ['SSN 078-05-1120', 'recordNumber', '078-05-1120'],
    ['住院号：Z202311087', 'recordNumber', 'Z202311087'],
    ['身份证号110101196105031234', 'recordNumber', '110101196105031234'],
    ['born on 05/03/1961, a teacher', 'birthDate', '05/03/1961'],
    ['Date of birth: May 3, 1961', 'birthDate', 'May 3, 1961'],
    ['DOB 1961-05-03', 'birthDate', '1961-05-03'],
    ['出生日期：1961年5月3日', 'birthDate', '1961年5月3日'],
    ['1961年5月3日出生', 'birthDate', '1961年5月3日'],
    ['lives at 221 Baker Street, London', 'address', '221 Baker Street'],
    ['at 1600 N. Main St. Apt 4B', 'address', '1600 N. Main St. Apt 4B'],
    ['P.O. Box 415', 'address', 'P.O. Box 415'],
    ['住在上海市徐汇区漕溪北路88号', 'address', '上海市徐汇区漕溪北路88号'],
    ['Mrs. Anna Weber came in March', 'name', 'Anna Weber'],
    ['I saw Dr. Chen again', 'name', 'Chen'],
    ['My name is John A. Smith and', 'name', 'John A. Smith'],
    ['我叫李雷，今年五十岁', 'name', '李雷'],
    ['姓名：韩梅梅', 'name', '韩梅梅'],
    ['上周见了陈医生', 'name', '陈'],
  ])('%s', (text, kind, it) => {
    expect(found(text)).toContainEqual([kind, it])
  })

  it.each([
    'Invasive ductal carcinoma, ER 95%, PR 40%, HER2 0, Ki-67 25%, pT2 pN1a (2/14) M0.',
    'Diagnosed 2023-11-04, surgery on 01/15/2024, last scan in May 2025.',
    'ANC 1.2 x10^9/L, Hb 10.1 g/dL, platelets 150 000, CEA 4.2, PSA 0.03 ng/mL.',
    'AC-T x4 60/600 mg/m2 every 14 days; 25 fractions of 2 Gy; NCT02032823, PMID 31234567.',
    'Born in 1961, diagnosed at 62. KRAS G12C, EGFR exon 19 del, BRCA1 c.68_69del.',
    'Oxaliplatin 130 mg on day 1, capecitabine 1000 mg twice daily on days 1-14.',
    '2023年11月确诊右乳浸润性导管癌，ER 95%，HER2阴性，术后病理T2N1M0，已行4周期AC方案化疗。',
    'Hodgkin lymphoma, Ewing sarcoma, Merkel cell carcinoma; the Gleason score was 4+3=7.',
  ])('clinical text is left alone: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('what the product knows of its writer', () => {
  it.each<[string, PrivateKind, string]>([
    ['signed, maria long', 'name', 'maria long'],
    ['Best, Maria', 'name', 'Maria'],
    ['王小明的片子', 'name', '王小明'],
    ['reach me: MARIA@home.example', 'email', 'MARIA@home.example'],
    ['2125550147 after six', 'phone', '2125550147'],
    ['at 12 elm since 2001', 'address', '12 elm'],
    ['I was 62 (3.5.1961)', 'birthDate', '3.5.1961'],
    ['on 3 May 1961 in Ohio', 'birthDate', '3 May 1961'],
    ['1961年05月03日', 'birthDate', '1961年05月03日'],
  ])('%s', (text, kind, it) => {
    expect(found(text, own)).toContainEqual([kind, it])
  })

  it.each(['for a long time', 'Since May 2024', 'belonging to Marianne', 'in 1961 and 1962', 'on 5/4/1961'])(
    'words that only look alike: %s',
    (text) => {
      expect(found(text, own)).toEqual([])
    },
  )
})

describe('removing', () => {
  it('leaves a readable sentence and nothing to find', () => {
    const text = 'My name is Maria Long, born on 05/03/1961, MRN: 00482913. Please call (212) 555-0147.'
    const rest = removeDetails(text, findPrivateDetails(text, own))
    expect(rest).toBe('My name is […], born on […], MRN: […]. Please call […].')
    expect(findPrivateDetails(rest, own)).toEqual([])
  })

  it('marks lie in order, apart, and say what stands there, whatever is written', () => {
    const piece = fc.constantFrom(
      'Maria Long',
      ' ',
      'MRN: 4829',
      '05/03/1961',
      'born ',
      'Mr. Lee',
      '上海市',
      '路8号',
      '\n',
      '.',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        let end = 0
        for (const { from, to, text: it } of findPrivateDetails(text, own)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect(text.slice(from, to)).toBe(it)
          end = to
        }
      }),
    )
  })

  it('is quick on the longest text', () => {
    const text = 'a1-'.repeat(6600)
    expect(findPrivateDetails(text, own)).toEqual([])
  })
})
