import type { ConfirmationWay } from '#model/identity/sign-in/confirmation.ts'
import { ApiError } from '#api/client/api-error.ts'
import { openOverlay } from '../../shell/layout/overlays.ts'

/**
 * Makes a call; where the server wants to know first that the owner is present, asks, and makes it again.
 * @throws ApiError auth.confirm.required when the person does not confirm
 */
export async function confirmed<R>(call: () => Promise<R>): Promise<R> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorKey !== 'auth.confirm.required') throw error
    const ways = error.body.ways as readonly ConfirmationWay[]
    const answer = await new Promise<boolean>((resolve) =>
      openOverlay({ kind: 'confirmIdentity', ways, answer: resolve }),
    )
    if (!answer) throw error
    return call()
  }
}
