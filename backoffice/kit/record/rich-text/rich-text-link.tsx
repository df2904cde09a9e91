import { useState } from 'react'
import type { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import LinkIcon from '@mui/icons-material/InsertLinkOutlined'
import { useText } from '../../hooks/use-text.ts'

/** The link of the selected words: set, changed, taken away. */
export function RichTextLink({ editor }: { editor: ReturnType<typeof useTiptapEditor> }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [address, setAddress] = useState('')
  const text = useText()
  const translate = useTranslate()
  const name = text('contents.tool.link')
  const set = (href: string) => {
    const link = editor.chain().focus().extendMarkRange('link')
    if (href === '') link.unsetMark('link').run()
    else link.setMark('link', { href }).run()
    setPlace(null)
  }
  return (
    <>
      <ToggleButton
        size="small"
        value="link"
        selected={editor.isActive('link')}
        disabled={!editor.isEditable}
        aria-label={name}
        title={name}
        sx={{ border: 0, px: 0.75, py: 0.25, minHeight: 28 }}
        onClick={(event) => {
          setAddress(String(editor.getAttributes('link').href ?? ''))
          setPlace(event.currentTarget)
        }}
      >
        <LinkIcon fontSize="small" />
      </ToggleButton>
      <Popover
        open={place !== null}
        anchorEl={place}
        onClose={() => setPlace(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ p: 1.5, display: 'flex', gap: 1, width: 340 }}>
          <TextField
            autoFocus
            fullWidth
            label={text('contents.tool.address')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              set(address.trim())
            }}
          />
          <Button variant="contained" onClick={() => set(address.trim())}>
            {translate('ra.action.confirm')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
