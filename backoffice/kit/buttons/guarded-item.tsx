import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'

interface Props {
  label: string
  /** why it cannot be chosen, in words; undefined: it can */
  why?: string
  onClick: () => void
}

/** An entry of a menu that says below its name why it cannot be chosen. */
export function GuardedItem({ label, why, onClick, ...menu }: Props) {
  return (
    <MenuItem
      {...menu}
      dense
      aria-disabled={why ? true : undefined}
      sx={why ? { opacity: 0.7 } : {}}
      onClick={() => !why && onClick()}
    >
      <ListItemText
        primary={label}
        secondary={why}
        slotProps={{
          primary: { variant: 'body2' },
          secondary: { variant: 'caption', sx: { whiteSpace: 'normal', display: 'block', maxWidth: 280 } },
        }}
      />
    </MenuItem>
  )
}
