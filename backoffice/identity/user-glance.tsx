import { initials, plainFullName } from '#model/identity/person-name.ts'
import type { ReactNode } from 'react'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { TextLink } from '../kit/record-link.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Day, When } from '../kit/when.tsx'
import { usePicture } from './use-picture.ts'
import { useUser } from './use-user.ts'

const counted = ['asked', 'invited', 'claimed', 'answered', 'rejected'] as const

/** The person's face, what the last 90 days brought, what is owed, and what comes next. */
export function Glance() {
  const { user, ask } = useUser()
  const text = useText()
  const format = useFormat()
  const picture = usePicture(user.id)
  const { data } = usePart('userSummary', '/server/user/{id}/summary', ask)
  return (
    <Card sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: { xs: 2, md: 3 }, alignItems: 'flex-start' }}>
      <Avatar
        src={picture}
        alt={text('users.pictureOf', { name: user.resolvedDisplayName })}
        sx={{ width: 64, height: 64 }}
      >
        {initials(plainFullName(user))}
      </Avatar>
      <Figures title={text('users.glance.days', { days: data?.days ?? 90 })}>
        {counted.map((name) => (
          <Figure key={name} label={text(`users.glance.${name}`)}>
            {data ? format.number(data[name]) : '…'}
          </Figure>
        ))}
      </Figures>
      <Figures title={text('users.glance.now')}>
        {user.noeticExpert && <Figure label={text('users.balance')}>{data ? format.money(data.balance) : '…'}</Figure>}
        <Figure label={text('users.glance.vacation')}>
          {data?.nextVacation ? (
            <>
              <Day value={data.nextVacation.start} /> – <Day value={data.nextVacation.end} />
            </>
          ) : data ? (
            '–'
          ) : (
            '…'
          )}
        </Figure>
        <Figure label={text('users.glance.session')}>
          {data?.nextSession ? (
            <>
              <TextLink inText to={`/queries/${encodeURIComponent(data.nextSession.queryId)}`}>
                {data.nextSession.key}
              </TextLink>{' '}
              · <When value={data.nextSession.meetingTime} />
            </>
          ) : data ? (
            '–'
          ) : (
            '…'
          )}
        </Figure>
      </Figures>
    </Card>
  )
}

function Figures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {children}
      </Box>
    </Box>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Box>
  )
}
