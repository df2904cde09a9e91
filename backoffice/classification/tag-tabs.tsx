import Chip from '@mui/material/Chip'
import { LinkTabs } from '../kit/link-tabs.tsx'
import { useText } from '../kit/hooks/use-text.ts'

/** Tags and their definitions: two lists with one entry in the drawer. */
export function TagTabs({ current }: { current: 'tags' | 'tagDefinitions' }) {
  const text = useText()
  return (
    <LinkTabs
      label={text('drawer.tags')}
      current={`/${current}`}
      tabs={[
        ['/tags', text('tags.tabTags')],
        ['/tagDefinitions', text('tags.tabDefinitions')],
      ]}
      beside={<Chip label={text('drawer.beta')} variant="outlined" />}
    />
  )
}
