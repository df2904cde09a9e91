import { useState, type Ref } from 'react'
import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { Field, type FieldTexts } from './field.tsx'
import type { Option } from './select.tsx'
import field from './field.module.css'
import styles from './combobox.module.css'

export interface ComboboxProps<V extends string> extends FieldTexts {
  options: readonly Option<V>[]
  value: V | null
  /** the entry of the value, when the options may not hold it */
  selected?: Option<V>
  onChange: (value: V | null) => void
  placeholder?: string
  disabled?: boolean
  /** the options come from the server: what is typed is handed on, and nothing is filtered here */
  onSearch?: (text: string) => void
  loading?: boolean
  /** said when nothing fits what was typed: the way on */
  nothing?: string
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** One of many: type to find it. */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { options, value, selected, onChange, placeholder, disabled, onSearch, loading, nothing, name, ref, ...texts } =
    props
  const t = useTranslation()
  // A new search may bring options without the chosen one.
  const [picked, setPicked] = useState<Option<V> | null>(null)
  const chosen = [...options, picked, selected].find((option) => option?.value === value) ?? null
  return (
    <Field {...texts}>
      {({ id, describedBy, invalid }) => (
        <Base.Root<Option<V>>
          items={options}
          value={chosen}
          onValueChange={(option) => {
            setPicked(option)
            onChange(option?.value ?? null)
          }}
          onInputValueChange={(text, { reason }) => reason === 'input-change' && onSearch?.(text)}
          isItemEqualToValue={(a, b) => a.value === b.value}
          filter={onSearch ? null : undefined}
          disabled={disabled}
          name={name}
          autoHighlight
        >
          <div className={field.withButton}>
            <Base.Input
              ref={ref}
              id={id}
              placeholder={placeholder}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              className={field.input}
            />
            <Base.Trigger className={styles.trigger} aria-label={t('form.showOptions', { field: texts.label })}>
              <ChevronDown aria-hidden="true" />
            </Base.Trigger>
          </div>
          <Base.Portal>
            <Base.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8}>
              <Base.Popup className={styles.popup} aria-busy={loading || undefined}>
                <Base.Empty className={styles.empty}>
                  {loading ? t('state.loading') : (nothing ?? t('form.nothingFound'))}
                </Base.Empty>
                <Base.List className={styles.list}>
                  {(option: Option<V>) => (
                    <Base.Item key={option.value} value={option} disabled={option.disabled} className={styles.item}>
                      <Base.ItemIndicator className={styles.mark}>
                        <Check aria-hidden="true" />
                      </Base.ItemIndicator>
                      <span className={styles.text}>
                        {option.label}
                        {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
                      </span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
