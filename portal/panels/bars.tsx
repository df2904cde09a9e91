import styles from './managed.module.css'

interface Props {
  rows: readonly (readonly [name: string, count: number])[]
  unit: string
  empty: string
}

/** Counts beside bars of their length; the numbers are text, the bars decoration. */
export function Bars({ rows, unit, empty }: Props) {
  const most = Math.max(1, ...rows.map(([, count]) => count))
  if (rows.every(([, count]) => count === 0)) return <p className={styles.quiet}>{empty}</p>
  return (
    <ul className={styles.bars} aria-label={unit}>
      {rows.map(([name, count]) => (
        <li key={name}>
          <span className={styles.barName}>{name}</span>
          <span className={styles.barTrack} aria-hidden="true">
            <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className={styles.number}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
