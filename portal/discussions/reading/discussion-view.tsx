import type { Discussion } from '#model/discussions/wire.ts'
import page from '../../shell/page.module.css'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { Archives } from '../beside/archives.tsx'
import { ConsentAsked } from '../beside/front-matter.tsx'
import { MoreActions } from '../beside/more-actions.tsx'
import { LongText } from '../long-text.tsx'
import { Editor } from './editor.tsx'
import { Head } from './head.tsx'
import { OwnPart } from './own-part.tsx'
import { Responses } from './responses.tsx'
import { StaffWording } from './staff-wording.tsx'
import { StatusPanel } from './status-panel.tsx'
import { OpenSurveys, PanelResults } from './surveys.tsx'
import { UnsentText } from './unsent-text.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import styles from './reading.module.css'

/** The discussion from its head to the place to write. */
export function DiscussionView({ discussion }: { discussion: Discussion }) {
  const t = useTranslation()
  useHeartbeat(discussion)
  const ended = discussion.displayStatus === 'closed' || discussion.displayStatus === 'cancelled'

  if (discussion.engagement?.status === 'declined')
    return (
      <div className={page.page}>
        <h1>{discussion.title}</h1>
        <Banner tone="info">{t('discussion.declined')}</Banner>
      </div>
    )
  return (
    <div className={cx(page.page, styles.page)}>
      <Head discussion={discussion} />
      <MoreActions discussion={discussion} />
      <StatusPanel discussion={discussion} />
      {discussion.viewer === 'csr' && <StaffWording key={discussion.key} discussion={discussion} />}
      <OwnPart discussion={discussion} />
      <ConsentAsked discussion={discussion} />
      <div className={styles.column}>
        {discussion.text !== null && (
          <Card title={t('discussion.wizard.question.name')}>
            <LongText text={discussion.text} lines={14} className={styles.question} />
          </Card>
        )}
        {discussion.history && (
          <Card title={t(discussion.viewer === 'asker' ? 'discussion.wizard.history.name' : 'reading.history')}>
            <LongText text={discussion.history} lines={10} />
          </Card>
        )}
        <OpenSurveys discussion={discussion} />
        {(discussion.releasedAt !== null || discussion.viewer === 'csr') && <Responses discussion={discussion} />}
        <PanelResults discussion={discussion} />
        <Archives discussion={discussion} />
        {ended ? (
          <UnsentText key={discussion.key} discussion={discussion} />
        ) : (
          <Editor key={discussion.key} discussion={discussion} />
        )}
      </div>
    </div>
  )
}
