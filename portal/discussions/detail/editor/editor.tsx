import type { Discussion } from '#model/discussions/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { AttachZone } from '../../attachments/attach-zone.tsx'
import { AskerEditor } from './asker-editor.tsx'
import { draftKey } from './draft-key.ts'
import { AnswerPlace } from './answer-place.tsx'
import { PausedDraft } from './paused-draft.tsx'

/** Where one writes, or why one cannot. */
export function Editor({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const { id } = useUser()
  if (d.displayStatus !== 'open' || d.viewer === 'invitee') return null
  if (!d.mayPost) {
    // the state itself is told above; what remains is the plan's rule or the reader's part
    return (
      <>
        {d.status !== 'held' && (
          <Banner tone="info">
            {t(
              d.viewer === 'planMember'
                ? 'reading.readOnlyShared'
                : d.viewer === 'asker'
                  ? 'reading.readOnlyPlan'
                  : 'reading.readOnly',
            )}
          </Banner>
        )}
        <PausedDraft draftKey={draftKey(id, d.key)} />
      </>
    )
  }
  const key = draftKey(id, d.key)
  return (
    <>
      {d.viewer === 'asker' ? (
        <AskerEditor discussion={d} draftKey={key} />
      ) : (
        <AnswerPlace discussion={d} draftKey={key} />
      )}
      {d.mayAttach && <AttachZone discussion={d} />}
    </>
  )
}
