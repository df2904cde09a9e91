import type { z } from 'zod'
import type { DiscussionDocument } from '#model/discussions/export.ts'
import { plainMoney } from '#model/money.ts'
import type { YearEndPayer, yearEndFileBody } from '#model/payments/year-end.ts'
import { maskNumber } from '#model/tax/numbers.ts'
import { authorize } from '../../admin/refusals.ts'
import { zipped, type ZipEntry } from '../../admin/export/zip.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { writePdf } from '../../discussions/export/write-pdf.ts'
import { statesOf } from './files.ts'
import { taxNumberOf } from './tax-number.ts'
import { keepFile, type ReturnLine } from './year-files.ts'
import { reportedIn } from './year-totals.ts'

/**
 * What each recipient of a Form 1099-NEC is sent: Copy B as a substitute statement, one PDF a person in one archive. The
 * recipient's number is truncated, as the IRS allows on copies (26 CFR 301.6109-4).
 * @throws auth.notAuthorized with the rule; yearEnd.nothingToFile
 */
export async function recipientCopies(
  ctx: Ctx,
  year: number,
  { payer, reason, scope }: z.output<typeof yearEndFileBody>,
): Promise<AsyncGenerator<Uint8Array>> {
  authorize(requireActor(ctx), 'secrets.reveal')
  const what = `Recipient copy of the 1099-NEC of ${year}`
  const rows = await keepFile(ctx, await reportedIn(ctx, ctx.db, year), { year, kind: 'copies', scope, reason, what })
  const stateOf = await statesOf(ctx, rows)
  async function* files(): AsyncGenerator<ZipEntry> {
    for (const row of rows) {
      const person = `${row.form.sequence ?? ''} ${row.form.legalName ?? ''}`.replace(/[\\/:*?"<>|.]/g, ' ').trim()
      const text = [await writePdf(copyFor(row, year, payer, stateOf(row)), { inWord: false })]
      yield { name: `1099-NEC-${year} ${person}.pdf`, text }
    }
  }
  return zipped(files())
}

/** In English whatever staff read: it is a form of the IRS. */
function copyFor(row: ReturnLine, year: number, payer: YearEndPayer, state: string): DiscussionDocument {
  const lines = (...parts: string[]) => parts.filter(Boolean).join(', ')
  const { form } = row
  const [kind, number] = taxNumberOf(row.numbers)
  const corrected = row.corrected ? 'CORRECTED · ' : ''
  return {
    language: 'en-us',
    title: `${corrected}Form 1099-NEC (${year})`,
    subtitle: 'Nonemployee Compensation · Copy B, For Recipient · Substitute form · OMB No. 1545-0116',
    facts: [],
    sections: [
      {
        heading: 'Payer',
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Name', payer.name],
              ['Address', lines(payer.address, payer.city, `${payer.state} ${payer.zip}`)],
              ['Telephone', payer.phone],
              ['Payer’s TIN', payer.ein],
            ],
          },
        ],
      },
      {
        heading: 'Recipient',
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Name', form.legalName ?? ''],
              ['Address', lines(form.address ?? '', form.city ?? '', `${state} ${form.zipCode ?? ''}`.trim())],
              ['Recipient’s TIN', maskNumber(kind, number)],
              ['Account number', String(form.sequence ?? '')],
            ],
          },
        ],
      },
      {
        heading: 'Amounts',
        blocks: [
          {
            kind: 'table',
            head: ['Box', 'Amount (USD)'],
            rows: [
              ['1  Nonemployee compensation', plainMoney(row.amount)],
              ['4  Federal income tax withheld', plainMoney(0)],
            ],
          },
        ],
      },
      {
        heading: 'Notice to recipient',
        blocks: [
          {
            kind: 'text',
            text: 'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
          },
        ],
      },
    ],
    foot: `Form 1099-NEC · ${year} · ${form.legalName ?? ''}`,
  }
}
