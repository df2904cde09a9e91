/** A calendar day (YYYY-MM-DD) as its reader writes it. @param language a BCP 47 tag */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
