import { MessagesSquare, Mic, PencilLine, Video } from 'lucide-react'
import { Link } from 'react-router'
import type { Draft } from '#model/discussions/wizard/wizard-wire.ts'
import { useLogin, useUser } from '#api/client/session.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { useBrand } from '../../shell/theme.ts'
import { cx } from '../../ui/class-names.ts'
import { Time } from '../../ui/time.tsx'
import { useAddresses } from '../addresses.ts'
import { useDrafts } from '../wizard/drafts/drafts.ts'
import { draftAuthor, draftFacts, draftName } from '../wizard/drafts/draft-words.ts'
import { holdsAll, type Filter } from './sections.ts'
import styles from './card.module.css'

const icons = { messenger: MessagesSquare, audio: Mic, video: Video }

/** What has been begun and not sent, above the discussions that go on. */
export function DraftCards({ filter: { text, medium }, compact }: { filter: Filter; compact: boolean }) {
  const t = useTranslation()
  const { id } = useUser()
  const { data } = useDrafts(id, 1, useLogin()?.canPost === true)
  const drafts = (data?.data ?? []).filter(
    (draft) =>
      (medium === '' || draft.mediaType === medium) &&
      holdsAll([draftName(t, draft), ...draftFacts(t, draft), draft.text, draft.history], text),
  )
  if (drafts.length === 0) return null
  return (
    <ul className={styles.drafts} aria-label={t('asking.drafts')}>
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} compact={compact} />
      ))}
    </ul>
  )
}

function DraftCard({ draft, compact }: { draft: Draft; compact: boolean }) {
  const t = useTranslation()
  const user = useUser()
  const { product } = useBrand()
  const to = `${useAddresses().ask}?draftId=${encodeURIComponent(draft.id)}`
  const Icon = draft.mediaType ? icons[draft.mediaType] : PencilLine
  const name = draftName(t, draft)
  const facts = draftFacts(t, draft)
  return (
    <li className={cx(styles.card, styles.tertiary)} data-compact={compact || undefined}>
      <div className={styles.top}>
        <Icon aria-hidden="true" />
        <span className={styles.kind}>{t('discussion.card.draft')}</span>
        <span className={styles.when}>
          <Time value={draft.updated} format="date" />
        </span>
      </div>
      <h2 className={styles.title}>
        <Link to={to}>{name}</Link>
      </h2>
      {!compact && (
        <>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
          {(draft.text ?? draft.history) && <p className={styles.preview}>{draft.text ?? draft.history}</p>}
          <div className={styles.foot}>
            <span className={styles.state}>{draftAuthor(t, draft, user.id, user.id, product)}</span>
            <Link to={to} className={styles.open} aria-label={t('listing.openNamed', { name })}>
              {t('discussion.open')}
            </Link>
          </div>
        </>
      )}
    </li>
  )
}
