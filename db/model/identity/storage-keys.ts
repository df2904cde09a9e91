/** Names under which the browsers remember things; both front ends use the same ones. */
export const storedLoginKey = 'consilium.login'
export const languageKey = 'portal-language'
/** `light` or `dark`; absent: as the system is set */
export const appearanceKey = 'consilium.appearance'
