import type { ReactNode } from 'react'
import { Tabs as Base } from '@base-ui/react/tabs'
import styles from './tabs.module.css'

interface TabsProps<V extends string> {
  label: string
  /** null: none is selected, what is shown stands beside the tabs */
  value: V | null
  onChange: (value: V) => void
  tabs: readonly { value: V; label: string; count?: number; panel: ReactNode }[]
}

/** Parts of one page, one shown at a time. Arrow keys move between them. */
export function Tabs<V extends string>({ label, value, onChange, tabs }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(chosen: V) => onChange(chosen)}>
      {/* while none is selected, coming by with the keyboard must not choose one */}
      <Base.List className={styles.list} aria-label={label} activateOnFocus={value !== null}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
