import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { fillHtmlForAuthor, unknownPlaceholders } from '#model/content/placeholders.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import { useThemes } from '../../hooks/use-themes.ts'

/** HTML as readers get it, with the words of the first theme that has them; what no theme has is marked and named. The frame has no rights: nothing in it runs. */
export default function HtmlPreview({ html, name }: { html: string; name: string }) {
  const text = useText()
  const { list } = useFormat()
  const themes = useThemes()
  const words = Object.assign({}, ...themes.map((theme) => theme.words).reverse()) as Record<string, string>
  const unknown = themes.length > 0 ? unknownPlaceholders({ html }, words) : []
  return (
    <>
      <Box
        component="iframe"
        sandbox=""
        srcDoc={frame(fillHtmlForAuthor(html, words))}
        title={`${text('admin.record.preview')}${text('list.colon')}${name}`}
        sx={{
          width: '100%',
          height: 220,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: '#fff',
          my: 1,
        }}
      />
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('contents.unknownPlaceholders', {
            names: list(unknown.map((one) => `::${one}::`)),
          })}
        </Alert>
      )}
    </>
  )
}

const frame = (html: string) =>
  `<!doctype html><meta charset="utf-8"><body style="font: 14px/1.5 sans-serif; color: #1b2130; margin: 12px">${html}`
