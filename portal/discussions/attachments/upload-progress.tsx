import styles from '../actions.module.css'

/** How much of a file has been sent. `share`: 0 to 1; `label`: the same in words. */
export function UploadProgress({ share, label }: { share: number; label: string }) {
  return (
    <div className={styles.progress}>
      <progress max={1} value={share} aria-label={label} />
      <span className={styles.quiet}>{Math.round(share * 100)} %</span>
    </div>
  )
}
