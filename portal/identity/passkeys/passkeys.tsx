import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Fingerprint, Pencil, Plus, Trash2 } from 'lucide-react'
import type { Passkey } from '#model/identity/sign-in/passkeys.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation, useIntlLocale } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DisabledReason } from '../../ui/overlays/disabled-reason.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { formatInstant } from '../../ui/time.tsx'
import { useMayNot } from '../security/use-may-not.ts'
import { useLogin } from '#api/client/session.ts'
import { readPasskeys, removePasskey } from './calls.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import styles from './passkeys.module.css'

/** The own passkeys: add, rename, remove. Not while acting for someone, nor for staff who may only read. */
export function Passkeys() {
  const t = useTranslation()
  const client = useQueryClient()
  const login = useLogin()
  const queryKey = keys.account.part(login?.user.id ?? '', 'passkeys')
  const read = useQuery({ queryKey, queryFn: ({ signal }) => readPasskeys(signal) })
  const [editing, setEditing] = useState<Passkey | 'new'>()
  // removing a passkey ends the sessions that it opened
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: keys.account.part(login?.user.id ?? '', 'sessions') }),
    ])
  const remove = useMutation({
    mutationFn: removePasskey,
    onSuccess: () => notify(t('passkey.removed'), 'success'),
    onSettled: refresh,
  })
  const forbidden = useMayNot('own.managePasskeys')
  const noSupport = browserSupportsWebAuthn() ? undefined : t('passkey.noSupport')
  const ask = async (one: Passkey) => {
    if (
      await confirm({
        title: t('passkey.removeTitle', { name: one.name }),
        text: t('passkey.removeText'),
        confirmLabel: t('passkey.remove'),
        danger: true,
      })
    )
      remove.mutate(one)
  }
  return (
    <>
      <Card
        title={t('passkey.card')}
        action={
          <DisabledReason reason={forbidden ?? noSupport}>
            <Button
              small
              icon={<Plus aria-hidden="true" />}
              disabled={(forbidden ?? noSupport) !== undefined}
              onClick={() => setEditing('new')}
            >
              {t('passkey.add')}
            </Button>
          </DisabledReason>
        }
      >
        <p className={styles.lead}>{t('passkey.cardText')}</p>
        {read.isPending && (
          <Loading>
            <Skeleton height="2.75rem" width="100%" />
          </Loading>
        )}
        {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} busy={read.isFetching} />}
        {read.data?.total === 0 && <EmptyState icon={<Fingerprint aria-hidden="true" />} title={t('passkey.empty')} />}
        {read.data && read.data.total > 0 && (
          <ul className={styles.rows}>
            {read.data.data.map((one) => (
              <Row
                key={one.id}
                one={one}
                reason={forbidden}
                disabled={remove.isPending}
                onRename={() => setEditing(one)}
                onRemove={() => void ask(one)}
              />
            ))}
          </ul>
        )}
      </Card>
      {editing && (
        <PasskeyDialog
          // after a refusal the list has what is stored now
          passkey={editing === 'new' ? undefined : (read.data?.data.find(({ id }) => id === editing.id) ?? editing)}
          onClose={() => setEditing(undefined)}
          onSaved={() => void refresh()}
        />
      )}
    </>
  )
}

function Row({
  one,
  reason,
  disabled,
  onRename,
  onRemove,
}: {
  one: Passkey
  reason: string | undefined
  disabled: boolean
  onRename: () => void
  onRemove: () => void
}) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const date = (value: string) => formatInstant(value, 'date', locale)
  return (
    <li>
      <span className={styles.text}>
        <strong>{one.name}</strong>
        <span className={styles.quiet}>
          {t('passkey.created', { date: date(one.createdAt) })} ·{' '}
          {one.lastUsedAt ? t('passkey.lastUsed', { date: date(one.lastUsedAt) }) : t('passkey.neverUsed')}
        </span>
      </span>
      <DisabledReason reason={reason}>
        <IconButton
          label={t('passkey.renameOf', { name: one.name })}
          disabled={disabled || reason !== undefined}
          onClick={onRename}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      </DisabledReason>
      <DisabledReason reason={reason}>
        <IconButton
          label={t('passkey.removeOf', { name: one.name })}
          disabled={disabled || reason !== undefined}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </DisabledReason>
    </li>
  )
}
