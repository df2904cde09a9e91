import { themeNames, type ContentType, type Locale } from '#model/content/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { help as helpEn } from './en/help.ts'
import { pages as pagesEn } from './en/pages.ts'
import { clientTerms as clientEn } from './en/terms-client.ts'
import { networkTerms as networkEn } from './en/terms-network.ts'
import {
  blindedTerms as blindedEn,
  invitedTerms as invitedEn,
  planManagerTerms as planManagerEn,
} from './en/terms-others.ts'
import { tiles as tilesEn } from './en/tiles.ts'
import type { HelpKey, PageKey, PageText, TermsKey, TileKey } from './keys.ts'
import { companyTextZh, themes } from './themes.ts'
import { help as helpZh } from './zh/help.ts'
import { pages as pagesZh } from './zh/pages.ts'
import { clientTerms as clientZh } from './zh/terms-client.ts'
import { networkTerms as networkZh } from './zh/terms-network.ts'
import {
  blindedTerms as blindedZh,
  invitedTerms as invitedZh,
  planManagerTerms as planManagerZh,
} from './zh/terms-others.ts'
import { tiles as tilesZh } from './zh/tiles.ts'

/** A row of the content store. `userType` null: for every kind of user without a document of its own. */
export interface ContentSeed {
  readonly type: ContentType
  readonly uid: string
  readonly userType: number | null
  readonly locale: Locale
  readonly enabled: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

interface Place {
  readonly type: ContentType
  readonly uid: string
  readonly userType?: number
  readonly order?: number
}

/** The same document in both languages. Documents of a type are listed by `order`. */
function inBoth({ type, uid, userType: kind, order }: Place, en: object, zh: object): ContentSeed[] {
  const row = (locale: Locale, fields: object): ContentSeed => ({
    type,
    uid,
    userType: kind ?? null,
    locale,
    enabled: true,
    fields: order === undefined ? { ...fields } : { ...fields, order },
  })
  return [row('en-us', en), row('zh-cn', zh)]
}

const terms: readonly (readonly [TermsKey, PageText, PageText])[] = [
  ['client', clientEn, clientZh],
  ['network', networkEn, networkZh],
  ['planmanager', planManagerEn, planManagerZh],
  ['blinded', blindedEn, blindedZh],
  ['invited', invitedEn, invitedZh],
]

const { client, expert, network, planManager, blinded } = userType

const pagePlaces: Readonly<Record<PageKey, Place>> = {
  privacy: { type: 'privacy', uid: 'privacy' },
  disclosure: { type: 'page', uid: 'disclosure' },
  dashboard: { type: 'page', uid: 'dashboard' },
  dashboardClient: { type: 'page', uid: 'dashboard', userType: client },
  beacon: { type: 'front_matter', uid: 'beacon-front-matter' },
  marrow: { type: 'front_matter', uid: 'marrow-front-matter' },
}

/** Topics of the help dialog, in reading order. One with a user type takes the place of the general one with the same uid. */
const helpPlaces: readonly (readonly [HelpKey, string, number | null])[] = [
  ['home', 'home', null],
  ['homeClient', 'home', client],
  ['invitations', 'invitations', expert],
  ['answering', 'answering', expert],
  ['managedPlans', 'managed-plans', planManager],
  ['blinded', 'blinded', blinded],
  ['ask', 'ask', null],
  ['askClient', 'ask', client],
  ['discussions', 'discussions', null],
  ['discussionsClient', 'discussions', client],
  ['discussionsExpert', 'discussions', expert],
  ['live', 'live', null],
  ['payment', 'payment', expert],
  ['taxForms', 'tax-forms', expert],
  ['profile', 'profile', expert],
  ['account', 'account', null],
  ['signIn', 'sign-in', null],
]

const tilePlaces: readonly (readonly [TileKey, string, number | null])[] = [
  ['firstGeneral', 'tile-1', null],
  ['secondGeneral', 'tile-2', null],
  ['thirdGeneral', 'tile-3', null],
  ['first', 'tile-1', expert],
  ['second', 'tile-2', expert],
  ['third', 'tile-3', expert],
  ['firstClient', 'tile-1', client],
  ['secondClient', 'tile-2', client],
  ['thirdClient', 'tile-3', client],
  ['firstNetwork', 'tile-1', network],
  ['secondNetwork', 'tile-2', network],
  ['thirdNetwork', 'tile-3', network],
  ['firstManager', 'tile-1', planManager],
]

const place = (type: ContentType, uid: string, kind: number | null, order: number): Place => ({
  type,
  uid,
  order,
  ...(kind === null ? {} : { userType: kind }),
})

const pageKeys = Object.keys(pagePlaces) as PageKey[]

/** Everything that a fresh content store holds. */
export const contentDocuments: readonly ContentSeed[] = [
  ...themeNames.flatMap((name) =>
    inBoth({ type: 'theme', uid: name }, themes[name], { ...themes[name], companyText: companyTextZh[name] }),
  ),
  ...terms.flatMap(([uid, en, zh], at) => inBoth({ type: 'terms', uid, order: at + 1 }, en, zh)),
  ...pageKeys.flatMap((key) => inBoth(pagePlaces[key], pagesEn[key], pagesZh[key])),
  ...helpPlaces.flatMap(([key, uid, kind], at) => inBoth(place('help', uid, kind, at + 1), helpEn[key], helpZh[key])),
  ...tilePlaces.flatMap(([key, uid, kind]) =>
    inBoth(place('dashboard_tile', uid, kind, Number(uid.slice(-1))), tilesEn[key], tilesZh[key]),
  ),
]
