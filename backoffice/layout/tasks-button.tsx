import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import TasksIcon from '@mui/icons-material/TaskAltOutlined'
import { api } from '../providers/client.ts'
import { useText } from '../kit/hooks/use-text.ts'

/** The way to what waits for staff, with how much that is. */
export function TasksButton() {
  const { data } = useQuery({
    queryKey: ['tasks', 'open'],
    queryFn: ({ signal }) => api.get('/csradmin/task/list', { query: { pageSize: 1 }, signal }),
    retry: false,
  })
  return <TasksLink open={data?.total} />
}

export function TasksLink({ open }: { open: number | undefined }) {
  const text = useText()
  const label = open ? text('admin.tasks.open', { smart_count: open }) : text('admin.tasks.title')
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={Link} to="/tasks" aria-label={label} sx={{ position: 'relative' }}>
        <TasksIcon fontSize="small" />
        {open ? (
          <Box component="span" aria-hidden sx={badge}>
            {open > 99 ? '99+' : open}
          </Box>
        ) : null}
      </IconButton>
    </Tooltip>
  )
}

const badge = {
  position: 'absolute',
  top: -3,
  right: -5,
  minWidth: 16,
  height: 16,
  px: '4px',
  borderRadius: 8,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '16px',
  textAlign: 'center',
}
