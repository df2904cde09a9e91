/** The numbers that the sign-in page itself works with. Apart from the catalogue of all, which the page has no use for. */
export const firstPageLimits = {
  /** characters of an e-mail address at sign-in */
  'login.emailMax': 64,
  /** milliseconds that a short message stays */
  'screen.snackbar': 3000,
} as const
