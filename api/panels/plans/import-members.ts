import { eq, inArray } from 'drizzle-orm'
import { membershipPlan, planMember, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import {
  readMembers,
  type ImportAnswer,
  type ImportBody,
  type ImportedRow,
  type WantedMember,
} from '#model/panels/member-import.ts'
import { createRecord } from '../../admin/create-record.ts'
import { authorize } from '../../admin/refusals.ts'
import { updateRecord } from '../../admin/update-record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { planMembers } from './admin-plan-parts.ts'
import { toAttachments } from './admin-plans.ts'

interface CheckedRow {
  row: ImportedRow
  wanted: WantedMember
  userId: string | null
}

const CHUNK = 500

/**
 * Members from a table. Without `commit` nothing changes and every row says what would happen to it. With it the valid rows
 * are written one by one, each as if it had been entered by hand, and the others are left; a second run finds them done.
 * @throws auth.notAuthorized, not.found
 */
export async function importMembers(ctx: Ctx, planId: string, { csv, commit }: ImportBody): Promise<ImportAnswer> {
  authorize(requireActor(ctx), 'setup.edit')
  const [plan] = await ctx.db
    .select({ id: membershipPlan.id })
    .from(membershipPlan)
    .where(eq(membershipPlan.id, planId))
  if (!plan) throw new AppError('not.found', 'Not Found')
  const { rows, problem } = readMembers(csv)
  const judged = await judge(ctx, planId, rows)
  if (commit) for (const one of judged) await write(ctx, planId, one)
  const of = (verdict: ImportedRow['verdict']) => judged.filter(({ row }) => row.verdict === verdict).length
  return {
    rows: judged.map(({ row }) => row),
    committed: commit,
    add: of('add'),
    change: of('change'),
    same: of('same'),
    invalid: of('invalid'),
    problem,
  }
}

async function judge(ctx: Ctx, planId: string, rows: readonly WantedMember[]): Promise<CheckedRow[]> {
  const emails = rows.map((row) => row.email)
  const people = new Map<string, typeof user.$inferSelect>()
  for (let from = 0; from < emails.length; from += CHUNK) {
    for (const person of await ctx.db
      .select()
      .from(user)
      .where(inArray(user.email, emails.slice(from, from + CHUNK))))
      people.set(person.email, person)
  }
  const members = new Map(
    (await ctx.db.select().from(planMember).where(eq(planMember.planId, planId))).map((member) => [
      member.userId,
      member,
    ]),
  )
  return rows.map((wanted) => {
    const person = people.get(wanted.email)
    const joins =
      person !== undefined &&
      person.userType !== userType.csr &&
      person.userType !== userType.guest &&
      person.userType !== userType.virtual
    const problems = {
      ...wanted.problems,
      ...(!joins && wanted.problems.email === undefined && { email: 'errors.noAccount' }),
    }
    const member = person && members.get(person.id)
    const same =
      member &&
      member.access === wanted.access &&
      JSON.stringify(toAttachments(member)) === JSON.stringify(wanted.attachments)
    const verdict = Object.keys(problems).length
      ? ('invalid' as const)
      : !member
        ? ('add' as const)
        : same
          ? ('same' as const)
          : ('change' as const)
    return {
      wanted,
      userId: person?.id ?? null,
      row: {
        line: wanted.line,
        email: wanted.email,
        displayName: joins ? resolvedName(person) : null,
        access: wanted.access,
        verdict,
        problems,
      },
    }
  })
}

async function write(ctx: Ctx, planId: string, { row, wanted, userId }: CheckedRow): Promise<void> {
  if (userId === null || (row.verdict !== 'add' && row.verdict !== 'change')) return
  const rights = { access: wanted.access, attachments: wanted.attachments }
  try {
    if (row.verdict === 'add') await createRecord(ctx, planMembers, { planId, userId, ...rights })
    else await updateRecord(ctx, planMembers, `${planId}:${userId}`, rights)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // someone else was quicker: that row is refused, the others go on
    row.verdict = 'invalid'
    row.problems = { email: error.code === 'record.duplicate' ? 'errors.alreadyMember' : 'errors.generic' }
  }
}
