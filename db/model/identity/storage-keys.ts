/** Names under which the browsers remember things; both front ends use the same ones. */
export const storedLoginKey = 'consilium.login'
export const languageKey = 'portal-language'
/** `light` or `dark`; absent: as the system is set */
export const appearanceKey = 'consilium.appearance'
/** Session storage: the page that was left when somebody began to act for another person. */
export const actingFromKey = 'consilium.actingFrom'
/** Session storage: the page wanted before sign-in, of one user or of whoever signs in next. */
export const savedRouteKey = (userId: string | undefined) => `consilium.route.${userId ?? 'guest'}`
/** why the last sign-in ended, in this tab: `expired`, `loggedOut` or `signedOut`; the sign-in page tells it once */
export const endedKey = 'consilium.ended'
/** the user who has put the reminder of the tax form aside, until the next sign-in */
export const taxDismissedKey = 'consilium.taxDismissed'
