/** Browser storage keys shared by both front ends. */
export const storedLoginKey = 'consilium.login'
/** milliseconds by which the server's clock is ahead of this device's */
export const serverClockKey = 'consilium.serverClock'
export const languageKey = 'portal-language'
/** `light` or `dark`; absent: system setting */
export const appearanceKey = 'consilium.appearance'
/** Session storage: the page to return to after acting for another user. */
export const actingFromKey = 'consilium.actingFrom'
/** Session storage: the page requested before sign-in, per user, or for the next user to sign in. */
export const savedRouteKey = (userId: string | undefined) => `consilium.route.${userId ?? 'guest'}`
/** why the last session in this tab ended: `expired`, `loggedOut` or `signedOut`; shown once on the sign-in page */
export const endedKey = 'consilium.ended'
/** id of the user who dismissed the tax-form reminder, until the next sign-in */
export const taxDismissedKey = 'consilium.taxDismissed'
/** when someone last signed out here on purpose, and their id */
export const signedOutKey = 'consilium.signedOut'
/** the sign-out on purpose after which an identity provider has asked again */
export const signOnSeenKey = 'consilium.signOnSeen'
/** proves to the mailed registration link that this browser registered */
export const registrationKey = 'consilium.registration'
/** proves to the server that this browser has signed in before; survives sign-out */
export const knownDeviceKey = 'consilium.device'
