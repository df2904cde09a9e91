import { createRouter } from '../http/route.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { inviteeRoutes } from './invitee-routes.ts'
import { roomRoutes } from './room/room-routes.ts'
import { nextSessionRoutes } from './next-session-routes.ts'

/** Calls of a discussion, their calendar entries, and the page of an invited guest. */
export const routes = createRouter([...inviteeRoutes, ...nextSessionRoutes, ...calendarRoutes, ...roomRoutes])
