import { productColours } from '#model/content/colours.ts'
import type { ThemeName } from '#model/content/enums.ts'
import type { Theme } from '#model/content/wire.ts'

type ThemeFields = Omit<Theme, 'name'>

const picture = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const favicon = (colour: string, mark: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><path d="${mark}" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )

/** Mark and name; the middle tone is readable on a light and on a dark ground. */
const logo = (name: string, width: number, colour: string, mark: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32"><rect width="32" height="32" rx="8" fill="${colour}"/><path d="${mark}" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><text x="42" y="22.5" textLength="${width - 44}" lengthAdjust="spacingAndGlyphs" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${colour}">${name}</text></svg>`,
  )

const accentImage = (from: string, to: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="640" height="360" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2"><circle cx="470" cy="190" r="90"/><circle cx="470" cy="190" r="150"/><circle cx="470" cy="190" r="210"/></g></svg>`,
  )

const arc = 'M22 11.5a7 7 0 1 0 0 9'
const wave = 'M7 18c3-5 6-5 9 0s6 5 9 0'
const meridian = 'M16 7v18M9 16h14'

/** The brands. Before sign-in the domain chooses, afterwards the plan or the kind of user. An empty logo means the product's own. */
export const themes: Readonly<Record<ThemeName, ThemeFields>> = {
  consilium: {
    companyText: 'Consilium',
    url: 'https://www.consilium.test',
    domain: 'consilium.test',
    careNavigatorAddress: 'navigator@consilium.test',
    colours: productColours,
    logo: '',
    favicon: favicon('#0b5c6b', arc),
    accentImage: accentImage('#0b5c6b', '#083a44'),
  },
  harbor: {
    companyText: 'Harbor Care',
    url: 'https://www.harbor-care.test',
    domain: 'harbor-care.test',
    careNavigatorAddress: 'navigator@harbor-care.test',
    colours: { primary: '#1d4e89', primaryDark: '#8ab8ee', accent: '#9c4a12', accentDark: '#f0b07a' },
    logo: logo('Harbor Care', 166, '#3a7cc0', wave),
    favicon: favicon('#1d4e89', wave),
    accentImage: accentImage('#1d4e89', '#0f2a4d'),
  },
  meridian: {
    companyText: 'Meridian Consult',
    url: 'https://www.meridian-consult.test',
    domain: 'meridian-consult.test',
    careNavigatorAddress: 'navigator@meridian-consult.test',
    colours: { primary: '#6b2f6e', primaryDark: '#d7a2da', accent: '#7a5c00', accentDark: '#e0c060' },
    logo: logo('Meridian Consult', 212, '#a35aa7', meridian),
    favicon: favicon('#6b2f6e', meridian),
    accentImage: accentImage('#6b2f6e', '#3a183c'),
  },
}

/** What the brands are called in Chinese. */
export const companyTextZh: Readonly<Record<ThemeName, string>> = {
  consilium: 'Consilium',
  harbor: '港湾照护',
  meridian: '子午会诊',
}
