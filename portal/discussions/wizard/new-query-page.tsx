import { userType } from '#model/identity/enums.ts'
import { useLogin, useUser } from '#api/client/session.ts'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { AskPage } from './ask-page.tsx'
import { CannotAsk } from './cannot-ask.tsx'
import { ChooseUserDialog } from './choose-user-dialog.tsx'
import { PlanReasons } from './plan-reasons.tsx'
import { usePlanRights } from '../../panels/plan-rights.ts'

/** Someone's own new discussion; staff choose first for whom. */
export default function NewQueryPage() {
  const user = useUser()
  const canPost = useLogin()?.canPost === true
  if (user.userType === userType.csr) return <ChooseUserDialog />
  if (!canPost) return <WhyNot userId={user.id} />
  return <AskPage userId={user.id} proxy={user.userType === userType.blinded} />
}

/** Nothing can be asked: the rule behind it, for each plan. */
function WhyNot({ userId }: { userId: string }) {
  const t = useTranslation()
  const { data: rights, isPending } = usePlanRights(userId)
  return (
    <Page title={t('menu.startDiscussion')} narrow>
      {!isPending && (
        <CannotAsk reason={rights?.length === 0 ? 'canPost.noPlan' : 'lobby.cannotPost'}>
          <PlanReasons rights={rights ?? []} />
        </CannotAsk>
      )}
    </Page>
  )
}
