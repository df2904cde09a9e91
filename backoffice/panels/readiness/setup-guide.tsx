import { useRecordContext } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { setupSteps, type SetupCheck, type SetupStep } from '#model/panels/setup-readiness.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { StatusChip } from '../../kit/status-chip.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { CheckRows } from './check-rows.tsx'
import { TestStep } from './test-step.tsx'
import { useReadiness } from './use-readiness.ts'

const steps = Object.entries(setupSteps) as [SetupStep, readonly SetupCheck[]][]

/** A new plan in five steps, the last of which is a test question answered by a test expert. */
export function SetupGuide() {
  const plan = useRecordContext<PlanAdmin>()
  const text = useText()
  const id = plan?.id ?? ''
  const { data, error, refetch } = useReadiness('plans', id)
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={400} />
  const of = (checks: readonly SetupCheck[]) => data.checks.filter(({ check }) => checks.includes(check))
  const current = steps.find(([, checks]) => of(checks).some(({ ok }) => !ok))?.[0]
  return (
    <>
      <Typography sx={{ mb: 2 }}>{text(data.ready ? 'panels.ready.allDone' : 'panels.ready.intro')}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, maxWidth: 820 }}>
        {steps.map(([step, checks], index) => {
          const found = of(checks)
          const done = found.every(({ ok }) => ok)
          return (
            <Card
              key={step}
              component="li"
              variant="outlined"
              aria-current={step === current ? 'step' : undefined}
              sx={{ p: 2, ...(step === current && { borderColor: 'primary.main', borderWidth: 2 }) }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
                <Typography variant="h3" component="h2">
                  {text('panels.ready.step', { n: index + 1, name: text(`panels.ready.steps.${step}`) })}
                </Typography>
                {done ? (
                  <StatusChip tone="good" label={text('panels.ready.done')} />
                ) : (
                  step === current && <StatusChip tone="busy" label={text('panels.ready.now')} />
                )}
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
                {text(`panels.ready.says.${step}`)}
              </Typography>
              <CheckRows checks={found} owner="plans" id={id} />
              {step === 'test' && <TestStep planId={id} test={data.test} />}
            </Card>
          )
        })}
      </Box>
    </>
  )
}
