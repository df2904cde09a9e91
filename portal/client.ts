import { createClient } from '#api/client/http.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { knownDevice } from './identity/known-device.ts'
import { endSession, getLogin, updateLogin } from './identity/session.ts'
import { saveRouteOfPage } from './identity/saved-route.ts'
import { noteServerVersion } from './shell/server-version.ts'

const signingIn = (path: string) => path.startsWith('/auth/')

/** The calls of the API in the portal's session. Each answers with the body, or throws an `ApiError`. */
export const api = createClient({
  token: () => getLogin()?.token,
  renew: (token, exp) => updateLogin({ token, exp }),
  end: (reason) => {
    saveRouteOfPage()
    // one that had time left was ended elsewhere
    const ranOut = reason === 'expired' && (getLogin()?.exp ?? 0) <= nowInSeconds()
    endSession(ranOut ? 'expired' : 'loggedOut')
  },
  refused: ({ status, errorKey }, path, current) => {
    if (status === 401 && current && !signingIn(path)) {
      saveRouteOfPage()
      endSession('expired')
    }
    if (status === 403 && errorKey === 'auth.mfa.required' && !signingIn(path)) {
      saveRouteOfPage()
      updateLogin({ mfaValidated: false })
    }
    if (status === 403 && errorKey === 'auth.password.change.required') updateLogin({ mustChangePassword: true })
  },
  // a browser that has completed a sign-in before is not locked out by tries made elsewhere
  headers: (path) => (signingIn(path) ? { 'x-device-token': knownDevice() } : undefined),
  onResponse: (headers) => {
    noteServerVersion(headers.get('x-server-version'))
    knownDevice(headers.get('x-device-token'))
  },
})
