import { ContactDialog } from './contact-dialog.tsx'
import { DocumentDialog } from '../content/document-dialog.tsx'
import { HelpDialog } from '../content/help-dialog.tsx'
import { openOverlay, type Overlay } from './overlays.ts'

/** The dialog that was asked for. */
export default function OverlayHost({ overlay }: { overlay: Overlay }) {
  const close = () => openOverlay(undefined)
  switch (overlay.kind) {
    case 'contact':
      return <ContactDialog onClose={close} />
    case 'help':
      return <HelpDialog onClose={close} />
    case 'document':
      return <DocumentDialog type={overlay.type} onClose={close} />
  }
}
