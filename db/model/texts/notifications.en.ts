export const en = {
  message: {
    greeting: 'Dear %{name},',
    goodbye: 'Your %{product} team',
    test: {
      subject: 'A test message',
      text: 'Somebody of our staff checks whether messages reach you here. There is nothing to do.',
    },
    received: {
      subject: 'We have received your question %{key}',
      text: 'Thank you. Your question %{key} has been submitted. We tell you as soon as it is open to the experts.',
    },
    surveyPending: {
      subject: 'A few questions before %{key} can start',
      text: 'Please answer a short survey, so that your discussion %{key} can be released to the experts.',
    },
    surveyReminder: {
      subject: 'Reminder: your discussion %{key} waits for your survey',
      text: 'Your discussion %{key} cannot start before you have answered its short survey.',
    },
    chargePending: {
      subject: 'Your discussion %{key} waits for approval',
      text: 'No funding covers your discussion %{key} yet. We look into it and write to you again.',
    },
    returned: {
      subject: 'Please change your question %{key}',
      text: 'Our staff have looked at your question %{key} and ask you to change something before it goes to the experts. Open it to read what.',
    },
    rewording: {
      subject: 'We suggest another wording for %{key}',
      text: 'Our staff suggest another wording for your question %{key}. Please open it to accept or to decline the suggestion.',
    },
    rewordingDecided: {
      subject: 'The asker has decided on the wording of %{key}',
      text: 'The asker has answered your suggested wording of %{key}.',
    },
    released: {
      subject: 'Your discussion %{key} is open',
      text: 'Your discussion %{key} is now open, and experts are being invited to answer.',
    },
    held: {
      subject: 'Discussion %{key} is paused',
      text: 'The discussion %{key} is under quality review. All times stand still meanwhile, and nothing you wrote is lost.',
    },
    resumed: {
      subject: 'Discussion %{key} goes on',
      text: 'The quality review of discussion %{key} is done. All times run on from where they stood.',
    },
    answered: {
      subject: 'All answers to %{key} are in',
      text: 'The experts have answered your discussion %{key}. You can still ask them back until it closes.',
    },
    answer: {
      subject: 'A new answer in %{key}',
      text: 'An expert has written in your discussion %{key}.',
    },
    pendedAnswer: {
      subject: 'An answer in %{key} waits for review',
      text: 'An expert has answered in %{key}. The answer is shown once it has been reviewed.',
    },
    closed: {
      subject: 'Discussion %{key} is closed',
      text: 'The discussion %{key} is closed. You can still read all of it.',
    },
    reopened: {
      subject: 'Discussion %{key} is open again',
      text: 'The discussion %{key} has been opened again.',
    },
    cancelled: {
      subject: 'Discussion %{key} is cancelled',
      text: 'The discussion %{key} has been cancelled.',
    },
    scheduled: {
      subject: 'The meeting of %{key} is scheduled',
      text: 'The call in discussion %{key} is booked for %{time}. Open the discussion to add it to your calendar.',
    },
    unscheduled: {
      subject: 'The meeting of %{key} is off for now',
      text: 'The meeting of discussion %{key} has been taken off the calendar. The discussion itself goes on.',
    },
    booked: {
      subject: 'Your call for %{key} is booked',
      text: 'Your call in discussion %{key} on %{diagnosis} is booked for %{time}. Your seat is reserved until the call is over. Open the discussion to add the call to your calendar or to tell us that you cannot come.',
    },
    moved: {
      subject: 'The call of %{key} was moved',
      text: 'The call in discussion %{key} now takes place on %{time}. If you are on the panel, please open the discussion and confirm the new time. Your seat is kept.',
    },
    confirmReminder: {
      subject: 'Please confirm the new time for %{key}',
      text: 'The call in discussion %{key} was moved to %{time}, and you have not confirmed it yet. Your seat is kept. Open the discussion to confirm, or to tell us that you cannot come.',
    },
    givenBack: {
      subject: 'An expert cannot come to the call of %{key}',
      text: 'An expert has given back a seat in the call of discussion %{key}. We have invited the next expert; you do not need to do anything.',
    },
    missedCall: {
      subject: 'The call of %{key} took place without you',
      text: 'You were expected in the call of discussion %{key} and were recorded as absent, so your seat has ended. If this is a mistake, reply to this message or contact support.',
    },
    seatRestored: {
      subject: 'Your seat in the call of %{key} is yours again',
      text: 'Your seat in discussion %{key} had ended by mistake. We have restored it: the call is booked for %{time}. Open the discussion to confirm, or to tell us that you cannot come.',
    },
    postSurvey: {
      subject: 'How was your discussion %{key}?',
      text: 'Your discussion %{key} is closed. Please answer a few questions about it.',
    },
    followupSurvey: {
      subject: 'How did it go on after %{key}?',
      text: 'Some time has passed since your discussion %{key}. Please answer a few questions about what came of it.',
    },
    invite: {
      subject: 'You are invited to answer %{key}',
      text: 'You are invited to answer a question (%{key}) on %{diagnosis}. Places are limited; accepting reserves yours for %{hours} hours.',
    },
    inviteReminder: {
      subject: 'Reminder: your invitation to %{key}',
      text: 'Your invitation to answer %{key} on %{diagnosis} is still open.',
    },
    reserved: {
      subject: 'Your place in %{key} is reserved',
      text: 'Your place in discussion %{key} is reserved for %{hours} hours. Please answer within that time.',
    },
    seatReminder: {
      subject: 'Your place in %{key} ends soon',
      text: 'The reservation of your place in discussion %{key} ends soon. Please post your answer.',
    },
    seatLost: {
      subject: 'Your place in %{key} has ended',
      text: 'The time for your answer in discussion %{key} is over, and we have invited the next expert. If a place is still free, you can take it again and be paid. Otherwise you can still comment without pay.',
    },
    questionReturned: {
      subject: 'Your question in %{key} was sent back',
      text: 'Our team sent back your question to the asker in discussion %{key}. Your time is running again. Open the discussion to read why.',
    },
    missedOut: {
      subject: 'The panel of %{key} is complete',
      text: 'All places in discussion %{key} are taken. Thank you for your interest; you may comment without pay.',
    },
    withdrawn: {
      subject: 'Your invitation to %{key} is withdrawn',
      text: 'Your invitation to discussion %{key} has been withdrawn.',
    },
    reply: {
      subject: 'The asker has written in %{key}',
      text: 'The asker has written something new in discussion %{key}.',
    },
    followup: {
      subject: 'A follow-up question in %{key}',
      text: 'The asker has a follow-up question to your answer in %{key}.',
    },
    followupReminder: {
      subject: 'Reminder: a follow-up question in %{key}',
      text: 'The asker of %{key} still waits for your reply to the follow-up question.',
    },
    rejected: {
      subject: 'Your answer in %{key} was sent back',
      text: 'Our staff have sent back your answer in %{key}. Open the discussion to read why.',
    },
    restored: {
      subject: 'Your place in %{key} is yours again',
      text: 'You have your place in discussion %{key} again.',
    },
  },
}
