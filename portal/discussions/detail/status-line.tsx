import type { ReactNode } from 'react'
import { Check, Circle, CircleDot } from 'lucide-react'
import { caseStages } from '#model/discussions/case-progress.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { useBegun } from '../../live-sessions/room/use-begun.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './status-line.module.css'

/** Where the case is, what comes next and why it waits, in one line; renewed with every live update. */
export function StatusLine({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const { progress: p } = d
  const begun = useBegun(d.meetingTime)
  if (!p || d.displayStatus === 'cancelled') return null
  const at = caseStages.indexOf(p.stage)
  const reached = (stage: (typeof caseStages)[number]) => at >= caseStages.indexOf(stage)
  const inReview = d.status === 'csrhold' && p.waitsFor === 'review'
  const reviewStep = reached('reviewed') ? 'reviewed' : inReview ? 'inReview' : 'review'
  const steps: { key: string; done: boolean; words: ReactNode }[] = [
    { key: 'submitted', done: true, words: t('caseView.step.submitted') },
    {
      key: 'reviewed',
      done: reached('reviewed'),
      words: t(`caseView.step.${reviewStep}`),
    },
    {
      key: 'invited',
      done: p.invited > 0,
      words: p.invited > 0 ? t('caseView.step.invited', { smart_count: p.invited }) : t('caseView.step.invite'),
    },
    {
      key: 'accepted',
      done: p.accepted > 0,
      words:
        p.invited > 0 ? t('caseView.step.accepted', { n: p.accepted, of: p.panelSize }) : t('caseView.step.accept'),
    },
    {
      key: 'answered',
      done: p.answered > 0,
      words:
        p.answered > 0 ? (
          t(isLive(d.mediaType) ? 'caseView.step.callHeld' : 'caseView.step.answered', { smart_count: p.answered })
        ) : p.firstAnswerBy ? (
          <AnswerBy time={p.firstAnswerBy} />
        ) : (
          t(isLive(d.mediaType) ? 'caseView.step.call' : 'caseView.step.answer')
        ),
    },
    ...(p.stage === 'closed' ? [{ key: 'closed', done: true, words: t('caseView.step.closed') }] : []),
  ]
  const next = steps.findIndex(({ done }) => !done)
  return (
    <section className={styles.line} aria-label={t('caseView.progress')}>
      <ol>
        {steps.map(({ key, done, words }, place) => {
          const Icon = done ? Check : place === next ? CircleDot : Circle
          return (
            <li key={key} data-done={done || undefined} aria-current={place === next ? 'step' : undefined}>
              <Icon aria-hidden="true" />
              <span>{words}</span>
            </li>
          )
        })}
      </ol>
      <p role="status">
        {p.waitsFor !== null && t(`caseView.waits.${p.waitsFor === 'call' && begun ? 'callOpen' : p.waitsFor}`)}
      </p>
    </section>
  )
}

function AnswerBy({ time }: { time: string }) {
  const t = useTranslation()
  const [before, after] = t('caseView.step.answerBy', { time: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <Time value={time} />
      {after}
    </>
  )
}
