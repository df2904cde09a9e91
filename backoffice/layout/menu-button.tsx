import { useId, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import Tooltip from '@mui/material/Tooltip'

interface Props {
  label: string
  icon: ReactNode
  /** shown beside the icon on wide screens */
  words?: string
  children: (close: () => void) => ReactNode
}

/** A button that opens a menu; with `words` it shows them where there is room. */
export function MenuButton({ label, icon, words, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)
  const aria = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
  }
  return (
    <>
      {words && (
        <Button
          variant="text"
          startIcon={icon}
          onClick={(event) => setAnchor(event.currentTarget)}
          {...aria}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {words}
        </Button>
      )}
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          onClick={(event) => setAnchor(event.currentTarget)}
          {...aria}
          sx={words ? { display: { md: 'none' } } : {}}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {anchor !== null && children(close)}
      </Menu>
    </>
  )
}
