import type { MouseEvent } from 'react'
import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'

/** A button that shows that it works. It keeps the focus meanwhile, which a disabled one loses, and takes no second press. */
export function WorkingButton({ loading = false, onClick, children, sx, ...props }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  const tone = props.color && props.color !== 'inherit' ? props.color : 'primary'
  return (
    <Button
      {...props}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading ? true : props['aria-disabled']}
      sx={{ ...(loading && working), ...(sx as object) }}
    >
      {children}
      {loading && (
        <CircularProgress
          size={16}
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            color: `${tone}.${props.variant === 'contained' ? 'contrastText' : 'main'}`,
          }}
        />
      )}
    </Button>
  )
}

const working = {
  color: 'transparent',
  '&:hover': { color: 'transparent' },
  '& .MuiButton-icon': { opacity: 0 },
  cursor: 'progress',
}
