import { themeNames, type ThemeName } from '../content/enums.ts'
import { userType, type UserType } from './enums.ts'

/** Choice of one of the three brand themes. */

export const defaultTheme: ThemeName = 'consilium'

/** Clients and guests get the member brand, physicians the clinician brand, everyone else the default brand. */
const byUserType: Partial<Record<UserType, ThemeName>> = {
  [userType.expert]: 'meridian',
  [userType.network]: 'meridian',
  [userType.planManager]: 'harbor',
}

export const isThemeName = (name: string): name is ThemeName => (themeNames as readonly string[]).includes(name)

/** Theme after sign-in: of the user, else of the plan, else of the user type. */
export function themeOfUser(user: { userType: UserType; theme?: string | null; planTheme?: string | null }): ThemeName {
  for (const name of [user.theme, user.planTheme]) if (name && isThemeName(name)) return name
  return byUserType[user.userType] ?? defaultTheme
}

/** Normalizes a host or domain: no scheme, port, path or final dot. */
const plainHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d*$/, '')
    .replace(/\.+$/, '')

/** Brand whose domain equals the host or is a parent of it; the longest match wins. Undefined when none matches. */
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

/** Theme before sign-in, by host name. */
export const themeOfHost = (host: string, domains: Readonly<Partial<Record<ThemeName, string>>>): ThemeName =>
  brandOfHost(host, domains) ?? defaultTheme
