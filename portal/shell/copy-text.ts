import { notify } from '../ui/overlays/notify.ts'
import type { Translate } from './texts.tsx'

/** Puts a text on the clipboard and says whether it worked. */
export async function copyText(t: Translate, text: string) {
  try {
    await navigator.clipboard.writeText(text)
    notify(t('messages.copied'), 'success')
  } catch {
    notify(t('errors.copyFailed'), 'error')
  }
}
