import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useNotify, useTranslate } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { lazyPart } from '../../kit/lazy-part.ts'
import { saveFile } from '../../kit/list/save-file.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import { MenuButton } from '../../layout/menu-button.tsx'
import type { BarCommand } from '../commands/commands.ts'
import type { QueryRow } from '../row.ts'

const Commands = lazyPart(async () => ({ default: (await import('./query-menu-commands.tsx')).QueryMenuCommands }))
const CommandDialog = lazyPart(async () => ({
  default: (await import('../commands/command-dialog.tsx')).CommandDialog,
}))

/** Open, release, hold, close at the end of a row; what cannot be done now says why. */
export function QueryMenu({ query, path }: { query: QueryRow; path: string }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState<BarCommand>()
  return (
    // a click on the menu is no click on the row
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton label={text('queries.list.actionsOf', { name: query.key })} icon={<MoreIcon fontSize="small" />}>
        {(close) => [
          <MenuItem key="open" dense component={Link} to={path} onClick={close}>
            {text('queries.list.open')}
          </MenuItem>,
          <MenuItem key="summary" dense component={Link} to={`${path}/summary`} onClick={close}>
            {text('queries.list.summary')}
          </MenuItem>,
          query.meetingTime !== null && (
            <MenuItem
              key="calendar"
              dense
              onClick={() => {
                close()
                void saveFile(`/server/query/iCal/${encodeURIComponent(query.key)}`, `${query.key}.ics`).catch(
                  (error: unknown) => notify(refusalText(error, translate), { type: 'error' }),
                )
              }}
            >
              {text('queries.list.calendar')}
            </MenuItem>
          ),
          <MenuItem key="portal" dense component="a" href={`/discussion/${encodeURIComponent(query.key)}`}>
            {text('queries.list.portal')}
          </MenuItem>,
          <Suspense key="commands">
            <Commands
              query={query}
              onChoose={(command) => {
                close()
                setAsking(command)
              }}
            />
          </Suspense>,
        ]}
      </MenuButton>
      {asking && (
        <Suspense>
          <CommandDialog command={asking} query={query} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </span>
  )
}
