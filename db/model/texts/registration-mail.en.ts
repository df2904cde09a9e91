/** Mails about registering, and what is wrong with what was entered. */
export const en = {
  message: {
    register: {
      verify: {
        subject: 'Confirm your e-mail address',
        text: 'Dear %{name},\n\nthank you for registering. Please open this link to confirm your address and sign in; it works for %{hours} hours. If you did not register, you need not do anything.',
      },
      welcome: {
        subject: 'Welcome to Consilium',
        text: 'Dear %{name},\n\nyour account is ready. Sign in with your e-mail address and password:',
      },
      known: {
        subject: 'You already have an account',
        text: 'Dear %{name},\n\nsomebody has registered with your e-mail address. You have an account already, and nothing has changed in it. Sign in, or use “Forgot password?” there:',
      },
      hello: 'Hello,',
      inviteSubject: 'Your invitation to Consilium',
      invite: '%{by} invites you to create an account with Consilium. Please open this link:',
      invitePlan: '%{by} invites you to create an account with Consilium and to join %{plan}. Please open this link:',
      inviteExpert: '%{by} invites you to join Consilium as an expert. Please open this link to register:',
      inviteUntil: 'The link works for %{days} days, once. It is yours alone: please do not pass it on.',
    },
  },
  errors: {
    accountExists: 'There is an account with this address already.',
    openInvitation: 'This address has an open invitation already.',
    expertsOnly: 'This is for experts only.',
    noRows: 'There is no row with an address in it.',
  },
  invite: { decided: 'This invitation has been decided and cannot be changed any more.' },
}
