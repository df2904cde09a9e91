/** Messages to people who are brought to a discussion, and its entry in calendars. */
export const en = {
  message: {
    calendar: {
      summary: '%{product} call %{key}',
      guest: 'Your own link to the call is in the invitation that you received by e-mail.',
    },
    infectedFile: {
      subject: 'A file of yours was removed',
      text: 'A virus was found in your file %{name}, so it was removed. Nobody has opened it. Please check your device before you send the file again.',
    },
    infectedFileOf: {
      text: 'A virus was found in the file %{name} that you added to discussion %{key}, so it was removed. Nobody has opened it. Please check your device before you send the file again.',
    },
    infectedPicture: {
      text: 'A virus was found in your new profile picture, so it was removed. Nobody has opened it. Please check your device before you send it again.',
    },
    guest: {
      subject: 'You are invited to a discussion',
      by: '%{name} invites you to take part in a discussion on Consilium.',
      byNobody: 'You are invited to take part in a discussion on Consilium.',
      when: 'Time: %{time}',
      own: 'The link is yours alone: please do not pass it on.',
    },
  },
}
