/** What tests of a year's end have in common: who pays, a payment, a certified form, and the file for the IRS. */
import { transaction } from '#db/schema/all.ts'
import { irisColumns } from '#model/payments/year-end.ts'
import { newYorkDay } from '#model/time.ts'
import { expectStatus } from '../../support/product.ts'
import { startTax, w9 } from '../tax/tax-people.ts'

/** Who pays, as the IRS knows them. */
export const payer = {
  name: 'Consilium, Inc.',
  ein: '12-3456789',
  address: '1 Panel Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '518-555-0100',
  email: 'tax@consilium.test',
}

export async function startYearEnd() {
  const world = await startTax()
  const { product, db, own, create, update, staff } = world
  const today = () => newYorkDay(product.now())
  /** A payment by check, of today unless told otherwise. @returns its id */
  const pays = async (userId: string, amount: number, more: Partial<typeof transaction.$inferInsert> = {}) => {
    const [line] = await db
      .insert(transaction)
      .values({
        userId,
        description: 'Payout',
        amount: -amount,
        transactionType: 'Paid',
        source: 'check',
        status: 'debit',
        effectiveDate: today(),
        createdAt: product.now(),
        ...more,
      })
      .returning()
    return line!.id
  }
  /** The day on which the clock is moved to noon, in New York. */
  const goTo = (day: string) => product.pass((Date.parse(`${day}T17:00:00Z`) - product.now().getTime()) / 1000)
  const certify = async (body: object, id = own, name = w9.legalName) => {
    const who = await product.as(id)
    expectStatus(await create(body, who, id), 201)
    expectStatus(await update({ certificationName: name }, who, id), 200)
  }
  const askForIris = async (year: number, scope?: string) =>
    (await product.as(staff.admin.id))<string>('POST', `/server/taxYear/${year}/iris`, {
      payer,
      reason: 'Filing',
      scope,
    })
  /** Number and amount of each return in the file. */
  const irisLines = async (year: number, scope?: string) => {
    const answer = await askForIris(year, scope)
    expectStatus(answer, 200)
    const [, ...lines] = String(answer.body).trim().split('\r\n')
    return lines.map((line) => {
      const cells = line.split(',')
      const cell = (name: (typeof irisColumns)[number]) => cells[irisColumns.indexOf(name)]
      return [cell('Recipient Taxpayer ID Number'), cell('Box 1 - Nonemployee Compensation')]
    })
  }
  return { ...world, today, pays, goTo, certify, askForIris, irisLines }
}
