import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deviceOf } from '#model/identity/sign-in/device-name.ts'
import type { OwnSession } from '#model/identity/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { untilGone } from '../../shell/done-already.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import { DisabledReason } from '../../ui/overlays/disabled-reason.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { formatInstant } from '../../ui/time.tsx'
import { Loaded, useRead } from '../account/loaded.tsx'
import { useUser } from '#api/client/session.ts'
import { useMayNot } from './use-may-not.ts'
import styles from './security.module.css'

/** Where one is signed in, and signing out there. */
export function SessionsCard() {
  const t = useTranslation()
  const locale = useIntlLocale()
  const client = useQueryClient()
  const key = keys.account.part(useUser().id, 'sessions')
  const read = useRead(key, '/auth/sessions', {})
  const rule = useMayNot('own.endSessions')
  const reload = () => client.invalidateQueries({ queryKey: key })
  const endOne = useMutation({
    mutationFn: (id: string) => untilGone(() => api.delete('/auth/sessions/{id}', { params: { id } })),
    onSettled: reload,
  })
  const endOthers = useMutation({
    mutationFn: () => api.post('/auth/sessions/endOthers'),
    onSuccess: ({ ended }) => notify(t('security.endedOthers', { smart_count: ended }), 'success'),
    onSettled: reload,
  })
  const nameOf = ({ userAgent }: OwnSession) => {
    const device = deviceOf(userAgent)
    return device ? t('security.device', device) : t('security.unknownDevice')
  }
  return (
    <Loaded read={read}>
      {({ data }) => (
        <Card title={t('security.sessions')}>
          <ul className={styles.list}>
            {data.map((session) => (
              <li key={session.id} className={styles.entry}>
                <div className={styles.what}>
                  <p className={styles.name}>
                    {nameOf(session)} {session.current && <Badge tone="success">{t('security.thisSession')}</Badge>}
                    {session.acting && <Badge tone="warning">{t('security.actingSession')}</Badge>}
                  </p>
                  <p className={styles.quiet}>
                    {[
                      t('security.since', { date: formatInstant(session.createdAt, 'dateTime', locale) }),
                      session.address && t('security.address', { address: session.address }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {!session.current && (
                  <DisabledReason reason={rule}>
                    <Button
                      small
                      tone="secondary"
                      busy={endOne.isPending && endOne.variables === session.id}
                      disabled={rule !== undefined}
                      aria-label={t('security.endSessionOf', { device: nameOf(session) })}
                      onClick={() => endOne.mutate(session.id)}
                    >
                      {t('security.endSession')}
                    </Button>
                  </DisabledReason>
                )}
              </li>
            ))}
          </ul>
          {data.length > 1 ? (
            <div>
              <DisabledReason reason={rule}>
                <Button
                  tone="secondary"
                  busy={endOthers.isPending}
                  disabled={rule !== undefined}
                  onClick={() => endOthers.mutate()}
                >
                  {t('security.endOthers')}
                </Button>
              </DisabledReason>
            </div>
          ) : (
            <p className={styles.quiet}>{t('security.onlyHere')}</p>
          )}
        </Card>
      )}
    </Loaded>
  )
}
