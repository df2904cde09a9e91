import { bulkRoutes } from './admin/bulk/bulk-routes.ts'
import { viewRoutes } from './admin/views/view-routes.ts'
import { bulkResources } from './bulk-acts.ts'
import { contentAdministration } from './content/admin-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { staticRoutes } from './content/static-routes.ts'
import { attachmentRoutes } from './discussions/files/attachment-routes.ts'
import { documentRoutes } from './discussions/files/document-routes.ts'
import { guestRoutes } from './discussions/guests/guest-routes.ts'
import { askedRoutes } from './discussions/asked-routes.ts'
import { draftRoutes } from './discussions/drafts/draft-routes.ts'
import { listRoutes } from './discussions/lists/list-routes.ts'
import { callRoutes } from './discussions/calls/routes.ts'
import { participantRoutes } from './discussions/participant-routes.ts'
import { staffPanelRoutes } from './discussions/staff-panel-routes.ts'
import { personSimulationRoutes } from './discussions/simulate/person-routes.ts'
import { staffRoutes } from './discussions/staff-routes.ts'
import { tagFilterRoutes } from './discussions/tag-filter-routes.ts'
import { userAdministration } from './identity/admin-routes.ts'
import { calendarRoutes } from './live-sessions/calendar-routes.ts'
import { nextSessionRoutes } from './live-sessions/next-session-routes.ts'
import { inviteeRoutes } from './live-sessions/invitee-routes.ts'
import { invitationAdministration } from './identity/invitations/invitation-routes.ts'
import { registrationRoutes } from './identity/registration/registration-routes.ts'
import { fileRoutes } from './identity/files/file-routes.ts'
import { loginAsRoutes } from './identity/login-as-routes.ts'
import { profileRoutes } from './identity/profile/profile-routes.ts'
import { photoRoutes } from './identity/profile/photo-routes.ts'
import { workRoutes } from './identity/profile/work-routes.ts'
import { userStoreRoutes } from './identity/user-store-routes.ts'
import { limitsRoutes } from './admin/limits-routes.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { queryAdministration } from './discussions/admin-routes.ts'
import { presenceRoutes } from './notifications/presence-routes.ts'
import { notificationResources } from './notifications/admin.ts'
import { transactionResources } from './payments/admin.ts'
import { staffLedgerRoutes } from './payments/staff-ledger-routes.ts'
import { managedPlanRoutes } from './panels/managed-plans/managed-routes.ts'
import { panelAdministration } from './panels/admin-routes.ts'
import { wizardRoutes } from './discussions/wizard/wizard-routes.ts'
import { passkeyRoutes } from './identity/passkeys/passkey-routes.ts'
import { signOnRoutes } from './identity/single-sign-on/sign-on-routes.ts'
import type { App } from './http/types.ts'
import { authRoutes } from './identity/auth-routes.ts'
import { deviceRoutes, mfaRoutes } from './identity/mfa-routes.ts'
import { passwordRoutes } from './identity/password-routes.ts'
import { accountSessionRoutes } from './identity/account-session-routes.ts'
import { sessionRoutes } from './identity/session-routes.ts'
import type { Sessions } from './identity/session.ts'
import { ownPayRoutes } from './payments/own-pay-routes.ts'
import { ledgerRoutes } from './payments/ledger-routes.ts'
import { ownMessageRoutes } from './notifications/own-routes.ts'
import { exportRoutes } from './reporting/documents/export-routes.ts'
import { querySummaryRoutes } from './reporting/query-summary-routes.ts'
import { userSummaryRoutes } from './reporting/user-summary-routes.ts'
import { writingRoutes } from './surveys/writing/writing-routes.ts'
import { surveyAnswerRoutes } from './surveys/answer-routes.ts'
import { typeformRoutes } from './surveys/typeform-routes.ts'
import { surveyRoutes } from './surveys/survey-routes.ts'
import { supportRoutes } from './notifications/support-routes.ts'
import { unsubscribeRoutes } from './notifications/unsubscribe-routes.ts'

/** The parts of the API, in the order of their rank. A literal path stands before one with a parameter. */
export const routes = (sessions: Sessions): App[] =>
  [
    supportRoutes,
    authRoutes(sessions),
    passkeyRoutes(sessions),
    signOnRoutes,
    passwordRoutes,
    mfaRoutes,
    deviceRoutes,
    sessionRoutes,
    loginAsRoutes(sessions),
    registrationRoutes(sessions),
    inviteeRoutes,
    staticRoutes,
    contentRoutes,
    draftRoutes,
    listRoutes,
    askedRoutes,
    nextSessionRoutes,
    calendarRoutes,
    participantRoutes,
    attachmentRoutes,
    documentRoutes,
    guestRoutes,
    staffRoutes,
    staffPanelRoutes,
    callRoutes,
    personSimulationRoutes,
    wizardRoutes,
    writingRoutes,
    surveyRoutes,
    surveyAnswerRoutes,
    typeformRoutes,
    ledgerRoutes,
    ownPayRoutes,
    userStoreRoutes,
    profileRoutes,
    workRoutes,
    photoRoutes,
    fileRoutes,
    managedPlanRoutes,
    ownMessageRoutes,
    unsubscribeRoutes,
    bulkRoutes(bulkResources),
    viewRoutes,
    accountSessionRoutes,
    querySummaryRoutes,
    userSummaryRoutes,
    exportRoutes,
    ...userAdministration,
    ...invitationAdministration,
    tagFilterRoutes,
    ...contentAdministration,
    ...panelAdministration,
    ...queryAdministration,
    ...auditRoutes,
    limitsRoutes,
    notificationResources,
    presenceRoutes,
    transactionResources,
    staffLedgerRoutes,
  ] as unknown as App[]
