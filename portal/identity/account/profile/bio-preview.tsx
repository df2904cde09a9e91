import { fullName } from '#model/identity/person-name.ts'
import type { Profile } from '#model/identity/profile-wire.ts'
import { Avatar } from '../../../shell/top-bar/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { useUser } from '#api/client/session.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

interface Props {
  userId: string
  profile: Profile
  text: string
  affiliations: string
}

/** What askers read beside an answer, as it stands in the form. */
export function BioPreview({ userId, profile, text, affiliations }: Props) {
  const t = useWords(userId)
  const user = useUser()
  const full = fullName(profile)
  const name = profile.displayName || full
  return (
    <Card title={t('account.bio.preview')}>
      <div className={styles.preview}>
        <Avatar name={name} picture={user.id === userId ? user.avatar : null} large />
        <div className={styles.previewText}>
          <strong>{name}</strong>
          {[profile.location, affiliations].filter(Boolean).map((line) => (
            <span key={line} className={styles.quiet}>
              {line}
            </span>
          ))}
          {text.trim() === '' ? (
            <p className={styles.lead}>{t('account.bio.previewEmpty')}</p>
          ) : (
            <p className={styles.written}>{text}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
