import { useState } from 'react'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'

/** The call takes place elsewhere. Where the browser opens no window, the address can be copied. */
export function External({ url, onOpen }: { url: string; onOpen: () => void }) {
  const t = useTranslation()
  const [blocked, setBlocked] = useState(false)
  const open = () => {
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    setBlocked(!opened)
    onOpen()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify(t('room.copied'), 'success')
  }
  return (
    <Banner
      tone={blocked ? 'warning' : 'info'}
      title={t('room.external')}
      live
      action={
        <Button small icon={<ExternalLink aria-hidden="true" />} onClick={() => (blocked ? void copy() : open())}>
          {t(blocked ? 'room.copy' : 'room.externalOpen')}
        </Button>
      }
    >
      {blocked && <span>{t('discussion.popupFailed')}</span>}
      <span>{url}</span>
    </Banner>
  )
}
