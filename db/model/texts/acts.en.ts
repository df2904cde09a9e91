/** The acts of the permission table, in words. */
export const en = {
  acts: {
    admin: { read: 'Read all admin areas' },
    users: {
      create: 'Create users',
      edit: 'Edit users',
      disable: 'Disable accounts',
      enable: 'Enable accounts',
      email: "Change a user's e-mail address",
      resetPassword: 'Send a link to reset a password',
      removeMfa: "Remove a user's sign-in method",
      role: 'Change the roles of staff',
    },
    setup: { edit: 'Edit funding sources, plans, pools, diagnoses, tags, invitations, surge payments and content' },
    discussions: {
      manage: 'Release, hold, schedule, close, reopen and cancel discussions; panel and notes',
      forceCancel: 'Cancel a discussion that has seats or answers',
      charge: 'Record a payment',
      delete: 'Delete a discussion',
    },
    customFields: { read: 'See custom fields', edit: 'Edit custom fields' },
    statistics: { read: 'See the statistics of experts and discussions' },
    ledger: { write: 'Write adjustments and payments', payout: 'Pay out a quarter' },
    secrets: { reveal: 'Reveal a full tax or bank number' },
    tax: { invalidate: 'Invalidate a tax form' },
    records: { delete: 'Delete records', deleteInUse: 'Delete records that others depend on' },
    reports: { run: 'Prepare reports' },
    limits: { edit: 'Change limits' },
    own: {
      certifyTax: 'Certify your tax form',
      acceptTerms: 'Accept terms',
      changePassword: 'Change your password',
      changeEmail: 'Change your e-mail address',
      manageMfa: 'Change your sign-in methods',
      managePasskeys: 'Change your passkeys',
    },
  },
}
