/** Money is an integer number of US cents. */

export type Cents = number

const minutesAnHour = 60
/** Surge multipliers are scaled to integer thousandths, so that 1.15 is 1150 and not 1.1499999999999999. */
const surgeScale = 1000

/** Integer division, half up; avoids binary fractions that could round the wrong way. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const whole = Math.floor(numerator / denominator)
  const rest = numerator - whole * denominator
  return rest * 2 >= denominator ? whole + 1 : whole
}

/**
 * Pay for work: half-up(rate / 60 × minutes × surge).
 * @param rate cents per hour, as agreed when the invitation was accepted
 * @param surge multiplier of at least 1, to three decimals
 */
export function payFor(rate: Cents, minutes: number, surge = 1): Cents {
  return divideHalfUp(rate * minutes * Math.round(surge * surgeScale), minutesAnHour * surgeScale)
}

/** "-1234.50": plain digits for exports and formulas. */
export function plainMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parses typed money into cents: optional minus, up to two decimals; undefined for anything else. */
export function parseMoney(text: string): Cents | undefined {
  const match = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && cents !== 0 ? -cents : cents
}
