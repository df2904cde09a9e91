import { useTranslation } from '../../../shell/texts.tsx'
import { Choice } from '../../../ui/overlays/choice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { same, type Values } from './form-state.ts'
import styles from '../account.module.css'

export interface ConflictField<V extends Values> {
  name: keyof V & string
  label: string
  /** how a value reads, beside the others of its version; default: as text */
  show?: (value: unknown, values: V) => string
}

interface Conflict<V extends Values> {
  current: V
  changes: Partial<V>
  reload: () => void
  keep: () => void
}

/** Someone else was faster: both versions beside one another, and the choice between them. */
export function ConflictDialog<V extends Values>({
  conflict,
  fields,
}: {
  conflict: Conflict<V>
  fields: readonly ConflictField<V>[]
}) {
  const t = useTranslation()
  const { current, changes, reload, keep } = conflict
  const differing = fields.filter(({ name }) => name in changes && !same(changes[name], current[name]))
  const yours = { ...current, ...changes }
  const shown = ({ name, show = String }: ConflictField<V>, values: V) => {
    const value = values[name]
    const nothing = value === '' || value === null || value === undefined
    return (!nothing && show(value, values)) || t('account.conflict.nothing')
  }
  return (
    <Dialog
      open
      alert
      hideClose
      width={450}
      title={t('account.conflict.title')}
      description={t('account.conflict.text')}
      onClose={keep}
      footer={
        <Choice cancel={t('account.conflict.keep')} onCancel={keep} onClick={reload}>
          {t('account.conflict.reload')}
        </Choice>
      }
    >
      {differing.length > 0 && (
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{t('account.conflict.field')}</th>
              <th scope="col">{t('account.conflict.yours')}</th>
              <th scope="col">{t('account.conflict.stored')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <td>{shown(field, yours)}</td>
                <td>{shown(field, current)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
