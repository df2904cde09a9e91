/** The colours of a theme: what they are painted on or behind, and whether that can be read (WCAG 2.2 AA). */

/** Painted where a theme says nothing, or something that cannot be read. */
export const productColours = { primary: '#0b5c6b', primaryDark: '#6cc3d2', accent: '#c05619', accentDark: '#f0a26f' }
export type PaintedColour = keyof typeof productColours
export const paintedColours = Object.keys(productColours) as PaintedColour[]

/** What the portal has beside the colours of a theme, by mode; `onBrand` and `onAccent` are painted on them. */
export const grounds = {
  light: { page: '#f6f7f8', surface: '#ffffff', surface2: '#eef1f3', onBrand: '#ffffff', onAccent: '#ffffff' },
  dark: { page: '#11171c', surface: '#192128', surface2: '#222c34', onBrand: '#06252b', onAccent: '#2b1405' },
} as const

/** Parts of the brand's colour in a chip, and in a button on the brand's colour below the pointer. */
const CHIP_SHARE = 0.09
const HOVER_SHARE = 0.14
export const leastContrast = 4.5

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

export const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)

const times = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple

function linear(colour: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const ratio = (one: Triple, other: Triple) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Cone responses of linear RGB, as Oklab mixes them. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** As the style sheet's `color-mix(in oklab, …)`. */
function mixed(colour: Triple, share: number, ground: Triple): Triple {
  const [own, other] = [times(toCones, colour).map(Math.cbrt), times(toCones, ground).map(Math.cbrt)]
  const cones = own.map((value, at) => (value * share + (other[at] ?? 0) * (1 - share)) ** 3)
  return times(fromCones, cones as unknown as Triple)
}

/** The least contrast that a colour of a theme has where it is painted. */
export function contrastOf(name: PaintedColour, colour: string): number {
  const own = linear(colour)
  const { page, surface, surface2, onBrand, onAccent } = grounds[name.endsWith('Dark') ? 'dark' : 'light']
  const against = (name.startsWith('accent') ? [surface, onAccent] : [page, surface, surface2, onBrand]).map(linear)
  if (name.startsWith('primary'))
    against.push(mixed(own, CHIP_SHARE, linear(surface)), mixed(own, HOVER_SHARE, linear(onBrand)))
  return Math.min(...against.map((ground) => ratio(own, ground)))
}

const isPainted = (name: string): name is PaintedColour => Object.hasOwn(productColours, name)

/** Why a theme may not have this colour under this name. */
export function colourProblem(name: string, colour: unknown): 'errors.colour' | 'errors.contrast' | undefined {
  if (!isColour(colour)) return 'errors.colour'
  return isPainted(name) && contrastOf(name, colour) < leastContrast ? 'errors.contrast' : undefined
}

/** The colours that can be painted, without the others. */
export const soundColours = (colours: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof colours === 'object' && colours !== null ? colours : {}).filter(
      (entry): entry is [string, string] => colourProblem(...(entry as [string, unknown])) === undefined,
    ),
  )
