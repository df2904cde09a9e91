import { Button, type ButtonProps } from '../button.tsx'

interface ChoiceProps extends ButtonProps {
  /** the label of the harmless way out */
  cancel: string
  onCancel: () => void
}

/** How a dialog ends: everything stays as it was, or what the dialog is about is done. The rest goes to the button that does it. */
export function Choice({ cancel, onCancel, ...act }: ChoiceProps) {
  return (
    <>
      <Button tone="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button {...act} />
    </>
  )
}
