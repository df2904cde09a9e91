import { AppError } from '#model/errors.ts'
import { readInviteTable } from '#model/identity/invite-table.ts'
import { mostInvitations, userInviteInput, type BulkInvite, type BulkInvited } from '#model/identity/invitations.ts'
import { createRecord } from '../../admin/create-record.ts'
import { refusedFields, authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { invalid } from '../../http/errors.ts'
import { invitations } from './admin.ts'
import { cancelInvitation, reissueInvitation } from './act-on-invitation.ts'

type InviteResult = BulkInvited['data'][number]
const sum = (data: InviteResult[]): BulkInvited => {
  const done = data.filter((each) => each.done).length
  return { done, refused: data.length - done, data }
}

/** One row by itself: what is refused says why and keeps no one else waiting. */
async function attempt(
  row: number,
  email: string,
  work: () => Promise<{ id: unknown; email: unknown }>,
): Promise<InviteResult> {
  try {
    const made = await work()
    return { row, id: String(made.id), email: String(made.email), done: true }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return {
      row,
      id: null,
      email,
      done: false,
      errorKey: error.code,
      ...(error.details.fields && { fields: error.details.fields }),
    }
  }
}

/** Invites many; each row is answered by itself, in its order, from 1. @throws errors.invalidParameters for a file without rows or with too many */
export async function inviteMany(ctx: Ctx, { rows, csv, ...common }: BulkInvite): Promise<BulkInvited> {
  authorize(requireActor(ctx), 'setup.edit')
  const table = rows ? null : readInviteTable(csv ?? '')
  if (table?.problem) throw refusedFields({ csv: table.problem })
  const given = (rows ?? table?.rows ?? []).map((row) => ({ ...row, email: row.email ?? '' }))
  const field = rows ? 'rows' : 'csv'
  if (given.length === 0) throw refusedFields({ [field]: 'errors.noRows' })
  if (given.length > mostInvitations) throw refusedFields({ [field]: 'errors.tooMany' })
  const data: InviteResult[] = []
  for (const [at, row] of given.entries()) {
    data.push(
      await attempt(at + 1, row.email, () => {
        const input = userInviteInput.safeParse({
          ...common,
          ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
        })
        if (!input.success) throw invalid(input.error)
        return createRecord(ctx, invitations, input.data) as Promise<{ id: unknown; email: unknown }>
      }),
    )
  }
  return { ...sum(data), ...(table?.unused.length && { unused: [...table.unused] }) }
}

/** Reissues or cancels many; each is answered by itself. */
export async function actOnMany(
  ctx: Ctx,
  { ids, action }: { ids: string[]; action: 'reissue' | 'cancel' },
): Promise<BulkInvited> {
  authorize(requireActor(ctx), 'setup.edit')
  const data: InviteResult[] = []
  for (const [at, id] of [...new Set(ids)].entries()) {
    data.push(
      await attempt(at + 1, '', () => (action === 'reissue' ? reissueInvitation : cancelInvitation)(ctx, id, {})),
    )
  }
  return sum(data)
}
