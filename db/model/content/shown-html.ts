/** What the portal shows of a document's HTML; the rest is left out. */
export const shownHtml = {
  ALLOWED_TAGS: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'code'],
  ALLOWED_ATTR: ['href', 'lang', 'colspan', 'rowspan'],
}
