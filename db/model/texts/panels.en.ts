export const en = {
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
  canPost: {
    staff: 'Customer service starts discussions for other people only.',
    disabled: 'This account is disabled.',
    noPlan: 'You are not a member of a plan yet.',
    planInactive: 'Your plan is not active at present.',
    planNotSelectable: 'Your plan is not open for discussions.',
    access: 'Your plan lets you read and, where allowed, reply, but not ask.',
    noNewQueries: 'Your plan takes no new discussions at present.',
  },
  funding: {
    disabled: 'disabled',
    notActive: 'not active today',
    plan: 'not associated with the plan',
    userType: 'for another user type',
    userKind: 'for another kind of user',
    region: 'for another region',
    diagnosis: 'does not cover the diagnosis',
    priority: 'another funding source comes first',
  },
}
