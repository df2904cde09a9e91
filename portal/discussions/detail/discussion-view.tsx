import { Suspense } from 'react'
import type { Discussion } from '#model/discussions/wire.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import page from '../../shell/layout/page.module.css'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ConsentAsked } from './front-matter.tsx'
import { MoreActions } from './more-actions.tsx'
import { LongText } from '../long-text.tsx'
import { Editor } from './editor/editor.tsx'
import { Head } from './head.tsx'
import { OwnPart } from './own-part.tsx'
import { NewAnswers } from './new-answers.tsx'
import { Responses } from './responses.tsx'
import { LikelyAnswer } from './likely-answer.tsx'
import { StatusLine } from './status-line.tsx'
import { StatusPanel } from './status-panel.tsx'
import { OpenSurveys, PanelResults } from './surveys.tsx'
import { UnsentText } from './editor/unsent-text.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import styles from './detail.module.css'

const Archives = lazyPart(() => import('../export/archives.tsx'))
const CallSummary = lazyPart(() => import('../calls/call-summary.tsx'))
const StaffWording = lazyPart(() => import('./editor/staff-wording.tsx'))

/** lines that remain of what the asker wrote, once there is an answer to read */
const folded = 3

/** Askers know their own question, so their page starts with the answers as soon as there is one. */
export const answersFirst = ({ viewer, progress }: Pick<Discussion, 'viewer' | 'progress'>): boolean =>
  viewer === 'asker' && (progress?.answered ?? 0) > 0

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
  if (discussion.engagement?.givenBack)
    return (
      <div className={page.page}>
        <h1>{discussion.title}</h1>
        <Banner tone="info">{t('reading.part.givenBack')}</Banner>
      </div>
    )
  const first = answersFirst(discussion)
  const written = (
    <div key="case" className={styles.case}>
      {discussion.text !== null && (
        <Card title={t('discussion.wizard.question.name')}>
          <LongText
            text={discussion.text}
            lines={first ? folded : 14}
            className={first ? undefined : styles.question}
          />
        </Card>
      )}
      {discussion.history && (
        <Card title={t(discussion.viewer === 'asker' ? 'discussion.wizard.history.name' : 'reading.history')}>
          <LongText text={discussion.history} lines={first ? folded : 10} />
        </Card>
      )}
    </div>
  )
  const answers = (
    <div key="answers" className={styles.column}>
      <OpenSurveys discussion={discussion} />
      {(discussion.releasedAt !== null || discussion.viewer === 'csr') && <Responses discussion={discussion} />}
      <PanelResults discussion={discussion} />
      {discussion.archives.length > 0 && (
        <Suspense>
          <Archives discussion={discussion} />
        </Suspense>
      )}
      <div className={cx(styles.column, styles.writing)} data-screen-only>
        {ended ? (
          <UnsentText key={discussion.key} discussion={discussion} />
        ) : (
          <Editor key={discussion.key} discussion={discussion} />
        )}
      </div>
    </div>
  )
  return (
    <div className={cx(page.page, styles.page, discussion.viewer === 'expert' && styles.wide)}>
      <Head discussion={discussion} />
      <MoreActions discussion={discussion} />
      <StatusLine discussion={discussion} />
      <NewAnswers discussion={discussion} />
      <StatusPanel discussion={discussion} />
      <LikelyAnswer discussion={discussion} />
      {discussion.viewer === 'csr' && (
        <Suspense>
          <StaffWording key={discussion.key} discussion={discussion} />
        </Suspense>
      )}
      <OwnPart discussion={discussion} />
      {discussion.call !== null && (
        <Suspense>
          <CallSummary discussion={discussion} />
        </Suspense>
      )}
      <ConsentAsked discussion={discussion}>
        <div className={styles.columns} data-case={discussion.viewer === 'expert' || undefined}>
          {first ? [answers, written] : [written, answers]}
        </div>
      </ConsentAsked>
    </div>
  )
}
