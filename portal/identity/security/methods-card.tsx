import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MfaType } from '#model/identity/enums.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { Loaded, useRead } from '../account/loaded.tsx'
import { methodNames } from '../factors/method-title.tsx'
import { MethodDialog } from './method-dialog.tsx'
import { MethodRow } from './method-row.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RemoveDialog, type MethodToRemove } from './remove-dialog.tsx'
import { useRemoveOwn } from './use-remove-own.ts'
import styles from './security.module.css'

/** The second factors of an account: the own ones to set up, test and remove; staff remove another's, and passkeys. */
export function MethodsCard({ userId, own }: { userId: string; own: boolean }) {
  const t = useTranslation()
  const client = useQueryClient()
  const key = keys.account.part(userId, 'mfa')
  const read = useRead(key, '/server/user/{id}/mfa', { params: { id: userId } })
  const [opened, setOpened] = useState<MfaType>()
  const [removing, setRemoving] = useState<MethodToRemove>()
  // removing a method signs the account out elsewhere
  const reload = () =>
    Promise.all([key, keys.account.part(userId, 'sessions')].map((queryKey) => client.invalidateQueries({ queryKey })))
  const removeOwn = useRemoveOwn(reload)
  const lostMethod = (mfaType: MfaType): MethodToRemove => ({
    name: t(methodNames[mfaType]),
    remove: (body) => api.delete('/server/user/{id}/mfa/{mfaType}', { params: { id: userId, mfaType }, body }),
  })
  const lostPasskey = ({ id, name }: { id: string; name: string }): MethodToRemove => ({
    name,
    remove: (body) =>
      api.delete('/server/user/{id}/passkey/{passkeyId}', { params: { id: userId, passkeyId: id }, body }),
  })
  return (
    <Loaded read={read}>
      {(state) => {
        const kinds = [...new Set<MfaType>([...state.mfaOffered, ...state.mfaAvail])]
        const known = opened !== undefined && state.mfaAvail.includes(opened)
        return (
          <Card title={t(own ? 'security.methods' : 'security.methodsOther')}>
            <p className={styles.quiet}>{t('security.methodsText')}</p>
            <ul className={styles.list}>
              {kinds.map((type) => (
                <MethodRow
                  key={type}
                  type={type}
                  state={state}
                  own={own}
                  onOpen={() => setOpened(type)}
                  onRemove={() => (own ? void removeOwn(type, state.mfaAvail) : setRemoving(lostMethod(type)))}
                />
              ))}
              {!own &&
                state.passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(lostPasskey(passkey))} />
                ))}
            </ul>
            {opened !== undefined && (
              <MethodDialog
                type={opened}
                isTest={known}
                onClose={() => setOpened(undefined)}
                onDone={() => {
                  notify(t(known ? 'security.methodWorks' : 'security.methodAdded'), 'success')
                  setOpened(undefined)
                  void reload()
                }}
              />
            )}
            {removing !== undefined && (
              <RemoveDialog {...removing} onClose={() => setRemoving(undefined)} onDone={() => void reload()} />
            )}
          </Card>
        )
      }}
    </Loaded>
  )
}
