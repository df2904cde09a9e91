import { useWatch } from 'react-hook-form'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { placeholdersIn } from '#model/content/placeholders.ts'
import { mono } from '../../layout/theme.ts'
import { Section, Wide } from '../../kit/record/section.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useThemes } from '../../kit/hooks/use-themes.ts'

/** The placeholders in the text as it is in the form, and what each theme puts in their place. */
export function Placeholders() {
  const fields = useWatch<Record<string, Record<string, unknown> | undefined>>({ name: 'fields' })
  const themes = useThemes()
  const text = useText()
  const translate = useTranslate()
  const names = placeholdersIn(fields ?? {})
  return (
    <Section title="contents.placeholders" hint="contents.placeholdersHint">
      <Wide>
        {names.length === 0 ? (
          <Typography variant="body2" color="text.secondary">
            {text('contents.noPlaceholders')}
          </Typography>
        ) : (
          <Box
            sx={{ overflowX: 'auto', position: 'relative' }}
            tabIndex={0}
            role="region"
            aria-label={text('contents.placeholders')}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('contents.placeholders')}</TableCell>
                  {themes.map(({ name }) => (
                    <TableCell key={name}>{translate(`panels.theme.${name}`)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {names.map((name) => (
                  <TableRow key={name}>
                    <TableCell component="th" scope="row" sx={{ fontFamily: mono }}>{`::${name}::`}</TableCell>
                    {themes.some(({ words }) => Object.hasOwn(words, name)) ? (
                      themes.map(({ name: theme, words }) => (
                        <TableCell
                          key={theme}
                          sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                        >
                          {words[name] || '–'}
                        </TableCell>
                      ))
                    ) : (
                      <TableCell colSpan={Math.max(themes.length, 1)}>
                        <StatusChip tone="warn" label={text('contents.unknown')} />
                      </TableCell>
                    )}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Wide>
    </Section>
  )
}
