import { keys } from '../../../query-keys.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Badge, Card } from '../../../ui/card.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import styles from '../account.module.css'

/** What staff see of someone else's account, with the way to where they change it. */
export function OfStaff({ userId }: { userId: string }) {
  const t = useTranslation()
  const read = useRead(keys.account.part(userId, 'user'), '/server/user/{id}', { params: { id: userId } })
  return (
    <Loaded read={read}>
      {(user) => (
        <Card
          title={t('account.email.title')}
          action={<a href={`/admin/users/${encodeURIComponent(userId)}/account`}>{t('account.email.toBackOffice')}</a>}
        >
          <p className={styles.value}>{user.email}</p>
          <p className={styles.quiet}>{t('account.email.staff')}</p>
          {(user.testUser || user.supportAccount) && (
            <p className={styles.badges}>
              {user.testUser && <Badge tone="warning">{t('account.flags.test')}</Badge>}
              {user.supportAccount && <Badge tone="info">{t('account.flags.support')}</Badge>}
            </p>
          )}
        </Card>
      )}
    </Loaded>
  )
}
