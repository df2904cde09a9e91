export const en = {
  errors: {
    notFoundInvitation: 'This invitation is invalid or has expired. Please contact support.',
  },
  invitation: {
    full: 'you may comment without pay',
    reserved: 'Your spot is reserved for 6 hours.',
    declineConfirm: 'Declining cannot be undone.',
    decided: 'You have already answered this invitation.',
    closed: 'This invitation is no longer open.',
  },
  grant: {
    global: 'Global',
    reminderOff: '0 disables the reminder',
  },
  plan: {
    equalWeight: '1 means equal weight',
  },
  invite: {
    action: {
      accept: 'Accept',
      decline: 'Decline',
      missedout: 'Missedout',
      cancelled: 'Cancelled',
      closed: 'Closed',
      invited: 'Invited',
    },
  },
}
