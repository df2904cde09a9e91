import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import { userType } from '#model/identity/enums.ts'
import { api } from '../providers/client.ts'
import { Block } from '../kit/block.tsx'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useOpenedByCommand } from '../kit/record/record-commands.ts'
import { AddRecord } from '../kit/record/add-record.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../providers/verbs.ts'
import { invalidatedBy, type QueryRow } from './row.ts'

/** The staff who look after the discussion. */
export function Team({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [adding, setAdding] = useState(false)
  useOpenedByCommand('notes', () => setAdding(true))
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: invalidatedBy })
  const { data } = useQuery({
    queryKey: ['discussion', 'team', query.key],
    queryFn: ({ signal }) => api.get('/csradmin/interaction/{key}/team', { params: { key: query.key }, signal }),
    retry: false,
  })
  return (
    <Block
      title={text('queries.note.team')}
      actions={
        <AddRecord
          source={{
            resource: 'users',
            name: 'resolvedDisplayName',
            sortBy: 'lastName',
            detail: 'email',
            filter: { userType: userType.csr },
            label: 'queries.note.addMember',
          }}
          why={why}
          busy={busy}
          open={adding}
          onOpen={setAdding}
          onAdd={(id) => run(discussionVerbs.addTeamMember(query.key, id))}
        />
      }
    >
      <Card>
        {data?.data.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {text('queries.note.nobody')}
          </Typography>
        )}
        <List dense disablePadding>
          {data?.data.map((member) => (
            <ListItem
              key={member.userId}
              secondaryAction={
                !why && (
                  <Tooltip title={translate('ra.action.remove')}>
                    <IconButton
                      size="small"
                      edge="end"
                      aria-label={`${translate('ra.action.remove')}${translate('list.colon')}${member.displayName}`}
                      onClick={() => void run(discussionVerbs.removeTeamMember(query.key, member.userId))}
                    >
                      <RemoveIcon fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )
              }
            >
              <ListItemText
                primary={member.displayName}
                secondary={text(
                  `queries.handler.${member.csrHandler as 'none' | 'assigned' | 'unassigned' | 'deactivated'}`,
                )}
              />
            </ListItem>
          ))}
        </List>
      </Card>
    </Block>
  )
}
