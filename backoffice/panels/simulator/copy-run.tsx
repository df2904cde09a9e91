import { useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import CopyIcon from '@mui/icons-material/ContentCopy'
import type { SimulationAnswer } from '#model/panels/selection/simulation-wire.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** The run as plain text, with the address that shows it again. */
export function CopyRun({ run }: { run: SimulationAnswer }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const lines = () => [
    window.location.href,
    text('simulator.drawFacts', {
      seed: run.seed,
      mode: translate(`selection.mode.${run.mode}`),
      wave: run.waveSize,
      eligible: run.eligible,
      excluded: run.excluded,
    }),
    ...run.ranked
      .filter((one) => one.eligible)
      .map(
        (one) =>
          `${one.rank}. ${one.displayName} · ${text(one.invited ? 'simulator.first' : 'simulator.alternate')} · ${text('simulator.tier')} ${one.tier} · ${text('simulator.weight')} ${format.number(one.weight, 3)} = ${Object.values(
            one.parts ?? {},
          )
            .map((part) => format.number(part, 3))
            .join(' × ')}`,
      ),
    ...run.ranked
      .filter((one) => !one.eligible)
      .map(
        (one) =>
          `– ${one.displayName}${translate('list.colon')}${format.list(one.reasonCodes.map((code) => translate(code)))}`,
      ),
  ]
  const copy = () =>
    void navigator.clipboard.writeText(lines().join('\n')).then(
      () => notify('messages.copied', { type: 'success' }),
      () => notify('errors.copyFailed', { type: 'error' }),
    )
  return (
    <Button variant="text" startIcon={<CopyIcon />} onClick={copy}>
      {text('simulator.copy')}
    </Button>
  )
}
