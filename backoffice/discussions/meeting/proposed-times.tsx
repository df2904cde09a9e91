import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Block } from '../../kit/block.tsx'
import { GuardedButton } from '../../kit/buttons/guarded-button.tsx'
import { GuardedIcon } from '../../kit/buttons/guarded-icon.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useRefusal } from '../commands/use-refusal.ts'
import { invalidatedBy, type Discussion, type QueryRow } from '../row.ts'
import { TimeDialog } from './time-dialog.tsx'
import { blocking, useBestTimes, WhoCan, type BestTime } from './who-can.tsx'

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
  const { meeting, list } = useFormat()
  const [adding, setAdding] = useState(false)
  const { run, busy: saving } = useActionMutation({ done: 'queryMeeting.done', reload: invalidatedBy })
  const why = refusal('proposeTimes', view)
  const whyNot = refusal('schedule', view)
  const ranked = useBestTimes(query)
  const times = view?.proposedTimes ?? []
  const rows: { at: number; time?: BestTime }[] =
    ranked?.map((time) => ({ at: time.at, time })) ?? [...times].sort((a, b) => a - b).map((at) => ({ at }))
  const impossible = (time: BestTime) => {
    const names = blocking(time)
    return names.length > 0 ? text('queryMeeting.blocked', { names: list(names) }) : text('queryMeeting.past')
  }
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
        {rows.map(({ at, time }, index) => (
          <Box component="li" key={at} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ minWidth: 260 }}>{meeting(at)}</Typography>
            {at === query.meetingTime ? (
              <StatusChip tone="good" label={text('queryMeeting.chosen')} />
            ) : (
              <GuardedButton
                why={
                  busy
                    ? translate('ra.page.loading')
                    : (whyNot ?? (time && !time.possible ? impossible(time) : undefined))
                }
                onClick={() => onChoose(at)}
              >
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
            {time && (
              <StatusChip
                tone={!time.possible ? 'warn' : time.can === time.of ? 'good' : 'busy'}
                label={text('queryMeeting.canAttend', { can: time.can, of: time.of })}
              />
            )}
            {time?.possible && index === 0 && rows.length > 1 && (
              <Typography variant="body2">{text('queryMeeting.best')}</Typography>
            )}
            {time && (
              <Box sx={{ width: '100%', pb: 1 }}>
                <WhoCan time={time} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {adding && (
        <TimeDialog
          title={`${text('queryMeeting.addTime')} · ${query.key}`}
          query={query}
          first={null}
          busy={saving}
          onClose={() => setAdding(false)}
          onConfirm={(at) => void save([...new Set([...times, at])]).then((answer) => answer && setAdding(false))}
        />
      )}
    </Block>
  )
}
