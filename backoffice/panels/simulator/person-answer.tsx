import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { statusLabel } from '#model/discussions/labels.ts'
import { attachmentMedia } from '#model/panels/enums.ts'
import type { PersonSimulation } from '#model/panels/selection/simulation-wire.ts'
import { EffectiveSettings } from '../effective-settings.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { PayTable } from './pay-table.tsx'

/** What the person may see and ask, who would pay, where the discussion would go, what it would run by, and what experts would earn. */
export function PersonAnswer({ answer }: { answer: PersonSimulation }) {
  const text = useText()
  const { funding, discussion } = answer
  const grant = funding.grantId && funding.grantName ? { id: funding.grantId, name: funding.grantName } : null
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
          mb: 3,
          alignItems: 'start',
        }}
      >
        <See answer={answer} />
        <Ask answer={answer} />
        <Funding answer={answer} />
        <Card component="section" sx={{ p: 2 }}>
          <EffectiveSettings bare effective={{ grant, settings: discussion.settings }} />
        </Card>
      </Box>
      <PayTable answer={answer} title={text('simulator.pay')} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" component="div" sx={{ py: 0.25 }}>
    {children}
  </Typography>
)
function Verdict({ yes, label, why }: { yes: boolean; label: string; why?: string | null }) {
  const text = useText()
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25 }}>
      <StatusChip tone={yes ? 'good' : 'bad'} label={text(yes ? 'simulator.yes' : 'simulator.no')} />
      <Typography variant="body2">
        {label}
        {why && ` — ${why}`}
      </Typography>
    </Box>
  )
}

function See({ answer: { see, person } }: { answer: PersonSimulation }) {
  const text = useText()
  const translate = useTranslate()
  return (
    <Part title={text('simulator.see')}>
      <Verdict yes={see.member} label={text('simulator.member')} />
      {see.manager && <Verdict yes label={text('simulator.manager')} />}
      {see.access && (
        <Line>
          {text('resources.plans.fields.access')}
          {text('list.colon')}
          {translate(`panels.access.${see.access}`)} ({translate(`simulator.origin.${see.accessFrom}`)})
        </Line>
      )}
      <Line>{text('simulator.seesOwn', { smart_count: see.own })}</Line>
      <Line>
        {see.shared > 0 ? text('simulator.seesShared', { smart_count: see.shared }) : text('simulator.seesNoShared')}
      </Line>
      <Line>{text('simulator.seesFiles', { smart_count: see.files })}</Line>
      <Line>
        <TextLink to={`/users/${encodeURIComponent(person.id)}`}>{person.displayName}</TextLink>
      </Line>
    </Part>
  )
}

function Ask({ answer: { ask, discussion } }: { answer: PersonSimulation }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const { attachments } = ask
  return (
    <Part title={text('simulator.ask')}>
      <Verdict
        yes={ask.allowed}
        label={text('simulator.mayAsk')}
        why={ask.reason && translate(`simulator.${ask.reason}`)}
      />
      <Verdict yes={ask.diagnosis} label={text('simulator.thisDiagnosis')} />
      <Verdict yes={ask.medium} label={text('simulator.thisMedium')} />
      <Verdict yes={ask.reply} label={text('simulator.mayReply')} />
      {attachments && (
        <Line>
          {text('panels.attachmentsTitle')}
          {text('list.colon')}
          {format.list(
            attachmentMedia
              .filter((medium) => attachments[medium].allowed)
              .map(
                (medium) =>
                  `${translate(`discussion.media.${medium}`)} (${translate(`simulator.origin.${attachments[medium].from}`)})`,
              ),
          ) || text('panels.none')}
        </Line>
      )}
      {ask.modes.length > 0 && (
        <Line>
          {text('simulator.chooses')}
          {text('list.colon')}
          {format.list(ask.modes.map((mode) => translate(`selection.mode.${mode}`)))}
        </Line>
      )}
      {ask.pools.length > 0 && (
        <Line>
          {text('simulator.choosesPool')}
          {text('list.colon')}
          {format.list(ask.pools.map((pool) => pool.name))}
        </Line>
      )}
      <Line>
        {text('simulator.goesTo')}
        {text('list.colon')}
        <b>{translate(statusLabel(discussion.status))}</b>
        {discussion.reviewReasons.length > 0 &&
          ` — ${format.list(discussion.reviewReasons.map((reason) => translate(`discussion.review.${reason}`)))}`}
      </Line>
    </Part>
  )
}

function Funding({ answer: { funding, surge } }: { answer: PersonSimulation }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Part title={text('simulator.funding')}>
      <Line>
        {funding.grantId ? (
          <>
            {text('simulator.paidBy')}
            {text('list.gap')}
            <TextLink to={`/grants/${encodeURIComponent(funding.grantId)}`}>{funding.grantName ?? ''}</TextLink>
          </>
        ) : (
          text('simulator.nobodyPays')
        )}
      </Line>
      {funding.rejected.map((one) => (
        <Line key={one.grantId}>
          {text('simulator.notBy')} <TextLink to={`/grants/${encodeURIComponent(one.grantId)}`}>{one.name}</TextLink>
          {text('list.colon')}
          {format.list(one.reasons.map((reason) => translate(reason)))}
        </Line>
      ))}
      <Line>
        {surge ? text('simulator.surge', { multiple: format.number(surge.multiple) }) : text('simulator.noSurge')}
      </Line>
    </Part>
  )
}
