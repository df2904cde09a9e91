import { createHmac, randomBytes } from 'node:crypto'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { taxChainHead, userTaxInformation } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { chainFaults, linkText, type ChainFault, type Head, type Link } from '#model/tax/chain.ts'
import { applicableValues } from '#model/tax/values.ts'
import type { Evidence } from '#model/tax/wire.ts'
import type { Ctx } from '../context.ts'
import { openNumbers, openSealed, sealValue, type Keys } from './form-numbers.ts'
import { valuesOf, type FormRow, type Numbers } from './form-rows.ts'

const HEAD = 'head'
const KEY_BYTES = 32

/** What a hash covers: whose form, what it says in plain, and the proof of the signature. */
const contentOf = (
  row: Pick<FormRow, 'id' | 'userId' | 'certificationDate' | 'expiresAt'>,
  values: object,
  evidence: Evidence | null,
) => ({
  id: row.id,
  userId: row.userId,
  certificationDate: row.certificationDate,
  expiresAt: row.expiresAt,
  values,
  evidence,
})

const hashOf = (key: string, text: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('hex')

async function lockHead(ctx: Ctx, tx: Tx): Promise<Head> {
  await tx
    .insert(taxChainHead)
    .values({ id: HEAD, sequence: 0, hash: null, updatedAt: ctx.now() })
    .onConflictDoNothing()
  await lockRow(tx, taxChainHead, HEAD)
  const [head] = await tx.select().from(taxChainHead).where(eq(taxChainHead.id, HEAD))
  return { sequence: head?.sequence ?? 0, hash: head?.hash ?? null }
}

/** Adds a form to the chain, under the lock of its head: two forms never follow the same one. */
export async function appendLink(
  ctx: Ctx,
  tx: Tx,
  row: Pick<FormRow, 'id' | 'userId' | 'certificationDate' | 'expiresAt'>,
  values: object,
  evidence: Evidence,
): Promise<Omit<Link, 'content'>> {
  const head = await lockHead(ctx, tx)
  const sequence = head.sequence + 1
  const key = randomBytes(KEY_BYTES).toString('base64')
  const content = contentOf(row, values, evidence)
  const hash = hashOf(key, linkText({ sequence, previousHash: head.hash, content }))
  await sealValue(ctx, tx, row.id, 'hashKey', key)
  await tx.update(taxChainHead).set({ sequence, hash, updatedAt: ctx.now() }).where(eq(taxChainHead.id, HEAD))
  return { sequence, previousHash: head.hash, hash }
}

/** Recomputes the chain from its beginning. @returns how many forms it has, and what does not fit: nothing while none was changed or taken out */
export async function verifyChain(ctx: Keys, q: Queries): Promise<{ forms: number; faults: ChainFault[] }> {
  const rows = await q
    .select()
    .from(userTaxInformation)
    .where(isNotNull(userTaxInformation.sequence))
    .orderBy(asc(userTaxInformation.sequence))
  const links: Link[] = []
  const hashes: string[] = []
  for (const row of rows) {
    const opened = await opening(ctx, q, row)
    const content = contentOf(row, applicableValues(valuesOf(row, opened.numbers)), row.evidence)
    const link = { sequence: row.sequence ?? 0, previousHash: row.previousHash, hash: row.hash ?? '', content }
    links.push(link)
    hashes.push(opened.key === null ? '' : hashOf(opened.key, linkText(link)))
  }
  const [head] = await q.select().from(taxChainHead).where(eq(taxChainHead.id, HEAD))
  const faults = chainFaults(links, hashes, { sequence: head?.sequence ?? 0, hash: head?.hash ?? null })
  return { forms: rows.length, faults }
}

/** A number or key that does not open was changed: its form is reported, and the others are still looked at. */
async function opening(ctx: Keys, q: Queries, row: FormRow): Promise<{ numbers: Numbers; key: string | null }> {
  try {
    return { numbers: await openNumbers(ctx, q, row.id), key: await openSealed(ctx, q, row.id, 'hashKey') }
  } catch {
    return { numbers: {}, key: null }
  }
}
