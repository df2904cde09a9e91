import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { attachmentMedia } from '#model/panels/enums.ts'
import { splitCodes } from '#model/fields.ts'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'

const switches = [
  'selectable',
  'noNewQueries',
  'readOnlyDiscussions',
  'sharedQueries',
  'anonymousAllowed',
  'genderOptOut',
  'surveyBuilder',
  'independentFirst',
  'keepCallChat',
  'matchByRegion',
] as const

/** Key facts of a plan and its switches. */
export function PlanFacts({ plan }: { plan: PlanAdmin }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.plans.fields.${name}`)
  const mediumName = (medium: string) => translate(`discussion.media.${medium}`)
  const media = attachmentMedia.filter((medium) => plan.attachments?.[medium] ?? true)
  const facts: [string, string | null][] = [
    [label('alias'), plan.alias],
    [label('type'), translate(`panels.planType.${plan.type}`, { _: plan.type })],
    [label('sponsorName'), plan.sponsorName],
    [label('effectiveDate'), format.day(plan.effectiveDate)],
    [
      text('admin.record.period'),
      plan.activeFrom || plan.activeTo
        ? `${format.day(plan.activeFrom) || '…'} – ${format.day(plan.activeTo) || '…'}`
        : null,
    ],
    [label('access'), translate(`panels.access.${plan.access ?? (plan.readOnlyDiscussions ? 'read_only' : 'full')}`)],
    [label('freeLevel'), translate(`panels.free.${plan.freeLevel ?? 'none'}`)],
    [label('media'), format.list(plan.media.map(mediumName))],
    [text('panels.attachmentsTitle'), media.length ? format.list(media.map(mediumName)) : text('panels.none')],
    [label('countryCodes'), plan.matchByRegion ? format.list(splitCodes(plan.countryCodes)) : null],
  ]
  const on = switches.filter((name) => plan[name])
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {text('panels.keyFacts')}
        </Typography>
        <Button size="small" component={Link} to={`/plans/${encodeURIComponent(plan.id)}/details`}>
          {translate('ra.action.edit')}
        </Button>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(120px, 40%) 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.5 }}>
        {on.map((name) => (
          <Chip key={name} size="small" variant="outlined" label={label(name)} />
        ))}
      </Box>
    </Card>
  )
}
