export { InvitationCreate } from './invitation-create.tsx'
export { InvitationList } from './invitation-list.tsx'
export { InvitationPage } from './invitation-page.tsx'
