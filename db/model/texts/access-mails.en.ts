/** Mails about the ways into an account. */
export const en = {
  message: {
    access: {
      passkeyAdded: {
        subject: 'A passkey was added to your account',
        text: 'The passkey “%{name}” can now sign in to your account. If you did not add it, please remove it on your account page and contact us at once.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed from your account',
        text: 'The passkey “%{name}” can no longer sign in to your account, and your other sessions have ended. If you did not remove it, please contact us at once.',
      },
      signOnLinked: {
        subject: 'Your account now signs in through %{name}',
        text: 'Somebody has signed in to your account through %{name} for the first time. If this was not you, please contact us at once.',
      },
    },
  },
}
