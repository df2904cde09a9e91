import Box from '@mui/material/Box'
import {
  colourProblem,
  contrastOf,
  grounds,
  isColour,
  paintedColours,
  productColours,
  soundColours,
  type PaintedColour,
} from '#model/content/colours.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'

const isPainted = (name: string): name is PaintedColour => paintedColours.some((one) => one === name)

/** The colours of a theme with what can be read on them, and as the portal paints them in both modes. */
export function ThemeSample({ colours: given }: { colours: unknown }) {
  const text = useText()
  const { number } = useFormat()
  const colours: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const sound = { ...productColours, ...soundColours(colours) }
  // never rounded up: 4.49 is less than 4.5
  const shown = (name: PaintedColour, colour: string) => number(Math.floor(contrastOf(name, colour) * 100) / 100, 2)
  return (
    <>
      <Box component="ul" aria-label={text('contents.sample.name')} sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {Object.entries(colours).map(([name, colour]) => {
          const problem = colourProblem(name, colour)
          return (
            <li key={name}>
              <Box component="span" sx={{ ...swatch, bgcolor: isColour(colour) ? colour : 'transparent' }} />
              {name} {String(colour)}
              {isColour(colour) &&
                isPainted(name) &&
                ` · ${text('contents.sample.contrast', { ratio: shown(name, colour) })}`}
              {problem && (
                <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                  {text(problem)}
                </Box>
              )}
            </li>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Mode name="light" brand={sound.primary} accent={sound.accent} />
        <Mode name="dark" brand={sound.primaryDark} accent={sound.accentDark} />
      </Box>
    </>
  )
}

/** A button, a link, a chip and a count as they stand on a page of the portal. */
function Mode({ name, brand, accent }: { name: keyof typeof grounds; brand: string; accent: string }) {
  const text = useText()
  const { surface, onBrand, onAccent } = grounds[name]
  const part = { px: 1, borderRadius: 1, fontWeight: 600 }
  return (
    <Box
      role="group"
      aria-label={text(`contents.sample.${name}`)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: surface,
      }}
    >
      <Box component="span" sx={{ ...part, py: 0.5, px: 1.5, bgcolor: brand, color: onBrand }}>
        {text('contents.sample.button')}
      </Box>
      <Box component="span" sx={{ color: brand, textDecoration: 'underline' }}>
        {text('contents.sample.link')}
      </Box>
      <Box component="span" sx={{ ...part, bgcolor: `color-mix(in oklab, ${brand} 9%, ${surface})`, color: brand }}>
        {text('contents.sample.chip')}
      </Box>
      <Box component="span" sx={{ ...part, borderRadius: 4, bgcolor: accent, color: onAccent }}>
        3
      </Box>
    </Box>
  )
}

const swatch = { display: 'inline-block', width: 28, height: 14, mr: 1, border: 1, borderColor: 'divider' }
