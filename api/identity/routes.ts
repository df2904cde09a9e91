import { createRouter } from '../http/route.ts'
import { accountSessionRoutes } from './sessions/account-session-routes.ts'
import { userAdministration } from './admin-routes.ts'
import { confirmationRoutes } from './confirmation/confirmation-routes.ts'
import { authRoutes } from './sessions/auth-routes.ts'
import { fileRoutes } from './files/file-routes.ts'
import { invitationAdministration } from './invitations/invitation-routes.ts'
import { loginAsRoutes } from './sessions/login-as-routes.ts'
import { deviceRoutes, mfaRoutes } from './mfa/mfa-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { photoRoutes } from './profile/photo-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { workRoutes } from './profile/work-routes.ts'
import { registrationRoutes } from './registration/registration-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signOnRoutes } from './single-sign-on/sign-on-routes.ts'
import { userStoreRoutes } from './user-store-routes.ts'
import type { Sessions } from './sessions/session.ts'

/** Sign-in, second factors, passkeys, sessions, registration, accounts, profiles and files. */
export const routes = (sessions: Sessions) =>
  createRouter([
    ...authRoutes(sessions),
    ...confirmationRoutes,
    ...passkeyRoutes(sessions),
    ...signOnRoutes,
    ...passwordRoutes,
    ...mfaRoutes,
    ...deviceRoutes,
    ...sessionRoutes,
    ...loginAsRoutes(sessions),
    ...registrationRoutes(sessions),
    ...userStoreRoutes,
    ...profileRoutes,
    ...workRoutes,
    ...photoRoutes,
    ...fileRoutes,
    ...accountSessionRoutes,
    ...userAdministration,
    ...invitationAdministration,
  ])
