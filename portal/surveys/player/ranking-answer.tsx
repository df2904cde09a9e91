import { movedTo } from '#model/surveys/moving.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Sortable } from '../sortable.tsx'
import type { AnswerFieldProps } from './answer-field.ts'
import styles from './player.module.css'

/** Things in an order. What no one has touched is no answer: the order is confirmed, or something in it is moved. */
export function RankingAnswer({ label, choices, value, disabled, onChange }: AnswerFieldProps) {
  const t = useTranslation()
  const ranked = Array.isArray(value) ? value.filter((id) => choices.some((choice) => choice.id === id)) : []
  // what was added after the answer comes last, and the order is asked for again
  const order = [...ranked, ...choices.map(({ id }) => id).filter((id) => !ranked.includes(id))]
  const complete = Array.isArray(value) && value.length === order.length && ranked.length === order.length
  const rows = order
    .flatMap((id) => choices.filter((choice) => choice.id === id))
    .map(({ id, text }) => ({ key: id, name: text }))
  const move = (key: string, to: number) =>
    onChange(
      movedTo(
        rows.map((row) => row.key),
        key,
        to,
      ),
    )
  return (
    <>
      <span className={styles.hint}>{t('survey.rankHint')}</span>
      <Sortable label={label} rows={rows} disabled={disabled} onMove={move}>
        {(row, at) => (
          <span className={styles.place}>
            <span className={styles.number}>{at + 1}.</span>
            <span>{row.name}</span>
          </span>
        )}
      </Sortable>
      {!complete && !disabled && (
        <span className={styles.bar}>
          <Button tone="secondary" small onClick={() => onChange(order)}>
            {t('survey.rankConfirm')}
          </Button>
          <span className={styles.quiet}>{t('survey.rankUnset')}</span>
        </span>
      )}
    </>
  )
}
