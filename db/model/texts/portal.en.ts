export const en = {
  form: {
    showOptions: 'Show the choices for %{field}',
    nothingFound: 'Nothing found',
    dateFormat: 'Month, day, year, like 03/27/2026',
    dateInvalid: 'Enter a real date, like 03/27/2026.',
  },
  dialog: {
    close: 'Close',
    print: 'Print',
  },
  list: {
    colon: ': ',
    pages: 'Pages',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    range: '%{from} to %{to} of %{total}',
  },
  errors: {
    otp: 'Enter the 6 digits of the code.',
    notFoundInvitation: 'This invitation is invalid or has expired. Please contact support.',
  },
  session: {
    warning:
      'For your security you will be logged out in %{smart_count} second. |||| For your security you will be logged out in %{smart_count} seconds.',
    logOut: 'Log out',
  },
  shell: {
    userType: {
      PEN: 'Pending',
      CLI: 'Member',
      EXP: 'Expert',
      CSR: 'Customer service',
      GST: 'Guest',
      NWT: 'Physician',
      VIR: 'System',
      PLM: 'Plan manager',
      BLD: 'Blinded',
    },
    back: 'Back',
    help: 'Help',
    adminMenu: 'Open the back office',
    userMenu: 'Menu of %{name}',
    acting: 'Acting for somebody',
    actingTime: '%{time} left',
  },
  mfa: {
    title: 'Confirm that it is you',
    send: 'Send Code',
    verify: 'Verify',
    code: 'Code of 6 digits',
    emailText: 'We send a code to the e-mail address of your account.',
    sentTo: 'A code is on its way to %{target}. It is valid for %{minutes} minutes.',
    resend: 'Send a new code',
    lockedFor: 'Too many wrong codes. This method is locked. Time left: %{time}.',
  },
  noAuth: {
    signedIn: 'You are already signed in',
    notAllowed: 'Your account does not include this page.',
  },
  notFound: {
    toDashboard: 'To my dashboard',
    toLogin: 'To sign-in',
  },
  contact: {
    message: 'Your message',
    hint: 'We answer by e-mail.',
  },
}
