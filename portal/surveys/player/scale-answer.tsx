import { useId, type CSSProperties } from 'react'
import { scaleMaximum, scaleNames } from '#model/surveys/builder.ts'
import { useTranslation } from '../../shell/texts.tsx'
import type { AnswerFieldProps } from './answer-field.ts'
import styles from './player.module.css'

/** A number of a scale. The labels are below its ends and its middle, and are read out with their numbers. */
export function ScaleAnswer({ config, value, disabled, onChange }: AnswerFieldProps) {
  const t = useTranslation()
  const name = useId()
  const maximum = scaleMaximum(config)
  const labels = scaleNames(maximum, config.label)
  return (
    <>
      <div
        className={styles.scale}
        data-long={maximum > 7 || undefined}
        style={{ '--points': maximum } as CSSProperties}
      >
        {Array.from({ length: maximum }, (_, at) => at + 1).map((point) => (
          <label key={point} className={styles.point}>
            <input
              type="radio"
              name={name}
              checked={value === point}
              disabled={disabled}
              aria-label={
                labels[point] ? t('survey.scalePoint', { value: point, label: labels[point] }) : String(point)
              }
              onChange={() => onChange(point)}
            />
            <span aria-hidden="true">{point}</span>
          </label>
        ))}
      </div>
      {config.label && (
        <div className={styles.labels} aria-hidden="true">
          <span>1 · {config.label.min}</span>
          <span>{config.label.median}</span>
          <span>
            {maximum} · {config.label.max}
          </span>
        </div>
      )}
    </>
  )
}
