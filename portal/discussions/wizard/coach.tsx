import { useDeferredValue, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useLaterCode } from '../../shell/use-later-code.ts'
import { useContentLocale, useTranslation } from '../../shell/texts.tsx'
import { usePause } from '../use-pause.ts'
import styles from './coach.module.css'

const wait = 700

// loading its words and patterns takes a slow phone a tenth of a second and more
const loadReader = () => import('#model/panels/coach/coach.ts')

/** Shows, while a question is written, which facts an expert will look for and which are there. Never blocks. */
export function Coach({ diagnosisId, text }: { diagnosisId: string; text: string }) {
  const t = useTranslation()
  const chinese = useContentLocale().startsWith('zh')
  const { data: facts } = useQuery({
    queryKey: keys.coach(diagnosisId),
    queryFn: ({ signal }) =>
      api.get('/user/diagnosis/{id}/facts', { params: { id: diagnosisId }, signal }).then((answer) => answer.data),
    staleTime: 10 * 60_000,
  })
  const reader = useLaterCode('coach', loadReader)
  const written = useDeferredValue(text)
  const readings = useMemo(() => reader?.readFacts(facts ?? [], written) ?? [], [reader, facts, written])
  const n = readings.filter(({ present }) => present).length
  const words = t('asking.coach.meter', { n, of: readings.length })
  const told = usePause(readings.length === 0 ? '' : words, wait)
  // what cannot be loaded is not missed: the coach is a help
  if (!reader || readings.length === 0) return null
  const missing = readings
    .filter(({ present }) => !present)
    .map(({ fact }) => ({ id: fact.id, ...reader.factWords(fact, chinese) }))
  return (
    <section className={styles.coach} aria-label={t('asking.coach.title')}>
      <div className={styles.head}>
        <span className={styles.title}>{t('asking.coach.title')}</span>
        <span>{words}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(n / readings.length) * 100}%` }} />
      </div>
      <span className="visually-hidden" aria-live="polite">
        {told}
      </span>
      <ul className={styles.facts}>
        {readings.map(({ fact, present }) => (
          <li key={fact.id} data-present={present || undefined}>
            {present ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span className="visually-hidden">
              {t(present ? 'asking.coach.present' : 'asking.coach.missing', { name: '' })}
            </span>
            {reader.factWords(fact, chinese).label}
          </li>
        ))}
      </ul>
      {missing.length === 0 ? (
        <p className={styles.quiet}>{t('asking.coach.all')}</p>
      ) : (
        <details className={styles.missing}>
          <summary>{t('asking.coach.showMissing')}</summary>
          <dl>
            {missing.map(({ id, label, hint }) => (
              <div key={id}>
                <dt>{label}</dt>
                {hint && <dd>{hint}</dd>}
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{t('asking.coach.note')}</p>
        </details>
      )}
    </section>
  )
}
