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

/** Host and domain in one spelling: no scheme, port, path or final dot. */
const plainHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d*$/, '')
    .replace(/\.+$/, '')

/** The brand whose domain the host is, or is below of; the closest one where several fit. Undefined: no brand's. */
export function brandOfHost<Name extends string>(
  host: string,
  domains: Readonly<Partial<Record<Name, string>>>,
): Name | undefined {
  const name = plainHost(host)
  const fitting = (Object.entries(domains) as [Name, string | undefined][])
    .map(([theme, domain]) => ({ theme, domain: plainHost(domain ?? '') }))
    .filter(({ domain }) => domain !== '' && (name === domain || name.endsWith(`.${domain}`)))
  return fitting.sort((a, b) => b.domain.length - a.domain.length)[0]?.theme
}

/** Before sign-in: the theme of the host. */
export const themeOfHost = (host: string, domains: Readonly<Partial<Record<ThemeName, string>>>): ThemeName =>
  brandOfHost(host, domains) ?? defaultTheme
