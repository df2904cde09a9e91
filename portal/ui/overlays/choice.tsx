import { Button, type ButtonProps } from '../button.tsx'

interface ChoiceProps extends ButtonProps {
  /** the label of the harmless way out */
  cancel: string
  onCancel: () => void
  /** Cancel works while the action is under way, since it stops it */
  cancelStops?: boolean
}

/**
 * How a dialog ends: everything stays as it was, or what the dialog is about is done. The rest goes to the button that does it.
 * What is under way is not taken back by leaving: Cancel is off until it is answered.
 */
export function Choice({ cancel, onCancel, cancelStops = false, ...act }: ChoiceProps) {
  return (
    <>
      <Button tone="secondary" disabled={act.busy && !cancelStops} onClick={onCancel}>
        {cancel}
      </Button>
      <Button {...act} />
    </>
  )
}
