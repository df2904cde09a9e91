import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { canNotify, isSubscribed, subscribe, unsubscribe } from './push.ts'
import styles from '../account.module.css'

/** Web push on this device: on, off, or why not. */
export function BrowserNotifications() {
  const t = useTranslation()
  const possible = canNotify()
  const key = useQuery({
    queryKey: keys.static('pushKey'),
    queryFn: ({ signal }) => api.get('/auth/pushKey', { signal }),
    enabled: possible,
  })
  const state = useQuery({
    queryKey: ['push'],
    queryFn: isSubscribed,
    enabled: possible,
  })
  const change = useMutation({
    meta: { handled: true },
    mutationFn: async () => (state.data ? await unsubscribe() : await subscribe(key.data?.publicKey ?? '')),
    onSettled: () => state.refetch(),
  })
  const on = state.data === true
  const denied = possible && Notification.permission === 'denied'
  const usable = possible && !denied && key.data !== undefined && key.data.publicKey !== null
  return (
    <Card title={t('account.notify.browser')}>
      <p className={styles.lead}>{t('account.notify.browserText')}</p>
      {!possible && <p>{t('account.notify.unsupported')}</p>}
      {denied && <p>{t('account.notify.denied')}</p>}
      {possible && !denied && key.data?.publicKey === null && <p>{t('account.notify.notOffered')}</p>}
      {usable && (
        <>
          {on && <p role="status">{t('account.notify.isOn')}</p>}
          {change.isError && <p role="alert">{t('account.notify.unavailable')}</p>}
          <div>
            <Button tone="secondary" busy={change.isPending || state.isPending} onClick={() => change.mutate()}>
              {t(on ? 'account.notify.turnOff' : 'account.notify.turnOn')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
