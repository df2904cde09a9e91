import type { MfaType } from '#model/identity/enums.ts'
import { api } from '../../client.ts'
import { confirmed } from '../confirmation/confirmed.ts'
import { onActionFailed } from '../../shell/action-failed.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { notify } from '../../ui/overlays/notify.ts'
import { methodNames } from '../factors/method-title.tsx'
import { updateLogin } from '#api/client/session.ts'

/** Removes a method of one's own after a question. */
export function useRemoveOwn(onDone: () => unknown) {
  const t = useTranslation()
  return async (type: MfaType, available: readonly MfaType[]) => {
    const sure = await confirm({
      title: t('security.removeOf', { method: t(methodNames[type]) }),
      text: `${t('mfa.removeConfirm')}${t('list.gap')}${t('security.removeText')}`,
      confirmLabel: t('security.remove'),
      danger: true,
    })
    if (!sure) return
    try {
      const mfaVal = available.filter((one) => one !== type)
      const { mfaAvail, mfaPhone } = await confirmed(() => api.put('/auth/mfa/available', { body: { mfaVal } }))
      updateLogin({ mfaAvail, mfaPhone })
      notify(t('security.methodRemoved'), 'success')
    } catch (error) {
      onActionFailed(error)
    }
    onDone()
  }
}
