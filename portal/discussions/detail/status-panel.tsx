import { Suspense } from 'react'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import type { Tone } from '../../ui/overlays/notify.ts'
import { Returned, Rewording } from './parts.ts'

interface Panel {
  tone: Tone
  text:
    | 'create'
    | 'pendingSurvey'
    | 'pendingCharge'
    | 'charged'
    | 'csrhold'
    | 'held'
    | 'answered'
    | 'closed'
    | 'cancelled'
    | 'clarify'
    | 'clarifyReadOnly'
}

/** What is above the discussion for this reader. */
export function panelOf({ status, askerAction, viewer, mayPost, progress }: Discussion): Panel | undefined {
  switch (status) {
    case 'create':
      return { tone: 'info', text: 'create' }
    case 'pending_survey':
      return { tone: 'warning', text: 'pendingSurvey' }
    case 'pending_charge':
      return { tone: 'info', text: 'pendingCharge' }
    case 'charged':
      return { tone: 'info', text: 'charged' }
    case 'csrhold':
      // the status line says it to those who have one
      return progress ? undefined : { tone: 'info', text: 'csrhold' }
    case 'held':
      return { tone: 'warning', text: 'held' }
    case 'closed':
      return { tone: 'info', text: 'closed' }
    case 'cancelled':
      return { tone: 'error', text: 'cancelled' }
    case 'answered':
    case 'open':
      if (askerAction === 'clarify' && viewer === 'asker')
        return { tone: 'warning', text: mayPost ? 'clarify' : 'clarifyReadOnly' }
      return status === 'answered' ? { tone: 'success', text: 'answered' } : undefined
  }
}

/** Where the discussion stands, in words, and what is asked of its asker. */
export function StatusPanel({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const hours = useLimit('discussion.clarifyPause')
  const forAsker = d.viewer === 'asker'
  if (forAsker && d.status === 'create' && d.askerAction === 'returned')
    return (
      <Suspense>
        <Returned discussion={d} />
      </Suspense>
    )
  const panel = panelOf(d)
  return (
    <>
      {panel && (
        <Banner
          tone={panel.tone}
          title={t(
            panel.text === 'answered' && isLive(d.mediaType) ? 'calls.held' : `reading.state.${panel.text}.title`,
          )}
        >
          <span>{t(`reading.state.${panel.text}.text`, { hours })}</span>
          {d.staffNote && (d.status === 'held' || d.status === 'cancelled') && (
            <span>{t('reading.reason', { reason: d.staffNote })}</span>
          )}
        </Banner>
      )}
      {forAsker && d.status === 'csrhold' && d.askerAction === 'csrupdate' && (
        <Suspense>
          <Rewording discussion={d} />
        </Suspense>
      )}
    </>
  )
}
