import type { Translate } from '../../shell/texts.tsx'
import { confirm } from './ask.ts'

/** Asks before unsaved entries are left; true when they may go. */
export const confirmLeave = (t: Translate): Promise<boolean> =>
  confirm({
    title: t('account.form.leaveTitle'),
    text: t('messages.unsavedChanges'),
    confirmLabel: t('messages.discard'),
    cancelLabel: t('messages.stay'),
    danger: true,
  })
