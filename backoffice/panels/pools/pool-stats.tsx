import { useState } from 'react'
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { userType } from '#model/identity/enums.ts'
import { usePart } from '../../kit/record/use-part.ts'
import { useText } from '../../kit/hooks/use-text.ts'

const types = [userType.expert, userType.network, userType.planManager] as const

/** How many people a pool has, of one user type or all, how many of them can be chosen, and of which specialties. */
export function PoolStats() {
  const id = String(useRecordContext<RaRecord>()?.id ?? '')
  const text = useText()
  const translate = useTranslate()
  const [type, setType] = useState('')
  const { data } = usePart('pools.experts', '/server/pool/{id}/userStats', {
    params: { id },
    query: type === '' ? {} : { userType: Number(type) },
  })
  const figures = data
    ? ([
        [text('panels.statsTotal'), data.total],
        [text('panels.statsActive'), data.active],
        [text('panels.statsVerified'), data.verified],
      ] as const)
    : []
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" component="h2" sx={{ flexGrow: 1 }}>
          {text('panels.statsOf')}
        </Typography>
        <TextField
          select
          size="small"
          label={text('resources.users.fields.userType')}
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="">{text('admin.list.all')}</MenuItem>
          {types.map((one) => (
            <MenuItem key={one} value={String(one)}>
              {translate(`user.typeName.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {data?.total === 0 && <Typography color="text.secondary">{text('panels.statsEmpty')}</Typography>}
      {data && data.total > 0 && (
        <>
          <Box component="dl" sx={{ display: 'flex', gap: 4, m: 0, mb: 1 }}>
            {figures.map(([label, n]) => (
              <Box key={label}>
                <Typography component="dt" variant="caption" color="text.secondary">
                  {label}
                </Typography>
                <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {n}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" color="text.secondary">
            {text('panels.statsSpecialties')}
            {text('list.colon')}
            {data.bySpecialty
              .map(({ specialty, count }) => `${translate(`specialty.${specialty}`, { _: specialty })} ${count}`)
              .join(' · ') || text('panels.none')}
          </Typography>
        </>
      )}
    </Box>
  )
}
