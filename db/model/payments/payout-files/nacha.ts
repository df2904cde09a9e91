import type { Cents } from '../../money.ts'
import { latin } from './latin.ts'

/** ACH credits in the file format of Nacha: records of 94 characters, in blocks of ten. */

const RECORD = 94
const BLOCKING = 10
/** credits only */
const CREDITS = '220'
/** to a checking account */
const CREDIT = '22'

export interface NachaPayer {
  readonly name: string
  /** nine digits */
  readonly ein: string
  readonly bankName: string
  /** nine digits */
  readonly routing: string
}
export interface NachaEntry {
  /** nine digits */
  readonly routing: string
  readonly account: string
  readonly amount: Cents
  readonly name: string
  /** our reference, shown to the bank */
  readonly id: string
  /** a business is credited under CCD, a person under PPD */
  readonly business: boolean
}
export interface NachaDays {
  /** yyyy-MM-dd and HH:mm of the file */
  readonly day: string
  readonly clock: string
  /** yyyy-MM-dd on which the accounts are credited */
  readonly effective: string
}

const left = (text: string, width: number) => latin(text).toUpperCase().slice(0, width).padEnd(width)
const right = (text: string, width: number) => text.slice(0, width).padStart(width)
const number = (value: number, width: number) => String(value).padStart(width, '0')
const shortDay = (day: string) => day.slice(2).replaceAll('-', '')
const blank = (width: number) => ' '.repeat(width)

/** Sum of the routing numbers without check digits, in its last ten digits. */
const entryHash = (entries: readonly NachaEntry[]) =>
  entries.reduce((sum, { routing }) => sum + Number(routing.slice(0, 8)), 0) % 1e10
const creditOf = (entries: readonly NachaEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

/** @param entries at least one */
export function nachaFile(payer: NachaPayer, entries: readonly NachaEntry[], days: NachaDays): string {
  const companyId = `1${payer.ein}`
  const odfi = payer.routing.slice(0, 8)
  const groups = [
    ['PPD', entries.filter(({ business }) => !business)],
    ['CCD', entries.filter(({ business }) => business)],
  ] as const
  let trace = 0
  const batches = groups
    .filter(([, some]) => some.length > 0)
    .flatMap(([entryClass, some], place) => [
      `5${CREDITS}${left(payer.name, 16)}${blank(20)}${companyId}${entryClass}${left('EXPERT PAY', 10)}${shortDay(days.effective)}${shortDay(days.effective)}${blank(3)}1${odfi}${number(place + 1, 7)}`,
      ...some.map((one) => {
        trace += 1
        return `6${CREDIT}${one.routing}${one.account.slice(0, 17).padEnd(17)}${number(one.amount, 10)}${one.id.slice(-15).padEnd(15)}${left(one.name, 22)}${blank(2)}0${odfi}${number(trace, 7)}`
      }),
      `8${CREDITS}${number(some.length, 6)}${number(entryHash(some), 10)}${number(0, 12)}${number(creditOf(some), 12)}${companyId}${blank(19)}${blank(6)}${odfi}${number(place + 1, 7)}`,
    ])
  const batchCount = groups.filter(([, some]) => some.length > 0).length
  const records = batches.length + 2
  const blocks = Math.ceil(records / BLOCKING)
  return [
    `101 ${payer.routing}${right(companyId, 10)}${shortDay(days.day)}${days.clock.replace(':', '')}A094101${left(payer.bankName, 23)}${left(payer.name, 23)}${blank(8)}`,
    ...batches,
    `9${number(batchCount, 6)}${number(blocks, 6)}${number(entries.length, 8)}${number(entryHash(entries), 10)}${number(0, 12)}${number(creditOf(entries), 12)}${blank(39)}`,
    ...Array.from({ length: blocks * BLOCKING - records }, () => '9'.repeat(RECORD)),
  ]
    .map((record) => `${record}\r\n`)
    .join('')
}
