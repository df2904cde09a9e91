import { useWatch } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { localeOf } from '#model/content/enums.ts'
import { cmsReference } from '#model/panels/inputs.ts'
import { api } from '../providers/client.ts'
import { HtmlInput } from '../kit/record/rich-text/html-input.tsx'
import { useText } from '../kit/hooks/use-text.ts'

/** Front matter: HTML with its preview, or a reference to a content document, which then is what the preview shows. */
export function FrontMatterInput() {
  const value = useWatch<Record<string, string | null>>({ name: 'frontMatter' })
  const uid = cmsReference(value ?? '')
  return (
    <>
      <HtmlInput resource="grants" source="frontMatter" required helperText="admin.record.frontMatterHint" />
      {uid && <Referenced uid={uid} />}
    </>
  )
}

function Referenced({ uid }: { uid: string }) {
  const text = useText()
  const locale = localeOf[useLocale() === 'zh' ? 'zh' : 'en']
  const { data, isPending, error } = useQuery({
    queryKey: ['contentDocuments', 'frontMatter', uid, locale],
    retry: false,
    queryFn: ({ signal }) => api.get('/content/document', { signal, query: { type: 'front_matter', uid, locale } }),
  })
  if (isPending) return null
  const html = data?.fields.html
  if (error || typeof html !== 'string')
    return (
      <Typography variant="body2" color="warning.main" role="status">
        {text('panels.cmsMissing', { uid })}
      </Typography>
    )
  return (
    <Box>
      <Typography variant="caption" color="text.secondary">
        {text('panels.cmsPreview', { uid })}
      </Typography>
      <Box
        component="iframe"
        sandbox=""
        title={text('panels.cmsPreview', { uid })}
        srcDoc={`<!doctype html><meta charset="utf-8"><body style="font: 14px/1.5 sans-serif; color: #1b2130; margin: 12px">${html}`}
        sx={{ width: '100%', height: 180, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
      />
    </Box>
  )
}
