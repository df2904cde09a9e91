import { useWatch } from 'react-hook-form'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { productColours } from '#model/content/colours.ts'
import { themeNames, type ThemeName } from '#model/content/enums.ts'
import { ChoiceInput } from '../kit/record/inputs.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { useText } from '../kit/hooks/use-text.ts'

/** The plan's brand, with how it looks. */
export function ThemeInput() {
  const theme = useWatch<Record<string, ThemeName | null | undefined>>({ name: 'theme' })
  return (
    <Box>
      <ChoiceInput source="theme" values={themeNames} prefix="panels.theme" />
      {theme && <Preview name={theme} />}
    </Box>
  )
}

function Preview({ name }: { name: ThemeName }) {
  const text = useText()
  const { data } = usePart('themes', '/content/theme', { query: { name } })
  if (!data) return null
  const { primary, accent } = { ...productColours, ...data.colours }
  return (
    <Box
      role="img"
      aria-label={text('panels.themePreview', { name: data.companyText })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', mb: 2 }}
    >
      <Box sx={{ height: 36, px: 1.5, display: 'flex', alignItems: 'center', bgcolor: '#fff' }}>
        {data.logo ? (
          <Box component="img" src={data.logo} alt="" sx={{ height: 20 }} />
        ) : (
          <Typography sx={{ color: primary, fontWeight: 700 }}>{data.companyText}</Typography>
        )}
      </Box>
      <Box
        sx={{
          height: 56,
          display: 'flex',
          gap: 1,
          alignItems: 'flex-end',
          p: 1,
          backgroundImage: `url("${data.accentImage}")`,
          backgroundSize: 'cover',
        }}
      >
        {[primary, accent].map((colour) => (
          <Box
            key={colour}
            sx={{ width: 40, height: 18, borderRadius: 0.5, bgcolor: colour, border: '1px solid #fff' }}
          />
        ))}
      </Box>
    </Box>
  )
}
