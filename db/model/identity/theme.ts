import { themeNames, type ThemeName } from '../content/enums.ts'
import { userType, type UserType } from './enums.ts'

/** Which of the three brand themes a page wears. */

export const defaultTheme: ThemeName = 'consilium'

/** Clients and guests see the members' brand, physicians the clinicians', staff and the rest the house's. */
const byUserType: Partial<Record<UserType, ThemeName>> = {
  [userType.expert]: 'meridian',
  [userType.network]: 'meridian',
  [userType.planManager]: 'harbor',
}

export const isThemeName = (name: string): name is ThemeName => (themeNames as readonly string[]).includes(name)

/** After sign-in: the theme of one's own record, else of one's plan, else of one's user type. */
export function themeOfUser(user: { userType: UserType; theme?: string | null; planTheme?: string | null }): ThemeName {
  for (const name of [user.theme, user.planTheme]) if (name && isThemeName(name)) return name
  return byUserType[user.userType] ?? defaultTheme
}

/** Before sign-in: the theme whose domain the host is, or is below of. */
export function themeOfHost(host: string, domains: Readonly<Partial<Record<ThemeName, string>>>): ThemeName {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '')
  const found = themeNames.find((theme) => {
    const domain = domains[theme]?.toLowerCase()
    return domain !== undefined && domain !== '' && (name === domain || name.endsWith(`.${domain}`))
  })
  return found ?? defaultTheme
}
