import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { TextLink } from '../kit/record-link.tsx'
import { useText } from '../kit/hooks/use-text.ts'

interface Props {
  label: string
  to: string
  total?: number
  pending: boolean
  rows: readonly string[]
}

/** The first rows of a sub-page, with how many there are and the way there. */
export function SummaryTile({ label, to, total, pending, rows }: Props) {
  const translate = useTranslate()
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="h3" component="h2">
          <TextLink to={to}>{translate(label)}</TextLink>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {total ?? ''}
        </Typography>
      </Box>
      {pending ? <Skeleton height={60} /> : <Rows rows={rows} />}
    </Card>
  )
}

function Rows({ rows }: { rows: readonly string[] }) {
  const text = useText()
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('panels.none')}
      </Typography>
    )
  return (
    <List dense disablePadding>
      {rows.map((row, index) => (
        <ListItem key={index} disableGutters sx={{ py: 0.25 }}>
          <Typography variant="body2" noWrap title={row}>
            {row}
          </Typography>
        </ListItem>
      ))}
    </List>
  )
}
