import { Undo2 } from 'lucide-react'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Badge, type BadgeTone } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { Time } from '../../ui/time.tsx'
import { LongText } from '../long-text.tsx'
import { Attached } from '../attachments/attached.tsx'
import { Avatar } from '../../shell/top-bar/avatar.tsx'
import { lineId } from './line-id.ts'
import { openFollowup } from './editor/followup-target.ts'
import { useAct } from './use-discussion.ts'
import styles from './response-item.module.css'

/** What kind of line it is, where that is not plain: an answer needs no label. */
function labelOf({ type, subtype }: DiscussionResponse): { key: string; tone: BadgeTone } | undefined {
  if (subtype === 'clarify') return { key: 'response.subtype.clarify', tone: 'warning' }
  if (type === 'response') return undefined
  const tone: BadgeTone =
    type === 'pendedexpert' ? 'warning' : type === 'rejectedexpert' || type === 'retractedexpert' ? 'danger' : 'info'
  return { key: `response.type.${type}`, tone }
}

interface ResponseItemProps {
  line: DiscussionResponse
  discussion: Discussion
  /** the line that it asks about */
  about?: DiscussionResponse | undefined
}

export function ResponseItem({ line, discussion: d, about }: ResponseItemProps) {
  const t = useTranslation()
  const user = useUser()
  const act = useAct(d.queryId)
  const own = line.userId === user.id
  const label = labelOf(line)
  const work = [
    ...(line.author?.specialties ?? []).map((one) => t(`caseView.specialty.${one}`)),
    line.author?.affiliations ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
  const goneBack = line.type === 'retractedexpert' || line.type === 'rejectedexpert'
  const mayRetract =
    own &&
    !line.attachment &&
    d.viewer === 'expert' &&
    (line.type === 'response' || line.type === 'pendedexpert') &&
    (d.status === 'open' || d.status === 'answered')
  // a call is paid for being there, whatever was written
  const paid = d.engagement?.pay?.payable === true && d.engagement.answeredAt !== null && d.mediaType === 'messenger'
  const mayAskBack =
    !own && line.type === 'response' && line.queryExpertId !== null && d.followupTo?.includes(line.queryExpertId)
  const retract = async () => {
    const sure = await confirm({
      title: t('reading.retractTitle'),
      text: t(paid ? 'reading.retractPaidText' : 'reading.retractText'),
      confirmLabel: t('reading.retract'),
      danger: true,
    })
    if (sure) act.mutate({ to: 'response/{responseId}/retract', params: { responseId: line.id }, body: {} })
  }
  return (
    <li
      id={lineId(line.id)}
      tabIndex={-1}
      className={cx(styles.line, own && styles.own)}
      data-back={goneBack || undefined}
    >
      <div className={styles.head}>
        {line.author && <Avatar name={line.displayName} picture={line.author.avatar} />}
        <span className={styles.who}>
          <strong>{own ? t('discussion.draft.you') : line.displayName}</strong>
          {work !== '' && <span className={styles.when}>{work}</span>}
        </span>
        {about && line.type === 'response' && line.userId !== about.userId && (
          <span className={styles.when}>{t('caseView.to', { name: about.displayName })}</span>
        )}
        {label && <Badge tone={label.tone}>{t.maybe(label.key) ?? line.type}</Badge>}
        <span className={styles.when}>
          <Time value={line.createdAt} format="dateTime" />
        </span>
      </div>
      {line.text !== '' && <LongText text={line.text} lines={16} className={styles.text} />}
      {line.attachment && <Attached line={line} file={line.attachment} discussion={d} />}
      {line.reason && <p className={styles.when}>{t('reading.reason', { reason: line.reason })}</p>}
      {line.type === 'pendedexpert' && own && <p className={styles.when}>{t('reading.pended')}</p>}
      {(mayRetract || mayAskBack) && (
        <div className={styles.actions}>
          {mayAskBack && (
            <Button
              small
              tone="quiet"
              onClick={() => openFollowup({ queryExpertId: line.queryExpertId ?? '', name: line.displayName })}
            >
              {t('reading.askBack')}
            </Button>
          )}
          {mayRetract && (
            <Button
              small
              tone="quiet"
              icon={<Undo2 aria-hidden="true" />}
              busy={act.isPending}
              onClick={() => void retract()}
            >
              {t('reading.retract')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
