import { useMemo } from 'react'
import DOMPurify from 'dompurify'
import { shownHtml } from '#model/content/shown-html.ts'
import styles from './rich-text.module.css'

/** HTML of the content store, cleaned once more before it is shown. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, shownHtml), [html])
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />
}
