import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import SearchIcon from '@mui/icons-material/Search'
import { useText } from '../kit/hooks/use-text.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { loadRestOfTexts } from '../providers/i18n.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { omniboxInput } from './omnibox-look.ts'

const Omnibox = lazyPart(async () => {
  const [file] = await Promise.all([import('./omnibox.tsx'), loadRestOfTexts()])
  return file
})
const mac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Finds anything: opened by Ctrl-K (⌘K), or here. What it needs is loaded then; it can be typed into at once. */
export function OmniboxButton() {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [complete, setComplete] = useState(false)
  const text = useText()
  useEffect(() => {
    if (!open) return
    // the field is drawn first, and stays until the rest has arrived
    startTransition(() => setComplete(true))
    return () => setComplete(false)
  }, [open])
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setTyped('')
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <ButtonBase onClick={() => setOpen(true)} aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" sx={field}>
        <SearchIcon sx={{ fontSize: 18 }} />
        <Box component="span" sx={{ flexGrow: 1, textAlign: 'left' }}>
          {text('admin.find')}
        </Box>
        <Box component="kbd" aria-hidden sx={keys}>
          {mac ? '⌘K' : 'Ctrl K'}
        </Box>
      </ButtonBase>
      <IconButton
        size="small"
        aria-label={text('admin.find')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      <Frame open={open} onClose={close}>
        {complete ? (
          <ErrorBoundary>
            <Omnibox typed={typed} onType={setTyped} onClose={close} />
          </ErrorBoundary>
        ) : (
          <Box
            component="input"
            value={typed}
            aria-label={text('admin.find')}
            onChange={({ target }) => setTyped(target.value)}
            sx={omniboxInput}
          />
        )}
      </Frame>
    </>
  )
}

/** The browser's own dialog: MUI's takes more than 100 ms to open for the first time on a slow machine. */
function Frame({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!open) return dialog.current?.close()
    // a dialog of MUI that is open hides from screen readers whatever lies beside it
    dialog.current?.removeAttribute('aria-hidden')
    dialog.current?.showModal()
  }, [open])
  return (
    <Portal>
      <Box
        component="dialog"
        ref={dialog}
        aria-label={text('admin.find')}
        onClose={({ currentTarget }) => {
          // comes late: by then it may be open again
          if (!currentTarget.open) onClose()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          // at once, so that the next key finds it closed
          event.preventDefault()
          onClose()
        }}
        onClick={({ target, currentTarget }) => {
          // what lies around it belongs to it too
          if (target === currentTarget) onClose()
        }}
        sx={frame}
      >
        {children}
      </Box>
    </Portal>
  )
}

const field = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 1,
  width: 280,
  height: 32,
  px: 1,
  mr: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  bgcolor: 'background.default',
  fontSize: '0.8125rem',
  '&:hover': { borderColor: 'text.secondary' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
}
const keys = {
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  px: 0.5,
  lineHeight: '18px',
}
const frame = {
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxWidth: 600,
  maxHeight: 'calc(100% - 64px)',
  mt: { xs: 1, sm: '10vh' },
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 24,
  '&::backdrop': { bgcolor: 'rgba(0, 0, 0, 0.5)' },
}
