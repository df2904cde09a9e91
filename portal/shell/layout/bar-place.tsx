import styles from './bar-place.module.css'

/** The place of the bar while its code is on the way, so that nothing moves. */
export const BarPlace = () => <div className={styles.place} />
