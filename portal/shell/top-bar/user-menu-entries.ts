import { asksForTaxForm, mayOpen, mayStartDiscussion } from '#model/identity/pages.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import { actorOf } from '../../identity/actor.ts'

export type MenuEntry =
  | 'startDiscussion'
  | 'contactUs'
  | 'dashboard'
  | 'fillOutTaxForms'
  | 'myDiscussions'
  | 'userProfile'
  | 'returnToAccount'
  | 'signOut'

/** The entries of the user menu for one person, in their fixed order. */
export function menuEntries(login: StoredLogin): MenuEntry[] {
  const { user, authUser } = login
  const actor = actorOf(login)
  const entries: (MenuEntry | false)[] = [
    actor !== null && mayStartDiscussion(actor) && 'startDiscussion',
    'contactUs',
    'dashboard',
    asksForTaxForm(user) && 'fillOutTaxForms',
    mayOpen('Discussions', actor) === 'open' && 'myDiscussions',
    'userProfile',
    authUser !== undefined && 'returnToAccount',
    'signOut',
  ]
  return entries.filter((entry) => entry !== false)
}
