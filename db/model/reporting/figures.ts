/** What one row adds to each figure; null or absent: it is not behind that figure. */
export type FigureValues = Readonly<Record<string, number | null>>

export const figureUnits = ['count', 'hours', 'cents', 'minutes', 'words', 'share'] as const
export type FigureUnit = (typeof figureUnits)[number]

export interface FigureRule {
  /** `count` and `sum` add up; `median` and `p90` are taken over the rows that have a value; `share` divides two sums */
  readonly kind: 'count' | 'sum' | 'median' | 'p90' | 'share'
  readonly unit: FigureUnit
  /** the value of a row that it is made of */
  readonly of: string
  /** of a share: what it is a part of */
  readonly over?: string
}

export const subjects = ['discussions', 'engagements', 'ledger', 'people'] as const
export type Subject = (typeof subjects)[number]

const count = (of: string): FigureRule => ({ kind: 'count', unit: 'count', of })
const sum = (of: string, unit: FigureUnit): FigureRule => ({ kind: 'sum', unit, of })
const median = (of: string): FigureRule => ({ kind: 'median', unit: 'hours', of })

/** Every figure of each kind of rows. A row has at most thirty values: which it has is kept as bits of one number. */
export const figureRules = {
  discussions: {
    discussions: count('discussions'),
    unreleased: count('unreleased'),
    open: count('open'),
    closed: count('closed'),
    cancelled: count('cancelled'),
    messenger: count('messenger'),
    audio: count('audio'),
    video: count('video'),
    released: count('released'),
    answered: count('answered'),
    responses: sum('responses', 'count'),
    seats: sum('seats', 'count'),
    seatsFilled: sum('seatsFilled', 'count'),
    fillRate: { kind: 'share', unit: 'share', of: 'seatsFilled', over: 'seats' },
    toRelease: median('toRelease'),
    toFirstAnswer: median('toFirstAnswer'),
    toFirstAnswerP90: { kind: 'p90', unit: 'hours', of: 'toFirstAnswer' },
    toClose: median('toClose'),
    cost: sum('cost', 'cents'),
  },
  engagements: {
    invited: count('invited'),
    claimed: count('claimed'),
    answered: count('answered'),
    declined: count('declined'),
    timedout: count('timedout'),
    missedout: count('missedout'),
    rejected: count('rejected'),
    toAnswer: median('toAnswer'),
    words: sum('words', 'words'),
    minutes: sum('minutes', 'minutes'),
    earned: sum('earned', 'cents'),
    surge: sum('surge', 'cents'),
    surgeShare: { kind: 'share', unit: 'share', of: 'surge', over: 'earned' },
  },
  ledger: {
    lines: count('lines'),
    amount: sum('amount', 'cents'),
    earned: sum('earned', 'cents'),
    adjusted: sum('adjusted', 'cents'),
    minutes: sum('minutes', 'minutes'),
    surge: sum('surge', 'cents'),
  },
  people: {
    registered: count('registered'),
    verified: count('verified'),
    signedIn: count('signedIn'),
    tookPart: count('tookPart'),
  },
} as const satisfies Record<Subject, Record<string, FigureRule>>

export type FigureId = { [S in Subject]: keyof (typeof figureRules)[S] & string }[Subject]

const rulesOf = (subject: Subject): Readonly<Record<string, FigureRule>> => figureRules[subject]
export const ruleOf = (subject: Subject, figure: string): FigureRule | undefined =>
  Object.hasOwn(rulesOf(subject), figure) ? rulesOf(subject)[figure] : undefined

const valueNames: Record<Subject, readonly string[]> = {
  discussions: namesOf('discussions'),
  engagements: namesOf('engagements'),
  ledger: namesOf('ledger'),
  people: namesOf('people'),
}
function namesOf(subject: Subject): string[] {
  return [...new Set(Object.values(rulesOf(subject)).flatMap(({ of, over }) => (over ? [of, over] : [of])))]
}

/** Which values a row has, as bits. */
export const maskOf = (subject: Subject, values: FigureValues): number =>
  valueNames[subject].reduce((mask, name, bit) => (typeof values[name] === 'number' ? mask | (1 << bit) : mask), 0)

/** The bit of the rows behind a figure: those that have its value; of a share, those of the whole. */
export function bitOf(subject: Subject, figure: string): number {
  const rule = ruleOf(subject, figure)
  return rule ? 1 << valueNames[subject].indexOf(rule.over ?? rule.of) : 0
}
