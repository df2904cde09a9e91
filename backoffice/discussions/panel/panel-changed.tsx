import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { DrawChange } from '#model/panels/selection/draw-inputs.ts'
import type { Refusal } from '../../providers/client.ts'
import { useText } from '../../kit/hooks/use-text.ts'

type NamedChange = DrawChange & { displayName: string }
/** What a refused run says about the people whom the preview named. */
export interface PanelChange {
  entered: NamedChange[]
  left: NamedChange[]
  reordered: boolean
}

export const changeOf = ({ errorKey, entered, left, reordered }: Refusal): PanelChange | undefined =>
  errorKey === 'selection.changed'
    ? { entered: entered as NamedChange[], left: left as NamedChange[], reordered: reordered === true }
    : undefined

/** Who came onto or left the list of those to invite since the preview, and why. */
export function PanelChanged({ change: { entered, left, reordered } }: { change: PanelChange }) {
  const text = useText()
  const translate = useTranslate()
  const list = (heading: string, people: NamedChange[]) =>
    people.length > 0 && (
      <>
        <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5, fontWeight: 600 }}>
          {heading}
        </Typography>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {people.map(({ userId, displayName, reasonCodes }) => (
            <li key={userId}>
              {displayName}
              {translate('list.colon')}
              {reasonCodes.map((code) => translate(code, { _: code })).join(' · ')}
            </li>
          ))}
        </ul>
      </>
    )
  return (
    // of many lines the sign is beside the first
    <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
      {translate('selection.changed')}
      {translate('list.gap')}
      {text('queries.panel.changed.nothing')}
      {list(text('queries.panel.changed.entered'), entered)}
      {list(text('queries.panel.changed.left'), left)}
      {entered.length + left.length === 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text(reordered ? 'queries.panel.changed.reordered' : 'queries.panel.changed.inputs')}
        </Typography>
      )}
    </Alert>
  )
}
