import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Link } from 'react-router'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { TextKey } from '#model/texts/load.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { GuardedItem } from '../kit/buttons/guarded-item.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { MenuButton } from '../layout/menu-button.tsx'
import { ActionDialog, actionsOf, useVerdict, type AccountAction } from './account-actions.tsx'

/** The head of the user page: what can be done with the account. */
export function UserActions({ user }: { user: UserListRow }) {
  const text = useText()
  const why = useDisabledReason()
  const verdict = useVerdict(user)
  const [asking, setAsking] = useState<AccountAction>()
  return (
    <>
      {actionsOf(user).map((action) => (
        <GuardedButton key={action} why={why(verdict(action))} onClick={() => setAsking(action)}>
          {text(`users.action.${action}` as TextKey)}
        </GuardedButton>
      ))}
      {asking && <ActionDialog user={user} action={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

/** The same at the end of a row of the list; what is forbidden says why. */
export function RowMenu({ user, path }: { user: UserListRow; path: string }) {
  const text = useText()
  const why = useDisabledReason()
  const verdict = useVerdict(user)
  const [asking, setAsking] = useState<AccountAction>()
  return (
    // a click on the menu is no click on the row
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton
        label={text('users.actionsOf', { name: user.resolvedDisplayName })}
        icon={<MoreIcon fontSize="small" />}
      >
        {(close) => [
          <MenuItem key="open" dense component={Link} to={path} onClick={close}>
            {text('users.open')}
          </MenuItem>,
          ...actionsOf(user).map((action) => (
            <GuardedItem
              key={action}
              label={text(`users.action.${action}` as TextKey)}
              why={why(verdict(action))}
              onClick={() => {
                close()
                setAsking(action)
              }}
            />
          )),
        ]}
      </MenuButton>
      {asking && <ActionDialog user={user} action={asking} onClose={() => setAsking(undefined)} />}
    </span>
  )
}
