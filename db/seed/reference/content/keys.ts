/** A page of text in one language: HTML of the content store, with ::placeholders:: of the brand. */
export interface PageText {
  readonly title: string
  readonly html: string
}

export interface TileText {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly linkText: string
}

export type TermsKey = 'client' | 'network' | 'planmanager' | 'blinded' | 'invited'

export type PageKey = 'privacy' | 'disclosure' | 'dashboard' | 'dashboardClient' | 'beacon' | 'marrow'

export type HelpKey =
  | 'home'
  | 'homeClient'
  | 'ask'
  | 'askClient'
  | 'discussions'
  | 'discussionsClient'
  | 'discussionsExpert'
  | 'live'
  | 'invitations'
  | 'answering'
  | 'payment'
  | 'taxForms'
  | 'profile'
  | 'managedPlans'
  | 'blinded'
  | 'signIn'
  | 'account'

export type TileKey =
  | 'first'
  | 'second'
  | 'third'
  | 'firstClient'
  | 'secondClient'
  | 'thirdClient'
  | 'firstNetwork'
  | 'secondNetwork'
  | 'thirdNetwork'
  | 'firstGeneral'
  | 'secondGeneral'
  | 'thirdGeneral'
  | 'firstManager'
