/** What a picker of staff who can be given work is told: people who may only read are not offered. */
export const staffWhoWork = {
  resource: 'users',
  name: 'resolvedDisplayName',
  sortBy: 'lastName',
  detail: 'email',
  filter: { takesTasks: true, accountStatus: 'active' },
}
