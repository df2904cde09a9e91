import { useMemo } from 'react'
import DOMPurify from 'dompurify'
import styles from './rich-text.module.css'

const allowed = {
  ALLOWED_TAGS: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'code'],
  ALLOWED_ATTR: ['href', 'lang', 'colspan', 'rowspan'],
}

/** HTML of the content store, cleaned once more before it is shown. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html])
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />
}
