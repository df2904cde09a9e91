/** What the sign-in page and the frame around it say: in English at hand at once, everything else follows with the first page behind. */
export const en = {
  menu: {
    language: {
      en: 'English',
      zh: 'simplified Chinese',
    },
  },
  errors: {
    notAuthorized: 'Not Authorized',
    generic: 'An error occurred.',
    required: 'This field is Required',
    rateLimited: 'Too many requests. Please wait a moment.',
    internal: 'An error occurred.',
    signInLocked: 'Too many tries. Please wait 15 minutes and try again.',
    email: 'Enter an e-mail address, like name@example.org.',
    tooLong: 'This is too long.',
    offline: 'There is no connection to the server. Please check your network and try again.',
  },
  messages: {
    ok: 'OK',
    signInError: 'The email or password you entered is incorrect',
    signIn500Error: 'The platform is down for maintenance. Please try again shortly.',
    signIn401Error: 'Unauthorized Login',
    sessionExpired: 'Session expired.',
    loggedOut: 'You have been logged out.',
    ageConfirm: 'By signing in you confirm you are at least 18 and accept the Terms of Use.',
  },
  auth: {
    oauth: {
      required: 'Please Authenticate',
    },
    notAuthorized: 'Not Authorized',
  },
  login: {
    passkey: 'Sign in with a passkey',
    staff: 'Staff sign-in',
    button: 'Login',
    forgotPassword: 'Forgot password?',
    termsOfUse: 'Terms of Use',
    privacyPolicy: 'Privacy Policy',
    backToLogin: 'Back to Login',
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
  },
  form: {
    optional: '(optional)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    tooManyCharacters: '%{smart_count} character too many |||| %{smart_count} characters too many',
  },
  dialog: {
    dismiss: 'Dismiss',
  },
  state: {
    loading: 'Loading…',
    failed: 'This could not be loaded',
    tryAgain: 'Try again',
  },
  shell: {
    skip: 'Skip to the content',
    home: '%{product}, to the start page',
    language: 'Language',
    appearance: {
      label: 'Appearance',
      system: 'As the device is set',
      light: 'Light',
      dark: 'Dark',
    },
    reload: 'Reload',
    pageFailed: 'This page could not be shown',
  },
}
