/** Limits used by the sign-in page; separate from the full list to keep the first load small. */
export const firstPageLimits = {
  /** maximum characters of an e-mail address at sign-in */
  'login.emailMax': 64,
  /** milliseconds a snackbar is shown */
  'screen.snackbar': 3000,
} as const
