import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'

/** Asks to remove a way to sign in, which its name tells from the others. */
export function RemoveButton({ name, disabled, onClick }: { name: string; disabled: boolean; onClick: () => void }) {
  const t = useTranslation()
  return (
    <Button
      small
      tone="danger"
      disabled={disabled}
      aria-label={t('security.removeOf', { method: name })}
      onClick={onClick}
    >
      {t('security.remove')}
    </Button>
  )
}
