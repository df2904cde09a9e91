import { lazy, Suspense, useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import SearchIcon from '@mui/icons-material/Search'
import { useText } from '../kit/hooks/use-text.ts'
import { loadRestOfTexts } from '../providers/i18n.ts'
import { omniboxInput } from './omnibox-look.ts'

const Omnibox = lazy(async () => {
  const [file] = await Promise.all([import('./omnibox.tsx'), loadRestOfTexts()])
  return file
})
const mac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Finds anything: opened by Ctrl-K (⌘K), or here. What it needs is loaded then; it can be typed into at once. */
export function OmniboxButton() {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const text = useText()
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
      {open && (
        <Dialog
          open
          onClose={close}
          fullWidth
          maxWidth="sm"
          slotProps={{
            container: { sx: { alignItems: 'flex-start' } },
            paper: { 'aria-label': text('admin.find'), sx: paper },
          }}
        >
          <Suspense
            fallback={
              <Box
                component="input"
                autoFocus
                value={typed}
                aria-label={text('admin.find')}
                onChange={({ target }) => setTyped(target.value)}
                sx={omniboxInput}
              />
            }
          >
            <Omnibox typed={typed} onType={setTyped} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
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
const paper = { mt: { xs: 1, sm: '10vh' }, mx: { xs: 1, sm: 4 }, width: '100%', overflow: 'hidden' }
