import { initials } from '#model/identity/person-name.ts'
import { cx } from '../../ui/class-names.ts'
import { usePicture } from './picture.ts'
import styles from './avatar.module.css'

/** A person's picture, or their initials. The name is beside it or in the label of its button. */
export function Avatar({ name, picture, large }: { name: string; picture: string | null; large?: boolean }) {
  const shape = cx(styles.avatar, large && styles.large)
  const url = usePicture(picture)
  if (url !== undefined) return <img src={url} alt="" className={shape} />
  return (
    <span className={shape} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
