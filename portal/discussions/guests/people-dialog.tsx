import { useState } from 'react'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Send, Trash2 } from 'lucide-react'
import { isCallAhead } from '#model/discussions/case-progress.ts'
import { guestTypes, type Guest } from '#model/discussions/guests.ts'
import { participantLabel } from '#model/discussions/labels.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { copyText } from '../../shell/copy-text.ts'
import { untilGone } from '../../shell/done-already.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useSendOnce } from '../../shell/send-once.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { IconButton } from '../../ui/button.tsx'
import { Badge, type BadgeTone } from '../../ui/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { GuestForm } from './guest-form.tsx'
import styles from '../actions.module.css'

/** Who is brought to the discussion: relatives, providers, or voices where it is blinded. */
export default function PeopleDialog({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const words = useErrorText()
  const queries = useQueryClient()
  const params = { key: d.queryId }
  const key = keys.discussion.part(d.queryId, 'guests')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/user/interaction/{key}/invites', { params, query: { pageSize: 50 }, signal }),
  })
  const [busy, setBusy] = useState<string>()
  const sendOnce = useSendOnce()
  const changing = useIsMutating({ mutationKey: key }) > 0
  const act = useMutation({
    mutationKey: key,
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { handled: true },
    onError: (refusal) => notify(words(refusal), 'error'),
    onSettled: () => {
      setBusy(undefined)
      return queries.invalidateQueries({ queryKey: key })
    },
  })
  const over = !isCallAhead(d.call?.state) || d.displayStatus === 'closed' || d.displayStatus === 'cancelled'
  const of = ({ id }: Guest) => ({ params: { ...params, id } })
  const resend = (guest: Guest) => {
    setBusy(guest.id)
    act.mutate(async () => {
      await sendOnce(guest.id, (idempotencyKey) =>
        api.post('/user/interaction/{key}/invites/{id}/resend', { ...of(guest), idempotencyKey }),
      )
      notify(t('beside.people.sentAgain', { name: guest.name }), 'success')
    })
  }
  const remove = async (guest: Guest) => {
    const sure = await confirm({
      title: t('beside.people.removeTitle', { name: guest.name }),
      text: t('beside.people.removeText'),
      confirmLabel: t('beside.file.remove'),
      danger: true,
    })
    if (sure) act.mutate(() => untilGone(() => api.delete('/user/interaction/{key}/invites/{id}', of(guest))))
  }
  return (
    <Dialog
      open
      busy={changing}
      fullscreenOnSmall
      width={720}
      title={t('beside.people.title')}
      description={t('beside.people.text')}
      onClose={onClose}
    >
      <div className={styles.form}>
        {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton lines={3} />
          </Loading>
        )}
        {data?.data.length === 0 && <p className={styles.quiet}>{t('beside.people.none')}</p>}
        {data && data.data.length > 0 && (
          <ul className={styles.people} aria-label={t('beside.people.title')}>
            {data.data.map((guest) => (
              <li key={guest.id} className={styles.file}>
                <span className={styles.name}>
                  {guest.name}
                  <span className={styles.described}>
                    {t.maybe(participantLabel[guest.participantType])} · {guest.email ?? guest.phone}
                  </span>
                </span>
                <State guest={guest} />
                <span className={styles.buttons}>
                  {guest.url && (
                    <IconButton
                      label={t('beside.people.copy', { name: guest.name })}
                      onClick={() => void copyText(t, guest.url ?? '')}
                    >
                      <Copy aria-hidden="true" />
                    </IconButton>
                  )}
                  {!over && guest.action !== 'decline' && (
                    <IconButton
                      label={t('beside.people.resend', { name: guest.name })}
                      disabled={busy === guest.id}
                      onClick={() => resend(guest)}
                    >
                      <Send aria-hidden="true" />
                    </IconButton>
                  )}
                  <IconButton
                    label={t('beside.file.removeNamed', { name: guest.name })}
                    onClick={() => void remove(guest)}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        )}
        {!over && (
          <GuestForm
            queryId={d.queryId}
            types={guestTypes(d.type, { byStaff: false })}
            onTried={() => queries.invalidateQueries({ queryKey: key })}
          />
        )}
      </div>
    </Dialog>
  )
}

function State({ guest: { status, action, undelivered } }: { guest: Guest }) {
  const t = useTranslation()
  const [key, tone]: ['joined' | 'accepted' | 'declined' | 'undelivered' | 'invited', BadgeTone] =
    status === 'hasjoined'
      ? ['joined', 'success']
      : action === 'accept'
        ? ['accepted', 'success']
        : action === 'decline'
          ? ['declined', 'danger']
          : undelivered
            ? ['undelivered', 'warning']
            : ['invited', 'info']
  return <Badge tone={tone}>{t(`beside.people.state.${key}`)}</Badge>
}
