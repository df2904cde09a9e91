import { useCallback, useEffect, useRef, useState } from 'react'
import type { IdentityProviderRow } from '#model/identity/sign-in/single-sign-on.ts'
import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { clearEndReason, storeLogin } from '#api/client/session.ts'
import { channelName, finishSignOn, openWindow, startSignOn, type SignOnCallback } from './sign-on.ts'

const POLL_MS = 400
/** A window that has just handed over its code closes too: a moment's grace before it is called closed. */
const GRACE_MS = 1500

export type SignOnState =
  | { readonly kind: 'choosing'; readonly problem?: string }
  | { readonly kind: 'waiting'; readonly provider: IdentityProviderRow }

/** One sign-in in a window at a time, with all that can happen to the window. */
export function useSignOn() {
  const t = useTranslation()
  const [state, setState] = useState<SignOnState>({ kind: 'choosing' })
  const current = useRef<{ popup: Window; stop: () => void }>(undefined)
  const stop = useCallback(() => {
    current.current?.stop()
    current.current?.popup.close()
    current.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const start = async (provider: IdentityProviderRow) => {
    stop()
    clearEndReason()
    const popup = openWindow()
    if (!popup) {
      setState({ kind: 'choosing', problem: t('errors.popupBlocked') })
      return
    }
    setState({ kind: 'waiting', provider })
    const mine = { popup, stop: () => undefined as void }
    current.current = mine
    const failed = (error: unknown) => {
      if (current.current !== mine) return
      stop()
      const refused = error instanceof ApiError && error.status === 401
      setState({ kind: 'choosing', problem: refused ? t('signOn.notAllowed') : textOfError(t, error) })
    }
    try {
      const { authorizationUrl, state: asked, codeVerifier } = await startSignOn(provider.key)
      if (current.current !== mine) return
      const channel = new BroadcastChannel(channelName)
      const watch = watchWindow(popup, () => setState({ kind: 'choosing', problem: t('signOn.closed') }))
      mine.stop = () => {
        clearInterval(watch)
        channel.close()
      }
      channel.onmessage = ({ data }: MessageEvent<SignOnCallback>) => {
        if (data.state !== asked || data.taken) return
        channel.postMessage({ state: asked, taken: true } satisfies SignOnCallback)
        clearInterval(watch)
        setState({ kind: 'waiting', provider })
        if (data.code === undefined) {
          stop()
          setState({ kind: 'choosing', problem: t('signOn.refused', { name: provider.name }) })
        } else finishSignOn(provider.key, codeVerifier, { ...data, code: data.code }).then(storeLogin, failed)
      }
      popup.location.href = authorizationUrl
    } catch (error) {
      failed(error)
    }
  }
  return {
    state,
    start,
    show: () => current.current?.popup.focus(),
    cancel: () => {
      stop()
      setState({ kind: 'choosing' })
    },
  }
}

/** A provider may hide its window from us, which looks like a closed one: the channel stays open, a late answer still counts. */
function watchWindow(popup: Window, closed: () => void) {
  let since: number | undefined
  const watch = setInterval(() => {
    if (!popup.closed) return
    since ??= Date.now()
    if (Date.now() - since < GRACE_MS) return
    clearInterval(watch)
    closed()
  }, POLL_MS)
  return watch
}
