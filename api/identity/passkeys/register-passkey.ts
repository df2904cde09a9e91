import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { passkey, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { PASSKEYS_MAX, type NewPasskeyBody, type Passkey } from '#model/identity/sign-in/passkeys.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { errorFacts } from '../../ports/log.ts'
import { digest, consumeChallenge } from '../mfa/challenges.ts'
import { webAuthn } from './library.ts'
import { tooManyPasskeys } from './register-options.ts'
import { passkeyWire } from './list-passkeys.ts'
import { notifyAccessChange } from '../notify-access-change.ts'

const failed = () => new AppError('passkey.notAdded', 'The passkey could not be added. Please try again.')

/**
 * Keeps a passkey that the browser has made; its owner is notified by mail.
 * @throws passkey.notAdded, passkey.tooMany, record.duplicate for one that is known already, auth.notAuthorized while acting
 */
export async function registerPasskey(ctx: Ctx, origin: string, input: NewPasskeyBody): Promise<Passkey> {
  const actor = requireActor(ctx)
  authorize(actor, 'own.managePasskeys')
  const challenge = await consumeChallenge(ctx, 'passkey.register', input.challengeId)
  if (!challenge || challenge.userId !== actor.userId) throw failed()
  const made = await checkAnswer(ctx, origin, input, String(challenge.data.challenge))
  const row = {
    id: newId(),
    userId: actor.userId,
    name: input.name,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: input.credential.response.transports ?? [],
    createdAt: ctx.now(),
    lastUsedAt: null,
    version: 1,
  }
  await transaction(ctx, async (tx) => {
    await lockRow(tx, user, actor.userId)
    // the options may have been asked for several times before
    if ((await tx.$count(passkey, eq(passkey.userId, actor.userId))) >= PASSKEYS_MAX) throw tooManyPasskeys()
    await tx.insert(passkey).values(row)
    await record(ctx, tx, { event: 'create', refTable: 'passkey', refId: row.id, text: row.name })
    const [owner] = await tx.select().from(user).where(eq(user.id, actor.userId))
    if (owner) await notifyAccessChange(ctx, tx, owner, 'passkeyAdded', row)
  })
  return passkeyWire(row)
}

async function checkAnswer(ctx: Ctx, origin: string, { credential }: NewPasskeyBody, challenge: string) {
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const answer = await verifyRegistrationResponse({
      response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (given) => digest(given) === challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    })
    if (answer.verified) return answer.registrationInfo.credential
  } catch (error) {
    ctx.log.warn({ requestId: ctx.request.id, ...errorFacts(error) }, 'new passkey refused')
  }
  throw failed()
}
