import { localeOf } from '#model/content/enums.ts'
import type { Locale } from '#model/texts/locales.ts'
import type { Client } from './http.ts'
import { getLogin } from './session.ts'

/**
 * The language that a person has chosen for the pages becomes that of their mails too. Staff who act for someone change
 * nothing of that person.
 */
export async function keepLanguage(client: Client, chosen: Locale): Promise<void> {
  const login = getLogin()
  if (!login?.mfaValidated || login.authUser || login.mustChangePassword) return
  const params = { id: login.user.id }
  const preferredLanguage = localeOf[chosen]
  const kept = await client.get('/server/user/{id}/profile', { params })
  if (kept.preferredLanguage === preferredLanguage) return
  await client.put('/server/user/{id}/profile', { params, body: { preferredLanguage, version: kept.version } })
}
