/** Where people of the story live, to keep their entries short. */
const at = (countryId: number, city: string, stateCode: string, timeZone: string) =>
  ({ countryId, city, stateCode, timeZone, preferredLanguage: 'en-us' }) as const

export const boston = at(233, 'Boston', 'MA', 'America/New_York')
export const newYork = at(233, 'New York', 'NY', 'America/New_York')
export const philadelphia = at(233, 'Philadelphia', 'PA', 'America/New_York')
export const atlanta = at(233, 'Atlanta', 'GA', 'America/New_York')
export const chicago = at(233, 'Chicago', 'IL', 'America/Chicago')
export const houston = at(233, 'Houston', 'TX', 'America/Chicago')
export const denver = at(233, 'Denver', 'CO', 'America/Denver')
export const seattle = at(233, 'Seattle', 'WA', 'America/Los_Angeles')
export const sanDiego = at(233, 'San Diego', 'CA', 'America/Los_Angeles')
export const columbus = at(233, 'Columbus', 'OH', 'America/New_York')
export const toronto = at(39, 'Toronto', 'ON', 'America/Toronto')
export const melbourne = at(14, 'Melbourne', 'VIC', 'Australia/Melbourne')
export const dublin = at(105, 'Dublin', 'D', 'Europe/Dublin')
export const edinburgh = at(232, 'Edinburgh', 'EDH', 'Europe/London')
export const shanghai = { ...at(45, '上海', 'SH', 'Asia/Shanghai'), preferredLanguage: 'zh-cn' } as const
