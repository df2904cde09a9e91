import { useEffect, useRef, useState } from 'react'
import type { MfaType } from '#model/identity/enums.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { requestCode } from '../mfa-calls.ts'
import { getLogin, updateLogin } from '#api/client/session.ts'
import { useSending } from './use-sending.ts'

/** The code that was sent last and can still be used. */
function freshCode(type: MfaType) {
  const sent = getLogin()?.mfaSent
  if (sent?.mfaType !== type) return undefined
  const end = Date.parse(sent.sentAt) + sent.validFor * 1000
  return serverNow() < end ? sent : undefined
}

/**
 * A code by a method that the person has. While signing in (`sendsAtOnce` is given) it is remembered, so that a page
 * that is loaded again sends no other while one can be used.
 */
export function useCode(type: MfaType, sendsAtOnce: boolean | undefined, onSent?: () => void) {
  const signingIn = sendsAtOnce !== undefined
  const [kept] = useState(() => (signingIn ? freshCode(type) : undefined))
  const call = async () => {
    const sent = await requestCode(type)
    if (signingIn) updateLogin({ mfaSent: sent })
    return sent
  }
  const sending = useSending(call, onSent, kept)
  const { send } = sending
  const began = useRef(false)
  useEffect(() => {
    if (!sendsAtOnce || kept || began.current) return
    began.current = true
    send()
  }, [sendsAtOnce, kept, send])
  return sending
}
