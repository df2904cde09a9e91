import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { canCancel, canReissue, type UserInvite } from '#model/identity/invitations.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { GuardedItem } from '../../kit/buttons/guarded-item.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { MenuButton } from '../../layout/menu-button.tsx'
import { InvitationDialog, inviteActions, useInviteLabel, type InviteAction } from './invitation-dialog.tsx'

/** Why something cannot be done with the invitation; undefined: it can. */
function useRefusal(invite: UserInvite) {
  const translate = useTranslate()
  const why = useDisabledReason()(useMay('setup.edit'))
  return (action: InviteAction) =>
    why ?? ((action === 'cancel' ? canCancel : canReissue)(invite.status) ? undefined : translate('invite.decided'))
}

/** Reissue, cancel, and a link to hand over by oneself. What cannot be done says why. */
export function InvitationActions({ invite }: { invite: UserInvite }) {
  const label = useInviteLabel(invite)
  const refusal = useRefusal(invite)
  const [asking, setAsking] = useState<InviteAction>()
  return (
    <>
      {inviteActions.map((action) => (
        <GuardedButton key={action} why={refusal(action)} onClick={() => setAsking(action)}>
          {label(action)}
        </GuardedButton>
      ))}
      {asking && <InvitationDialog invite={invite} action={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

/** The same at the end of a row of the list. */
export function InvitationMenu({ invite, path }: { invite: UserInvite; path: string }) {
  const text = useText()
  const label = useInviteLabel(invite)
  const refusal = useRefusal(invite)
  const [asking, setAsking] = useState<InviteAction>()
  return (
    // a click on the menu is no click on the row
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton label={text('users.actionsOf', { name: invite.email })} icon={<MoreIcon fontSize="small" />}>
        {(close) => [
          <MenuItem key="open" dense component={Link} to={path} onClick={close}>
            {text('users.open')}
          </MenuItem>,
          ...inviteActions.map((action) => (
            <GuardedItem
              key={action}
              label={label(action)}
              why={refusal(action)}
              onClick={() => {
                close()
                setAsking(action)
              }}
            />
          )),
        ]}
      </MenuButton>
      {asking && <InvitationDialog invite={invite} action={asking} onClose={() => setAsking(undefined)} />}
    </span>
  )
}
