import { scaleNames } from '#model/surveys/builder.ts'
import type { QuestionResult } from '#model/surveys/results-wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Bars } from '../../ui/bars.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './results.module.css'

const round = (value: number) => Math.round(value * 100) / 100

/** One question: what was answered, as bars with their numbers, the verdict on the panel, and the single answers behind it. */
export function QuestionResults({ result: r }: { result: QuestionResult }) {
  const t = useTranslation()
  const yesNo = (text: string) => (r.questionTypeId === 4 ? t(text === 'true' ? 'survey.yes' : 'survey.no') : text)
  return (
    <section className={styles.result}>
      <h3>
        {r.order}. {r.text}
      </h3>
      {r.verdict && r.n > 0 && <VerdictLine verdict={r.verdict} />}
      {r.earlier && <p className={styles.quiet}>{t('survey.earlier')}</p>}
      <p className={styles.quiet}>
        {t('survey.answers', { smart_count: r.n })}
        {r.partial > 0 && ` · ${t('survey.partial', { smart_count: r.partial })}`}
      </p>
      {r.n > 0 && r.choices && (
        <Bars
          label={r.text}
          rows={r.choices.map(({ text, count }) => ({ name: yesNo(text), value: count }))}
          most={r.n}
        />
      )}
      {r.n > 0 && r.others && r.others.length > 0 && (
        <>
          <p className={styles.quiet}>{t('survey.others')}</p>
          <List texts={r.others} />
        </>
      )}
      {r.n > 0 && r.ranking && (
        <Bars
          label={r.text}
          rows={r.ranking.map(({ text, meanRank }, at) => ({
            name: `${at + 1}. ${text}`,
            value: (r.ranking?.length ?? 0) + 1 - meanRank,
            told: `${t('survey.column.meanRank')} ${round(meanRank)}`,
          }))}
          most={r.ranking.length}
        />
      )}
      {r.n > 0 && r.scale && <Scale scale={r.scale} label={r.text} />}
      {r.texts && r.texts.length > 0 && <List texts={r.texts} />}
      {r.rows.length > 0 && (
        <details>
          <summary>{t('survey.single')}</summary>
          <div
            className={styles.scroll}
            tabIndex={0}
            role="region"
            aria-label={`${t('survey.single')}${t('list.colon')}${r.text}`}
          >
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('survey.column.person')}</th>
                  <th scope="col">{t('survey.column.answer')}</th>
                  <th scope="col">{t('survey.column.date')}</th>
                </tr>
              </thead>
              <tbody>
                {r.rows.map((row, at) => (
                  <tr key={at}>
                    <th scope="row">{row.displayName}</th>
                    <td>
                      {yesNo(row.text)}
                      {!row.complete && <span className={styles.quiet}> ({t('survey.unfinished')})</span>}
                    </td>
                    <td>
                      <Time value={row.answeredAt} format="date" />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  )
}

function Scale({ scale, label }: { scale: NonNullable<QuestionResult['scale']>; label: string }) {
  const t = useTranslation()
  const { counts, maximum, mean, median, middle } = scale
  const names = scaleNames(maximum, scale.label)
  return (
    <>
      <Bars
        label={label}
        rows={counts.map((count, at) => ({
          name: names[at + 1] ? `${at + 1} · ${names[at + 1]}` : String(at + 1),
          value: count,
        }))}
      />
      <p className={styles.quiet}>
        {[
          median !== null && t('survey.median', { value: round(median) }),
          mean !== null && t('survey.mean', { value: round(mean) }),
          middle !== null && t('survey.middle', { from: round(middle.from), to: round(middle.to) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

/** What may be said of the panel, and the figure it rests on. */
function VerdictLine({ verdict: { word, measure, n, few } }: { verdict: NonNullable<QuestionResult['verdict']> }) {
  const t = useTranslation()
  return (
    <>
      <p className={styles.verdict}>
        <strong>{t(`survey.verdict.${word}`)}</strong>
      </p>
      {measure && (
        <details>
          <summary>{t('caseView.verdictDetails')}</summary>
          <p className={styles.quiet}>
            {t(`survey.verdict.${measure.name}`, { value: round(measure.value) })}
            {few && ` ${t('survey.verdict.few', { n })}`}
          </p>
        </details>
      )}
    </>
  )
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.texts}>
      {texts.map((text, at) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  )
}
