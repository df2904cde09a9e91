import { useState } from 'react'
import { Combobox } from '@base-ui/react/combobox'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { findTextBlocks } from '#model/discussions/writing/text-blocks.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { ErrorState, Spinner } from '../../ui/states.tsx'
import { beginning, useTextBlocks } from './use-text-blocks.ts'
import field from '../../ui/fields/field.module.css'
import styles from './text-blocks.module.css'

/** Type to find a block, Enter to insert it; without a word those used last come first. */
export function TextBlockSearch({ onInsert }: { onInsert: (block: TextBlock) => void }) {
  const t = useTranslation()
  const [typed, setTyped] = useState('')
  const { data, error, isFetching, refetch } = useTextBlocks()
  const found = data ? findTextBlocks(data.data, typed) : []
  return (
    <Combobox.Root<TextBlock>
      inline
      open
      items={found}
      filter={null}
      value={null}
      onValueChange={(block) => block && onInsert(block)}
      inputValue={typed}
      onInputValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
      itemToStringLabel={(block) => block.name}
      autoHighlight
    >
      <Combobox.Input
        className={field.input}
        aria-label={t('textBlock.search')}
        placeholder={t('textBlock.search')}
        autoComplete="off"
      />
      <Combobox.Status className="visually-hidden">
        {data && typed !== '' && t('textBlock.found', { smart_count: found.length })}
      </Combobox.Status>
      {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Spinner />}
      {data && found.length === 0 && (
        <p className={styles.empty}>{t(data.data.length === 0 ? 'textBlock.empty' : 'textBlock.nothing')}</p>
      )}
      <Combobox.List className={styles.list} aria-label={t('reading.write.textBlocks')}>
        {(block: TextBlock) => (
          <Combobox.Item key={block.id} value={block} className={styles.item}>
            <span className={styles.name}>{block.name}</span>
            <span className={styles.excerpt}>{beginning(block.text)}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  )
}
