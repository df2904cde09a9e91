import { userType } from '#model/identity/enums.ts'
import { useLogin, useUser } from '../../identity/session.ts'
import { Page } from '../../shell/page.tsx'
import { useT } from '../../shell/texts.tsx'
import { AskPage } from './ask-page.tsx'
import { CannotAsk } from './cannot-ask.tsx'
import { ChooseUserDialog } from './choose-user-dialog.tsx'

/** Somebody's own new discussion; staff choose first for whom. */
export default function NewQueryPage() {
  const t = useT()
  const user = useUser()
  const canPost = useLogin()?.canPost === true
  if (user.userType === userType.csr) return <ChooseUserDialog />
  if (!canPost)
    return (
      <Page title={t('menu.startDiscussion')} narrow>
        <CannotAsk reason="lobby.cannotPost" />
      </Page>
    )
  return <AskPage userId={user.id} proxy={user.userType === userType.blinded} />
}
