import DOMPurify from 'dompurify'
import { useTheme } from '@mui/material/styles'
import Box from '@mui/material/Box'
import { fillPlaceholders } from '#model/content/placeholders.ts'
import { shownHtml } from '#model/content/shown-html.ts'

interface Props {
  type: string
  fields: Readonly<Record<string, unknown>>
  words: Readonly<Record<string, string>>
  title: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The body of the page that stands for the document: what the portal would show of it, filled in with a theme's words. */
export function pageOf(type: string, fields: Props['fields'], words: Props['words']): string {
  const said = (name: string) => (typeof fields[name] === 'string' ? fillPlaceholders(fields[name], words) : '')
  if (type === 'dashboard_tile') {
    const link = said('link')
    return `<div class="tile"><h3>${escaped(said('title'))}</h3><p>${escaped(said('text'))}</p>${link ? `<p class="link">${escaped(said('linkText') || link)} →</p>` : ''}</div>`
  }
  if (type === 'theme') {
    const colours = Object.entries((fields.colours ?? {}) as Record<string, string>)
    const swatches = colours.map(([name, colour]) => `<li><span style="background:${/^#[0-9a-f]{3,8}$/i.test(colour) ? colour : 'none'}"></span>${escaped(name)} ${escaped(String(colour))}</li>`)
    return `<h2>${escaped(said('companyText'))}</h2><p>${escaped(said('url'))}</p><ul class="colours">${swatches.join('')}</ul>`
  }
  const title = said('title')
  return `${title ? `<h1>${escaped(title)}</h1>` : ''}${DOMPurify.sanitize(said('html'), shownHtml)}`
}

/** A frame without rights: nothing in it runs. */
export function Rendered({ type, fields, words, title }: Props) {
  const { palette } = useTheme()
  const style = `body{font:15px/1.55 system-ui,sans-serif;color:${palette.text.primary};background:${palette.background.paper};margin:20px;max-width:70ch;overflow-wrap:anywhere}h1{font-size:1.3rem}h2{font-size:1.1rem}h3{font-size:1rem}a{color:${palette.primary.main}}
.tile{border:1px solid ${palette.divider};border-radius:10px;padding:16px;max-width:320px}.link{font-weight:600}.colours{list-style:none;padding:0}.colours span{display:inline-block;width:28px;height:14px;margin-right:8px;border:1px solid ${palette.divider}}
table{border-collapse:collapse}td,th{border:1px solid ${palette.divider};padding:4px 8px}`
  return (
    <Box
      component="iframe" sandbox="" title={title} srcDoc={`<!doctype html><meta charset="utf-8"><style>${style}</style><body>${pageOf(type, fields, words)}`}
      sx={{ display: 'block', width: '100%', height: 'min(60vh, 640px)', minHeight: 320, border: 0 }}
    />
  )
}
