import styles from './bars.module.css'

interface BarsProps {
  /** what is counted, for those who do not see the heading above */
  label: string
  /** `told` is the text after the bar; the value itself when it is missing */
  rows: readonly { name: string; value: number; told?: string }[]
  /** the value of a full bar; the greatest of the rows when it is missing */
  most?: number
}

/** Counts beside bars of their length; the numbers are text, the bars decoration. */
export function Bars({ label, rows, most = Math.max(...rows.map(({ value }) => value)) }: BarsProps) {
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ name, value, told = String(value) }, at) => (
        <li key={at}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ width: `${(Math.max(0, value) / Math.max(1, most)) * 100}%` }} />
          </span>
          <span className={styles.number}>{told}</span>
        </li>
      ))}
    </ul>
  )
}
