/**
 * How the bar looks on a page: `default-no-back` keeps the logo on phones, `mfaview` shows the logo alone, `none` hides
 * the bar, `login-layout` has a frame of its own.
 */
export type TopBarVariant = 'default' | 'default-no-back' | 'mfaview' | 'none' | 'login-layout'
