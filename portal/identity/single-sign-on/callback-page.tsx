import { useEffect, useState } from 'react'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { channelName, type SignOnCallback } from './sign-on.ts'
import styles from './sign-on.module.css'

const TAKEN_WITHIN_MS = 3000

/** Read once, before the address is cleaned: what the provider says is for the waiting page only. */
const landing = (): SignOnCallback => {
  const given = new URLSearchParams(window.location.search)
  const of = (name: string) => given.get(name) ?? undefined
  return { state: of('state') ?? '', code: of('code'), error: of('error'), iss: of('iss') }
}

/** Where a provider sends the window back to. It hands the answer to the page that waits for it, and closes. */
export default function CallbackPage() {
  const t = useTranslation()
  const [answer] = useState(landing)
  const [late, setLate] = useState(false)
  useTitle(t('signOn.callbackTitle'))

  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname)
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<SignOnCallback>) => {
      if (data.state === answer.state && data.taken) window.close()
    }
    channel.postMessage(answer)
    const timer = setTimeout(() => setLate(true), TAKEN_WITHIN_MS)
    return () => {
      clearTimeout(timer)
      channel.close()
    }
  }, [answer])

  return (
    <div className={styles.page}>
      <h1>{t('signOn.callbackTitle')}</h1>
      <p role="status">{t(late ? 'signOn.callbackFailed' : 'signOn.callbackText')}</p>
    </div>
  )
}
