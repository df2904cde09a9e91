import { useLocation } from 'react-router'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'ra-core'
import type { FoundProblem, SetupCheck, SetupProblem, SetupReadiness } from '#model/panels/setup-readiness.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { pageFor, type Owner } from './use-readiness.ts'

type Check = SetupReadiness['checks'][number]

/** Each check with a tick, or with what is missing and the way to its fix. */
export function CheckRows({ checks, owner, id }: { checks: readonly Check[]; owner: Owner; id: string }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', rowGap: 0.75, '& a': { textDecoration: 'underline' } }}
    >
      {checks.map((one) => (
        <Row key={one.check} one={one} owner={owner} id={id} />
      ))}
    </Box>
  )
}

function Row({ one: { check, ok, problems }, owner, id }: { one: Check; owner: Owner; id: string }) {
  const text = useText()
  const translate = useTranslate()
  const Icon = ok ? DoneIcon : MissingIcon
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon fontSize="small" color={ok ? 'success' : 'warning'} aria-hidden sx={{ mt: '1px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: ok ? 400 : 600 }}>
          {translate(`panels.ready.check.${check}`)}
          <Box component="span" sx={visuallyHidden}>
            {text('list.colon')}
            {text(ok ? 'panels.ready.there' : 'panels.ready.missing')}
          </Box>
        </Typography>
        {problems.map((found, index) => (
          <Problem key={index} found={found} check={check} owner={owner} id={id} />
        ))}
      </Box>
    </Box>
  )
}

/** On the page of a funding source these name its plans. */
const ofPlans: readonly SetupProblem[] = ['noDiagnoses', 'noPools', 'noTheme', 'themeUnknown', 'noLink', 'linkLater']

interface ProblemProps {
  found: FoundProblem
  check: SetupCheck
  owner: Owner
  id: string
}

function Problem({ found: { problem, names, count, at }, check, owner, id }: ProblemProps) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const { pathname } = useLocation()
  const to = pageFor(owner, id, check, at)
  const more = count - names.length
  const key = names.length > 0 && ofPlans.includes(problem) ? `${problem}In` : problem
  const said = format.list([...names, ...(more > 0 ? [text('panels.ready.more', { count: format.number(more) })] : [])])
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(`panels.ready.problem.${key}`, { names: said, smart_count: count })}
      {translate('list.gap')}
      {pathname !== to && <TextLink to={to}>{text('panels.ready.fix')}</TextLink>}
    </Typography>
  )
}
