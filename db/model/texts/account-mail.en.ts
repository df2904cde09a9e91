/** What people are told by mail and text message about their password and their sign-in. */
export const en = {
  message: {
    code: {
      subject: 'Your code for signing in',
      email:
        'Your code is %{code}. It works once, for %{minutes} minutes. If you did not ask for it, please change your password.',
      sms: '%{code} is your code. It works once, for %{minutes} minutes. Give it to nobody.',
    },
    account: {
      resetPassword: {
        subject: 'Choose a new password',
        text: 'With this link you choose a new password. It works once, for %{minutes} minutes. If you did not ask for it, you need not do anything.',
      },
      newPassword: {
        subject: 'Welcome: choose your password',
        text: 'An account was opened for you. With this link you choose its password. It works once, for %{minutes} minutes; after that, “Forgot password?” on the sign-in page sends you another.',
      },
      passwordChanged: {
        subject: 'Your password was changed',
        text: 'The password of your account was changed, and you were signed out everywhere else. If it was not you, choose a new one with “Forgot password?” at once and contact support.',
      },
      factorAdded: {
        subject: 'A way to confirm your sign-in was added',
        text: 'From now on you can confirm your sign-in with: %{method}. If it was not you, please change your password and contact support.',
      },
      factorRemoved: {
        subject: 'A way to confirm your sign-in was removed',
        text: 'This way to confirm your sign-in was removed from your account: %{method}. You were signed out everywhere else. If you do not know why, please contact support.',
      },
    },
  },
}
