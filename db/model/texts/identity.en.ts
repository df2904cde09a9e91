export const en = {
  messages: {
    passkeyFailed: 'Sign-in with the passkey did not work. Try again or use your password.',
    resetSent: 'If an account exists for this address, a link to reset the password is on its way.',
    resetDone: 'Your password has been changed. Please sign in.',
  },
  auth: {
    mfa: {
      required: 'Please complete multi-factor authentication.',
    },
    code: {
      invalid: 'Invalid code entered. Please try again.',
    },
    token: {
      missing: 'Please sign in.',
      dead: 'Session expired.',
    },
    password: {
      change: {
        required: 'Please choose a new password first.',
      },
    },
    acting: {
      forbidden: 'This is not possible while you are signed in as somebody else.',
    },
  },
  errors: {
    resetLink: 'Please try the link again or request a new one.',
    resetExpired: 'Your session has expired. Please request a new link.',
    newAccount: 'Your account could not be set up. Please contact your care navigator.',
    popupBlocked: 'The sign-in window was blocked. Please allow popups for this site and try again.',
    mfaInvalidCode: 'Invalid code entered. Please try again.',
    smsUnavailable: 'Text messages are not available for your region. Please choose another method.',
    passwordMatch: 'The passwords do not match.',
  },
  mfa: {
    appText: 'Use a code from an authenticator app on your phone. It works without e-mail or network.',
    appSetUp: 'Set up an app',
    appScan: 'Scan this picture with your authenticator app, then enter the code that it shows.',
    appEnter: 'Enter the code that your authenticator app shows.',
    appPicture: 'QR code for the authenticator app',
    returnToLogin: 'Return to Login',
    sorry: "We're Sorry!",
    sorryText: 'Only one sign-in method is available to you. If you cannot use it, please contact support.',
    choose: 'Choose a method or set one up',
    method: {
      sms: 'Text message (SMS)',
      authApp: 'Authenticator app',
      email: 'E-mail code',
    },
    smsUsOnly: 'Text messages can be sent to US numbers only.',
    resendIn: 'Resend in %{seconds} s',
    locked: 'Too many wrong codes. This method is locked for %{minutes} minutes.',
    removeConfirm: 'Removing this method cannot be undone.',
  },
  user: {
    prefix: {
      dr: 'Dr.',
      mr: 'Mr.',
      mrs: 'Mrs.',
      ms: 'Ms.',
      mx: 'Mx.',
    },
    kind: {
      census: 'Census',
      sso: 'SSO',
      region: 'Region',
      advocate: 'Advocate',
      blinded: 'Blinded',
      expert: 'Expert',
      vtb: 'Virtual Tumor Board',
    },
    type: {
      client: 'Client',
      csr: 'CSR',
      network: 'Network',
      physician: 'Physician',
      virtual: 'Virtual',
      planManager: 'Plan Manager',
    },
  },
}
