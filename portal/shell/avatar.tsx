import styles from './avatar.module.css'

/** A person's picture, or their initials. The name stands beside it or in the label of its button. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img src={picture} alt="" className={styles.avatar} />
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** First letters of the first and the last name, without titles before and degrees behind. */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '').replace(/^(Dr|Mr|Mrs|Ms|Mx)\.?\s/i, '').split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
