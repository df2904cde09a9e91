import { useMemo } from 'react'
import { diffWordsWithSpace } from 'diff'
import { useTranslation } from '../../shell/texts.tsx'
import styles from './writing-help.module.css'

/** Removed words struck through, new ones underlined; screen readers get the suggestion as a whole. */
export default function Difference({ before, after }: { before: string; after: string }) {
  const t = useTranslation()
  const parts = useMemo(
    () => diffWordsWithSpace(before, after, { intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }) }),
    [before, after],
  )
  return (
    <>
      <p className="visually-hidden">{t('ai.suggestion', { text: after })}</p>
      <p className={styles.difference} aria-hidden="true">
        {parts.map(({ value, added, removed }, at) =>
          added ? <ins key={at}>{value}</ins> : removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>,
        )}
      </p>
    </>
  )
}
