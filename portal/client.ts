import { createClient, isSignIn } from '#api/client/http.ts'
import { endSession, updateLogin } from '#api/client/session.ts'
import { knownDevice } from './identity/known-device.ts'
import { saveRouteOfPage } from './identity/saved-route.ts'

/** The calls of the API in the portal's session. Each answers with the body, or throws an `ApiError`. */
export const api = createClient({
  onEnd: (reason) => {
    saveRouteOfPage()
    endSession(reason)
  },
  onSecondFactor: () => {
    saveRouteOfPage()
    updateLogin({ mfaValidated: false })
  },
  // a browser that has completed a sign-in before is not locked out by tries made elsewhere
  headers: (path) => (isSignIn(path) ? { 'x-device-token': knownDevice() } : undefined),
  onResponse: (headers) => knownDevice(headers.get('x-device-token')),
})
