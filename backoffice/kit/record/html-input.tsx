import { useState } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useText } from '../use-text.ts'

/** HTML as it is typed, with a preview. The preview is a frame without rights: nothing in it runs. */
export function HtmlInput({ source, resource, required, helperText }: { source: string; resource: string; required?: boolean; helperText?: string }) {
  const [open, setOpen] = useState(false)
  const html = useWatch<Record<string, string | null>>({ name: source })
  const text = useText()
  const translate = useTranslate()
  return (
    <Box>
      <TextInput source={source} isRequired={required} helperText={helperText} multiline minRows={3} maxRows={18} fullWidth sx={{ '& textarea': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem' } }} />
      <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: -1, mb: 1 }}>{text(open ? 'admin.record.hidePreview' : 'admin.record.preview')}</Button>
      {open && (
        <Box
          component="iframe" sandbox="" srcDoc={frame(html ?? '')} title={`${text('admin.record.preview')}: ${translate(`resources.${resource}.fields.${source}`)}`}
          sx={{ width: '100%', height: 220, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff', mb: 2 }}
        />
      )}
    </Box>
  )
}

const frame = (html: string) => `<!doctype html><meta charset="utf-8"><body style="font: 14px/1.5 sans-serif; color: #1b2130; margin: 12px">${html}`
