import { colourProblem, productColours } from '#model/content/colours.ts'

/** What a mail's HTML is made of; all of it is escaped here. */
export interface MailParts {
  subject: string
  /** the plain text: paragraphs apart by an empty line, facts as lines of `label` tab `value` */
  text: string
  /** links below this address become the button */
  publicUrl: string
  brand: { name: string; colour: string; logo?: string | undefined }
  language: string
  button: string
  settings?: { label: string; url: string } | undefined
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const font = "font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif"

/** Facts in the plain text, one a line; a tab parts label and value, so that the HTML can show them as a table. */
export const factLines = (facts: readonly (readonly [label: string, value: string])[]): string =>
  facts.map(([label, value]) => `${label}\t${value}`).join('\n')

/** What the mail leads to: each link of ours that is a paragraph of its own. */
export const linksOf = (text: string, publicUrl: string): string[] =>
  text.split('\n\n').filter((part) => part.startsWith(`${publicUrl}/`) && !/\s/.test(part))

function factTable(part: string): string {
  const rows = part.split('\n').map((line) => {
    const [label = '', value = ''] = line.split('\t')
    return `<tr><td width="104" style="padding:8px 16px 8px 0;white-space:nowrap;border-bottom:1px solid #dfe5e8;color:#51616a;background-color:#ffffff;font-size:14px;vertical-align:top">${escaped(label)}</td><td style="padding:8px 0;border-bottom:1px solid #dfe5e8;color:#14232b;background-color:#ffffff;font-size:15px;font-weight:600;vertical-align:top">${escaped(value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
}

const paragraph = (part: string) =>
  `<p style="margin:0 0 16px;color:#14232b;background-color:#ffffff;font-size:16px;line-height:1.55;overflow-wrap:anywhere">${escaped(part).replaceAll('\n', '<br>')}</p>`

/** Every element has its own colours, so that a mail program in dark mode changes both or neither. */
export function mailLayout({ subject, text, publicUrl, brand, language, button, settings }: MailParts): string {
  const colour = colourProblem('primary', brand.colour) ? productColours.primary : brand.colour
  const links = linksOf(text, publicUrl)
  const parts = text.split('\n\n').filter((part) => part.trim() !== '')
  const body = parts.map((part) => {
    if (links.includes(part))
      return `<p style="margin:8px 0 24px"><a role="button" href="${escaped(part)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background-color:${colour};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(button)}</a></p>`
    return part.split('\n').every((line) => line.includes('\t')) ? factTable(part) : paragraph(part)
  })
  const head =
    brand.logo && /^https:\/\//.test(brand.logo)
      ? `<img src="${escaped(brand.logo)}" alt="${escaped(brand.name)}" height="32" style="display:block;border:0">`
      : `<span style="display:inline-block;padding-left:10px;border-left:6px solid ${colour};color:${colour};background-color:#ffffff;font-size:18px;font-weight:700">${escaped(brand.name)}</span>`
  const foot = settings
    ? `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfe5e8;font-size:13px"><a href="${escaped(settings.url)}" style="color:#51616a;background-color:#ffffff">${escaped(settings.label)}</a></p>`
    : ''
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head><body style="margin:0;padding:0;background-color:#eef2f4;${font}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:#eef2f4"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background-color:#ffffff;border-radius:12px"><tr><td style="padding:28px 24px;background-color:#ffffff;border-radius:12px;text-align:left;${font}">${head}<h1 style="margin:20px 0 16px;color:#14232b;background-color:#ffffff;font-size:22px;line-height:1.3">${escaped(subject)}</h1>${body.join('')}${foot}</td></tr></table></td></tr></table></body></html>`
}
