/** What staff read on the account pages of somebody else, in the place of what that person reads. */
export const en = {
  account: {
    other: {
      page: { commLog: 'Messages' },
      details: {
        suffixHint: 'As they follow the name, like MD, PhD.',
        displayNameHint: 'How others see this person. Empty: the full name, %{name}.',
        languageHint: 'For e-mails and messages to this person.',
        voiceHint:
          'The voice is changed in the browser of this person before others hear it: disguised, not anonymous.',
      },
      address: { timeZoneHint: 'Times in messages and the quiet hours follow it.' },
      contact: { preferredTitle: 'How this person is reached best' },
      bio: {
        title: 'Biography',
        work: 'Place of work',
        consumerHint: 'A few plain sentences. Patients read them beside the answers.',
        previewEmpty: 'Askers read nothing about this expert yet.',
      },
      picture: {
        text: 'Others see it beside the name.',
        none: 'There is no picture. The initials are shown instead.',
        removeTitle: 'Remove this picture?',
        removeText: 'The initials are shown instead.',
      },
      notify: {
        channelHint: { sms: 'To the mobile number: %{number}' },
        purposes: 'What messages are about',
      },
      speciality: {
        hint: 'Discussions that ask for one of these lead to an invitation.',
        groupsHint: 'What this expert knows best: these groups come before others when experts are invited.',
      },
      vacations: {
        text: 'No invitations are sent on these days.',
        emptyText: 'No days away are known.',
        removeText: '%{start} to %{end}. Invitations are sent on these days again.',
      },
      log: {
        title: 'Messages',
        text: 'Everything that was sent to this person. Codes and links for signing in are not shown.',
      },
      calls: { emptyText: 'The audio and video discussions of this person appear here.' },
      plans: {
        mayAsk: 'May start discussions with this plan.',
        mayNotAsk: 'May not start discussions with this plan.',
        emptyText: 'This person is not a member of a plan.',
      },
    },
  },
}
