import { useEffect } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { ContactDialog } from './contact-dialog.tsx'
import { DocumentDialog } from '../../content/document-dialog.tsx'
import { HelpDialog } from '../../content/help-dialog.tsx'
import { queryClient } from '../query-client.ts'
import { lazyPart } from '../lazy-part.ts'
import { openOverlay, type Overlay } from './overlays.ts'

const ConfirmDialog = lazyPart(() => import('../../identity/confirmation/confirm-dialog.tsx'), 'security', 'signOn')
const TaxDialog = lazyPart(() => import('../../tax/tax-dialog.tsx'), 'tax', 'account')

/** The dialog that was asked for; it may lie over a page that has no cache of its own. */
export default function OverlayHost({ overlay }: { overlay: Overlay }) {
  useFocusBack()
  return (
    <QueryClientProvider client={queryClient}>
      <Asked overlay={overlay} />
    </QueryClientProvider>
  )
}

/** Once the dialog has gone the cursor is where it was, or on the page where that has gone with its reason. */
function useFocusBack() {
  useEffect(() => {
    const opener = document.activeElement
    const back = () => {
      if (document.activeElement !== document.body) return
      const kept = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const target = kept ? opener : document.getElementById('content')
      target?.focus({ preventScroll: true })
    }
    // the dialog gives the cursor back itself if it can
    return () => void setTimeout(back)
  }, [])
}

function Asked({ overlay }: { overlay: Overlay }) {
  const close = () => openOverlay(undefined)
  switch (overlay.kind) {
    case 'contact':
      return <ContactDialog onClose={close} />
    case 'tax':
      return <TaxDialog onClose={close} />
    case 'help':
      return <HelpDialog onClose={close} />
    case 'confirmIdentity':
      return (
        <ConfirmDialog
          ways={overlay.ways}
          onAnswer={(confirmed) => {
            close()
            overlay.answer(confirmed)
          }}
        />
      )
    case 'document':
      return <DocumentDialog type={overlay.type} onClose={close} />
  }
}
