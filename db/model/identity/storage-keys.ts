/** Names under which the browsers remember things; both front ends use the same ones. */
export const storedLoginKey = 'consilium.login'
/** milliseconds by which the server's clock is ahead of this device's */
export const serverClockKey = 'consilium.serverClock'
export const languageKey = 'portal-language'
/** `light` or `dark`; absent: as the system is set */
export const appearanceKey = 'consilium.appearance'
/** Session storage: the page that was left when someone began to act for another person. */
export const actingFromKey = 'consilium.actingFrom'
/** Session storage: the page wanted before sign-in, of one user, or of the next person to sign in. */
export const savedRouteKey = (userId: string | undefined) => `consilium.route.${userId ?? 'guest'}`
/** why the last sign-in ended, in this tab: `expired`, `loggedOut` or `signedOut`; the sign-in page tells it once */
export const endedKey = 'consilium.ended'
/** the user who has put the reminder of the tax form aside, until the next sign-in */
export const taxDismissedKey = 'consilium.taxDismissed'
/** what tells the mailed link of a registration that this browser has registered */
export const registrationKey = 'consilium.registration'
/** what tells the server that this browser has completed a sign-in before; stays when signing out */
export const knownDeviceKey = 'consilium.device'
