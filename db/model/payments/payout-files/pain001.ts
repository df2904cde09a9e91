import { plainMoney, type Cents } from '../../money.ts'
import { latin } from './latin.ts'

/** Customer credit transfer initiation of ISO 20022, pain.001.001.09: payments in dollars to accounts abroad. */

export interface PainPayer {
  readonly name: string
  readonly swiftCode: string
  /** IBAN or the account number of a country without IBAN */
  readonly account: string
}
export interface PainAddress {
  readonly line: string
  readonly city: string
  readonly zip: string
  /** ISO 3166, two letters */
  readonly country: string
}
export interface PainPayment {
  /** ours, unique forever: banks refuse a payment that they had before */
  readonly id: string
  readonly amount: Cents
  readonly name: string
  readonly address: PainAddress | null
  readonly swiftCode: string
  readonly bankName: string
  /** ISO 3166, two letters */
  readonly bankCountry: string
  readonly iban: string
  readonly account: string
  /** sort code or routing number of the bank */
  readonly clearing: string
}
export interface PainMessage {
  /** at most 35 characters */
  readonly id: string
  readonly batch: string
  /** ISO 8601, UTC */
  readonly created: string
  /** yyyy-MM-dd on which our account is debited */
  readonly executionDate: string
  readonly note: string
}

/** Clearing systems by country of the bank, with the form of their member numbers. */
const clearingSystems: Readonly<Record<string, readonly [code: string, member: RegExp]>> = {
  AU: ['AUBSB', /^\d{6}$/],
  CA: ['CACPA', /^\d{9}$/],
  CN: ['CNAPS', /^\d{12}$/],
  GB: ['GBDSC', /^\d{6}$/],
  IE: ['IENCC', /^\d{6}$/],
  IN: ['INFSC', /^[A-Z]{4}0[A-Z0-9]{6}$/],
  NZ: ['NZNCC', /^\d{6}$/],
  ZA: ['ZANCC', /^\d{6}$/],
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const tag = (name: string, ...content: readonly string[]) => {
  const inside = content.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}
/** A text of another script is left out: banks refuse its letters. Names are checked before. */
const words = (text: string, width: number) => escaped(latin(text).slice(0, width).trim())
const isIban = (account: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)
const accountOf = (account: string) =>
  tag('Id', isIban(account) ? tag('IBAN', account) : tag('Othr', tag('Id', escaped(account))))

function bank(swiftCode: string, name: string, country: string, clearing: string): string {
  const [code, member] = clearingSystems[country] ?? []
  const number = clearing.replace(/[\s-]/g, '').toUpperCase()
  return tag(
    'FinInstnId',
    tag('BICFI', swiftCode),
    code && member?.test(number) ? tag('ClrSysMmbId', tag('ClrSysId', tag('Cd', code)), tag('MmbId', number)) : '',
    tag('Nm', words(name, 140)),
    tag('PstlAdr', tag('Ctry', country)),
  )
}
function addressOf(one: PainAddress | null): string {
  if (one === null) return ''
  const town = words(one.city, 35)
  // an address line is refused without its town; the country alone is not
  if (town === '') return tag('PstlAdr', tag('Ctry', one.country))
  return tag(
    'PstlAdr',
    tag('PstCd', words(one.zip, 16)),
    tag('TwnNm', town),
    tag('Ctry', one.country),
    tag('AdrLine', words(one.line, 70)),
  )
}

const payment = (one: PainPayment, note: string) =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', one.id)),
    tag('Amt', `<InstdAmt Ccy="USD">${plainMoney(one.amount)}</InstdAmt>`),
    tag('CdtrAgt', bank(one.swiftCode, one.bankName, one.bankCountry, one.clearing)),
    tag('Cdtr', tag('Nm', words(one.name, 140)), addressOf(one.address)),
    tag('CdtrAcct', accountOf(one.iban || one.account)),
    tag('RmtInf', tag('Ustrd', words(note, 140))),
  )

/** @param payments at least one */
export function pain001(payer: PainPayer, payments: readonly PainPayment[], message: PainMessage): string {
  const totals =
    tag('NbOfTxs', String(payments.length)) +
    tag('CtrlSum', plainMoney(payments.reduce((sum, { amount }) => sum + amount, 0)))
  const document = tag(
    'CstmrCdtTrfInitn',
    tag(
      'GrpHdr',
      tag('MsgId', message.id),
      tag('CreDtTm', message.created),
      totals,
      tag('InitgPty', tag('Nm', words(payer.name, 140))),
    ),
    tag(
      'PmtInf',
      tag('PmtInfId', message.batch),
      tag('PmtMtd', 'TRF'),
      totals,
      tag('ReqdExctnDt', tag('Dt', message.executionDate)),
      tag('Dbtr', tag('Nm', words(payer.name, 140))),
      tag('DbtrAcct', accountOf(payer.account), tag('Ccy', 'USD')),
      tag('DbtrAgt', tag('FinInstnId', tag('BICFI', payer.swiftCode))),
      // the person receives the whole amount
      tag('ChrgBr', 'DEBT'),
      ...payments.map((one) => payment(one, message.note)),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${document}</Document>\n`
}
