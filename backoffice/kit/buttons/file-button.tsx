import { useRef } from 'react'
import Button, { type ButtonProps } from '@mui/material/Button'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'disabled' | 'sx'> {
  label: string
  /** endings and types of files that can be chosen */
  accept: string
  onChoose: (file: File | undefined) => void
}

/** Opens the chooser of files, with mouse or keyboard. */
export function FileButton({ label, accept, onChoose, ...button }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button {...button} onClick={() => picker.current?.click()}>
        {label}
      </Button>
    </>
  )
}
