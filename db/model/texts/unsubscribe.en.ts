/** The page that a link at the end of a mail opens. */
export const en = {
  unsubscribe: {
    title: 'Stop these e-mails?',
    ask: 'We send you e-mails about: %{topic}. If you stop them, you can still read everything in your account, and e-mails about other things keep coming.',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
    doneText:
      'We no longer send you e-mails about: %{topic}. To get them again, sign in and open your notification settings.',
    gone: 'This link doesn’t work',
    goneText:
      'The link is incomplete or belongs to an account that was closed. Sign in and open your notification settings to choose which e-mails you get.',
    signIn: 'Go to sign-in',
  },
}
