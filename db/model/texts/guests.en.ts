/** Messages to people who are brought to a discussion, and its entry in calendars. */
export const en = {
  message: {
    calendar: { summary: '%{product} call %{key}' },
    guest: {
      subject: 'You are invited to a discussion',
      by: '%{name} invites you to take part in a discussion on Consilium.',
      byNobody: 'You are invited to take part in a discussion on Consilium.',
      when: 'Time: %{time}',
      own: 'The link is yours alone: please do not pass it on.',
    },
  },
}
