/** A booked call, for its expert and its asker. */
export const en = {
  calls: {
    booked: 'Your call is booked',
    expertNext:
      'The question and files are open for you to prepare. Anything you write before the call is a note; the call itself is what is paid.',
    askerNext: 'The experts join you at this time. You can add files or a note before the call.',
    unscheduled: 'The call has no time at the moment',
    unscheduledText: 'Your seat stays reserved. We will write to you when a new time is set.',
    over: 'The call is over',
    overExpert: 'Our team confirms who took part; your pay appears here after that.',
    overAsker: 'Our team confirms who took part. You can still read and write here until the discussion closes.',
    moved: 'The call was moved',
    movedText: 'Please confirm the new time by %{by}. You keep your seat until the call either way.',
    unconfirmed: 'The new time is not confirmed yet. You keep your seat; please confirm as soon as you can.',
    confirm: 'Confirm this time',
    confirmed: 'Time confirmed',
    calendar: 'Add to calendar',
    giveBack: "I can't come",
    giveBackTitle: 'Give your seat back?',
    giveBackText: 'This is final. We invite the next expert at once and tell the patient and our team.',
    giveBackLate: 'The call is in less than 24 hours, so our team looks for a replacement too.',
    giveBackButton: 'Give seat back',
    reason: "Why can't you come?",
    givenBack: 'Your seat was given back. We invite the next expert.',
  },
}
