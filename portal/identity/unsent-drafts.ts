import { leavesUnsent } from '#api/client/sign-out-traces.ts'
import { fetchParts } from '../shell/catalogue.ts'
import type { Translate } from '../shell/texts.tsx'
import { confirm } from '../ui/overlays/ask.ts'

/** What was typed and not sent leaves the device with its writer, who is asked first. */
export async function mayRemoveDrafts(t: Translate): Promise<boolean> {
  if (!leavesUnsent()) return true
  await fetchParts(['security']).catch(() => undefined)
  return confirm({
    title: t('security.unsent.title'),
    text: t('security.unsent.text'),
    confirmLabel: t('menu.signOut'),
    cancelLabel: t('messages.stay'),
    danger: true,
  })
}
