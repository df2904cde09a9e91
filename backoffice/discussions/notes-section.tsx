import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useGetList } from 'ra-core'
import { longestText } from '#model/long-text.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { LimitedField, useTooLong } from '../kit/limited-field.tsx'
import { useTextDraft } from '../kit/hooks/use-text-draft.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { When } from '../kit/when.tsx'
import { discussionVerbs } from '../providers/verbs.ts'
import { Prose } from './wording/prose.tsx'
import { invalidatedBy, type Discussion, type ResponseRow, type QueryRow } from './row.ts'
import { Team } from './team.tsx'

/** Notes of staff, and who of them looks after the discussion. */
export function NotesSection({ query }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const { text: written, write, sent } = useTextDraft(`note.${query.id}`)
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { run, busy } = useActionMutation({ done: 'queries.note.added', reload: invalidatedBy })
  const { data, isPending } = useGetList<ResponseRow>('queryResponses', {
    filter: { queryId: query.id, type: 'csrinfo' },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 250 },
  })
  const add = async () => {
    if (await run(discussionVerbs.addNote(query.key, written.trim()))) sent(written)
  }
  const unfit = useTooLong(written, longestText) ?? (written.trim() === '' ? text('queries.response.empty') : undefined)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Block title={text('queries.section.notes')}>
        <Card sx={{ p: 2, mb: 2 }}>
          <LimitedField
            limit={longestText}
            fullWidth
            multiline
            minRows={2}
            maxRows={10}
            label={text('queries.note.text')}
            value={written}
            onChange={(event) => write(event.target.value)}
          />
          <Box sx={{ mt: 1.5 }}>
            <GuardedButton variant="contained" why={why ?? unfit} loading={busy} onClick={() => void add()}>
              {text('queries.note.add')}
            </GuardedButton>
          </Box>
        </Card>
        {!isPending && data?.length === 0 && (
          <Typography color="text.secondary">{text('queries.note.none')}</Typography>
        )}
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
          {data?.map((note) => (
            <Card key={note.id} component="li" sx={{ p: 2 }}>
              <Typography variant="caption" color="text.secondary">
                {note.displayName} · <When value={note.createdAt} />
              </Typography>
              <Prose>{note.text}</Prose>
            </Card>
          ))}
        </Box>
      </Block>
      <Team query={query} />
    </Box>
  )
}
