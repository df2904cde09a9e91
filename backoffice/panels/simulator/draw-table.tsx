import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { SimulationAnswer } from '#model/panels/selection/simulation-wire.ts'
import { Block } from '../../kit/block.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { CopyRun } from './copy-run.tsx'

const partNames = ['local', 'tier', 'load', 'reliability', 'group'] as const

/** Experts in the order of the draw with the parts of their weights, the first wave and the alternates; then those left out and why. */
export function DrawTable({ run }: { run: SimulationAnswer }) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const able = run.ranked.filter((one) => one.eligible)
  const out = run.ranked.filter((one) => !one.eligible)
  const figure = { fontVariantNumeric: 'tabular-nums' }
  return (
    <>
      <Block title={text('simulator.draw')} actions={<CopyRun run={run} />}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {text('simulator.drawFacts', {
            seed: run.seed,
            mode: translate(`selection.mode.${run.mode}`),
            wave: run.waveSize,
            eligible: run.eligible,
            excluded: run.excluded,
          })}
        </Typography>
        {run.example && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {text('simulator.example')}
          </Alert>
        )}
        {run.problem && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {translate(run.problem)}
          </Alert>
        )}
        {able.length === 0 && !run.problem && (
          <Typography color="text.secondary">{text('simulator.nobody')}</Typography>
        )}
        {able.length > 0 && (
          <Card sx={{ overflowX: 'auto', position: 'relative' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell align="right">{text('simulator.rank')}</TableCell>
                  <TableCell>{text('resources.users.fields.name')}</TableCell>
                  <TableCell>{text('simulator.wave')}</TableCell>
                  <TableCell align="right">{text('simulator.tier')}</TableCell>
                  <TableCell align="right">{text('simulator.weight')}</TableCell>
                  {partNames.map((name) => (
                    <TableCell key={name} align="right">
                      {translate(`simulator.part.${name}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {able.map((one) => (
                  <TableRow key={one.userId}>
                    <TableCell align="right" sx={figure}>
                      {one.rank}
                    </TableCell>
                    <TableCell>
                      <TextLink to={`/users/${encodeURIComponent(one.userId)}`}>{one.displayName}</TextLink>
                    </TableCell>
                    <TableCell>
                      <StatusChip
                        tone={one.invited ? 'good' : 'quiet'}
                        label={text(one.invited ? 'simulator.first' : 'simulator.alternate')}
                      />
                    </TableCell>
                    <TableCell align="right" sx={figure}>
                      {one.tier}
                    </TableCell>
                    <TableCell align="right" sx={figure}>
                      {format.number(one.weight, 3)}
                    </TableCell>
                    {partNames.map((name) => (
                      <TableCell key={name} align="right" sx={figure}>
                        {format.number(one.parts?.[name], 3)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Card>
        )}
      </Block>
      {out.length > 0 && (
        <Block title={`${text('simulator.excluded')} · ${run.excluded}`}>
          <Card sx={{ overflowX: 'auto', position: 'relative' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('resources.users.fields.name')}</TableCell>
                  <TableCell>{text('simulator.why')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {out.map((one) => (
                  <TableRow key={one.userId}>
                    <TableCell>
                      <TextLink to={`/users/${encodeURIComponent(one.userId)}`}>{one.displayName}</TextLink>
                    </TableCell>
                    <TableCell>{one.reasonCodes.map((code) => translate(code)).join(' · ')}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Card>
        </Block>
      )}
    </>
  )
}
