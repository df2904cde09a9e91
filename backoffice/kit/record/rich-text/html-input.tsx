import { Suspense, useState } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { lazyPart } from '../../lazy-part.ts'
import { Loading } from '../../loading.tsx'
import { useText } from '../../hooks/use-text.ts'
import { marked } from '../inputs.tsx'
import { fitsRichText } from './rich-html.ts'

const HtmlPreview = lazyPart(() => import('./html-preview.tsx'))
const RichText = lazyPart(() => import('./rich-text.tsx'))

interface Props {
  source: string
  resource: string
  /** text key, where it is not that of the resource's field */
  label?: string
  required?: boolean
  helperText?: string
  /** opens as rich text where the text allows it */
  rich?: boolean
}

/** HTML, written as rich text or as it is, with a preview. */
export function HtmlInput({ source, resource, label, required, helperText, rich = false }: Props) {
  const [open, setOpen] = useState(false)
  const html = useWatch<Record<string, string | null | undefined>>({ name: source }) ?? ''
  const [mode, setMode] = useState<'rich' | 'source'>(rich && fitsRichText(html) ? 'rich' : 'source')
  const text = useText()
  const translate = useTranslate()
  const name = translate(label ?? `resources.${resource}.fields.${source}`)
  const fits = fitsRichText(html)
  return (
    <Box sx={{ mb: 1 }}>
      {mode === 'rich' ? (
        <Suspense fallback={<Loading />}>
          <RichText source={source} label={name} required={required} helperText={helperText ?? false} />
        </Suspense>
      ) : (
        <TextInput
          source={source}
          label={name}
          {...marked(required)}
          helperText={helperText}
          multiline
          minRows={rich ? 8 : 3}
          maxRows={18}
          fullWidth
          sx={{ '& textarea': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem' } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_event, next: 'rich' | 'source' | null) => next && setMode(next)}
          aria-label={name}
        >
          <ToggleButton value="rich" disabled={!fits} sx={tab}>
            {text('contents.rich')}
          </ToggleButton>
          <ToggleButton value="source" sx={tab}>
            {text('contents.source')}
          </ToggleButton>
        </ToggleButtonGroup>
        <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'admin.record.hidePreview' : 'admin.record.preview')}
        </Button>
        {!fits && (
          <Typography variant="caption" color="text.secondary">
            {text('contents.notRich')}
          </Typography>
        )}
      </Box>
      {open && (
        <Suspense fallback={<Loading />}>
          <HtmlPreview html={html} name={name} />
        </Suspense>
      )}
    </Box>
  )
}

const tab = { px: 1, py: 0.25, textTransform: 'none', fontSize: '0.75rem' }
