import type { DiscussionDocument } from '#model/discussions/export.ts'
import { plainMoney } from '#model/money.ts'
import type { YearEndPayer } from '#model/payments/year-end.ts'
import { authorize } from '../../admin/refusals.ts'
import { zipped, type ZipEntry } from '../../admin/export/zip.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { writePdf } from '../../discussions/export/write-pdf.ts'
import { forFile, statesOf } from './files.ts'
import { reportedIn, type Reported } from './year-totals.ts'

/**
 * What each recipient of a Form 1099-NEC is sent: Copy B as a substitute statement, one PDF a person in one archive. The
 * recipient's number is truncated, as the IRS allows on copies (26 CFR 301.6109-4).
 * @throws auth.notAuthorized with the rule
 */
export async function recipientCopies(
  ctx: Ctx,
  year: number,
  payer: YearEndPayer,
  reason: string,
): Promise<AsyncGenerator<Uint8Array>> {
  authorize(requireActor(ctx), 'secrets.reveal')
  const rows = (await reportedIn(ctx, ctx.db, year)).filter((row) => row.reason === 'report')
  const stateOf = await statesOf(ctx, rows)
  await forFile(ctx, rows, `Recipient copy of the 1099-NEC of ${year}`, reason)
  async function* files(): AsyncGenerator<ZipEntry> {
    for (const row of rows) {
      const person = `${row.form?.sequence ?? ''} ${row.legalName ?? ''}`.replace(/[\\/:*?"<>|.]/g, ' ').trim()
      const text = [await writePdf(copyFor(row, year, payer, stateOf(row)), { inWord: false })]
      yield { name: `1099-NEC-${year} ${person}.pdf`, text }
    }
  }
  return zipped(files())
}

/** In English whatever staff read: it is a form of the IRS. */
function copyFor(row: Reported, year: number, payer: YearEndPayer, state: string): DiscussionDocument {
  const lines = (...parts: string[]) => parts.filter(Boolean).join(', ')
  const { form } = row
  return {
    language: 'en-us',
    title: `Form 1099-NEC (${year})`,
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
              ['Name', row.legalName ?? ''],
              ['Address', lines(form?.address ?? '', form?.city ?? '', `${state} ${form?.zipCode ?? ''}`.trim())],
              ['Recipient’s TIN', row.taxNumber ?? ''],
              ['Account number', String(form?.sequence ?? '')],
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
              ['1  Nonemployee compensation', plainMoney(row.paidOther)],
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
    foot: `Form 1099-NEC · ${year} · ${row.legalName ?? ''}`,
  }
}
