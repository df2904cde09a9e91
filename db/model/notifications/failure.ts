/** Why a message did not go out, as far as the channel's words tell. */
export type Failure = 'noAddress' | 'boxFull' | 'signIn' | 'rejected' | 'unreachable' | 'notNow' | 'unknown'

/** The first that fits. Servers add an enhanced code (RFC 3463) to the plain one, which tells more. */
const signs: readonly (readonly [Failure, RegExp])[] = [
  [
    'unreachable',
    /\bE(CONN|HOST|NET|TIMED|AI_)[A-Z]+\b|\bENOTFOUND\b|timed? ?-?out|greeting never|fetch failed|socket/i,
  ],
  ['signIn', /(^|: )53[0458]\b|\b5\.7\.8\b|invalid login|\banswered 40[13]\b/i],
  ['boxFull', /\b[45]\.2\.2\b|(^|: )552\b|mailbox (is )?full|over quota/i],
  ['notNow', /(^|: )4\d\d\b|\banswered (429|5\d\d)\b/],
  ['noAddress', /\b5\.1\.\d+\b|(^|: )55[013]\b(?! 5\.7)|no such/i],
  ['rejected', /(^|: )5\d\d\b|\banswered 4\d\d\b/],
]

/** What kind of failure these words of a mail server, or of another channel, are. */
export const failureOf = (words: string): Failure => signs.find(([, sign]) => sign.test(words))?.[0] ?? 'unknown'
