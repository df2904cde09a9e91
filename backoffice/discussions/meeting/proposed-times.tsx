import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Block } from '../../kit/block.tsx'
import { GuardedButton } from '../../kit/guarded-button.tsx'
import { GuardedIcon } from '../../kit/guarded-icon.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { useText } from '../../kit/use-text.ts'
import { useActionMutation } from '../../kit/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useRefusal } from '../use-refusal.ts'
import { invalidatedBy, type Discussion, type QueryRow } from '../row.ts'
import { TimeDialog } from './time-dialog.tsx'

interface Props {
  query: QueryRow
  view?: Discussion
  busy: boolean
  /** @param at epoch seconds */
  onChoose: (at: number) => void
}

/** Times among which experts choose; one of them can be taken at once. */
export function ProposedTimes({ query, view, busy, onChoose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const refusal = useRefusal()
  const { meeting } = useFormat()
  const [adding, setAdding] = useState(false)
  const { run, busy: saving } = useActionMutation({ done: 'queryMeeting.done', reload: invalidatedBy })
  const why = refusal('proposeTimes', view)
  const whyNot = refusal('schedule', view)
  const times = [...(view?.proposedTimes ?? [])].sort((a, b) => a - b)
  const save = (next: readonly number[]) => run(discussionVerbs.setTimes(query.key, next))
  return (
    <Block
      title={text('queryMeeting.proposed')}
      actions={
        <GuardedButton variant="outlined" why={why} onClick={() => setAdding(true)}>
          {text('queryMeeting.addTime')}
        </GuardedButton>
      }
    >
      {view && times.length === 0 && <Typography color="text.secondary">{text('queryMeeting.noProposed')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {times.map((at) => (
          <Box component="li" key={at} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ minWidth: 260 }}>{meeting(at)}</Typography>
            {at === query.meetingTime ? (
              <StatusChip tone="good" label={text('queryMeeting.chosen')} />
            ) : (
              <GuardedButton why={busy ? translate('ra.page.loading') : whyNot} onClick={() => onChoose(at)}>
                {text('queryMeeting.choose')}
              </GuardedButton>
            )}
            <GuardedIcon
              label={text('queryMeeting.removeTime', { time: meeting(at) })}
              why={why}
              onClick={() => void save(times.filter((one) => one !== at))}
            >
              <RemoveIcon fontSize="small" />
            </GuardedIcon>
          </Box>
        ))}
      </Box>
      {adding && (
        <TimeDialog
          title={`${text('queryMeeting.addTime')} · ${query.key}`}
          first={null}
          busy={saving}
          onClose={() => setAdding(false)}
          onConfirm={(at) => void save([...new Set([...times, at])]).then((answer) => answer && setAdding(false))}
        />
      )}
    </Block>
  )
}
