/** Limits that every page of a signed-in person uses; separate from the full list to keep the first load small. */
export const sessionLimits = {
  /** minutes without a key or a touch after which a session is no longer renewed silently */
  'session.activeWithin': 5,
  /** seconds before its end at which a session is renewed silently */
  'session.silentRefresh': 90,
  /** seconds before its end at which a page asks */
  'session.warning': 60,
} as const
