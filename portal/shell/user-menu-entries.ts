import { userType } from '#model/identity/enums.ts'
import { asksForTaxForm } from '#model/identity/pages.ts'
import type { StoredLogin } from '#model/identity/wire.ts'

export type MenuEntry = 'startDiscussion' | 'contactUs' | 'dashboard' | 'fillOutTaxForms' | 'myDiscussions' | 'userProfile' | 'returnToAccount' | 'signOut'

/** The entries of the user menu for one person, in their fixed order. */
export function menuEntries({ user, canPost, authUser }: StoredLogin): MenuEntry[] {
  const staff = user.userType === userType.csr
  const member = user.userType === userType.client
  const entries: (MenuEntry | false)[] = [
    !staff && canPost && 'startDiscussion',
    'contactUs',
    'dashboard',
    asksForTaxForm(user) && 'fillOutTaxForms',
    !member && !staff && 'myDiscussions',
    'userProfile',
    authUser !== undefined && 'returnToAccount',
    'signOut',
  ]
  return entries.filter(entry => entry !== false)
}
