export const en = {
  errors: {
    afterRelease: 'This is fixed once a discussion has been released.',
    surgeStarted: 'This is fixed once the surge payment has started.',
    notStaff: 'Only staff accounts have roles.',
  },
  message: {
    account: {
      emailChanged: {
        subject: 'Your e-mail address was changed',
        text: 'Our staff have changed the e-mail address of your account to %{email}. Please choose a new password with “Forgot password?” before you sign in again. If you did not ask for this, please contact support.',
      },
      enabled: {
        subject: 'Your account is open again',
        text: 'Your account has been opened again. Please choose a new password with “Forgot password?” before you sign in.',
      },
    },
  },
}
