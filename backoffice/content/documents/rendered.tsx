import DOMPurify from 'dompurify'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fillHtml, fillPlaceholders } from '#model/content/placeholders.ts'
import { shownHtml } from '#model/content/shown-html.ts'
import { ThemeSample } from './theme-sample.tsx'

interface Props {
  type: string
  fields: Readonly<Record<string, unknown>>
  words: Readonly<Record<string, string>>
}

/** A document as the portal would show it, filled in with a theme's words. Its links lead nowhere here. */
export function Rendered({ type, fields, words }: Props) {
  const said = (name: string) => (typeof fields[name] === 'string' ? fillPlaceholders(fields[name], words) : '')
  return (
    <Box sx={page} onClickCapture={(event) => event.preventDefault()}>
      {type === 'dashboard_tile' ? (
        <Tile said={said} />
      ) : type === 'theme' ? (
        <Theme said={said} colours={fields.colours} />
      ) : (
        <Page said={said} html={typeof fields.html === 'string' ? fillHtml(fields.html, words) : ''} />
      )}
    </Box>
  )
}

type RenderField = (name: string) => string

function Page({ said, html }: { said: RenderField; html: string }) {
  return (
    <>
      {said('title') && <h2>{said('title')}</h2>}
      <div dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, shownHtml) }} />
    </>
  )
}

function Tile({ said }: { said: RenderField }) {
  const link = said('link')
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, maxWidth: 320 }}>
      <h3>{said('title')}</h3>
      <p>{said('text')}</p>
      {link && (
        <Typography component="p" sx={{ fontWeight: 600 }} title={link}>
          {said('linkText') || link} →
        </Typography>
      )}
    </Box>
  )
}

function Theme({ said, colours }: { said: RenderField; colours: unknown }) {
  const logo = said('logo')
  return (
    <>
      {logo.startsWith('data:image/') && <Box component="img" src={logo} alt="" sx={{ height: 32 }} />}
      <h2>{said('companyText')}</h2>
      <p>{said('url')}</p>
      <ThemeSample colours={colours} />
    </>
  )
}

const page = {
  p: { xs: 2, sm: 3 },
  maxWidth: '74ch',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.15rem' },
  '& h3': { fontSize: '1rem' },
  '& a': { color: 'primary.main' },
  '& table': { borderCollapse: 'collapse' },
  '& td, & th': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
}
