import { QueryClientProvider } from '@tanstack/react-query'
import { ContactDialog } from './contact-dialog.tsx'
import { DocumentDialog } from '../../content/document-dialog.tsx'
import { HelpDialog } from '../../content/help-dialog.tsx'
import { queryClient } from '../query-client.ts'
import { lazyPart } from '../lazy-part.ts'
import { openOverlay, type Overlay } from './overlays.ts'

const TaxDialog = lazyPart(() => import('../../tax/tax-dialog.tsx'), 'tax', 'account')

/** The dialog that was asked for; it may lie over a page that has no cache of its own. */
export default function OverlayHost({ overlay }: { overlay: Overlay }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Asked overlay={overlay} />
    </QueryClientProvider>
  )
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
    case 'document':
      return <DocumentDialog type={overlay.type} onClose={close} />
  }
}
