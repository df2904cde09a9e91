import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Block } from '../../kit/block.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** The experts who could be chosen, as the people of a discussion would read of them. */
export function FacultyList({ planId, grantId, dxId }: { planId: string; grantId: string; dxId: string }) {
  const text = useText()
  const { data } = usePart('users', '/server/querySimulator/faculty/{planId}/{grantId}/{dxId}', {
    params: { planId, grantId: grantId || 'none', dxId },
  })
  if (!data) return null
  return (
    <Block title={`${text('simulator.faculty')} · ${data.data.length}`}>
      {data.data.length === 0 && <Typography color="text.secondary">{text('simulator.nobody')}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)' },
        }}
      >
        {data.data.map((person, index) => (
          <Box component="li" key={index}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {person.displayName}
            </Typography>
            {person.affiliations && (
              <Typography variant="body2" color="text.secondary">
                {person.affiliations}
              </Typography>
            )}
            {person.userBio && (
              <Typography
                variant="body2"
                sx={{
                  maxWidth: '68ch',
                  display: '-webkit-box',
                  WebkitLineClamp: 2,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                }}
              >
                {person.userBio}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Block>
  )
}
