import { Suspense } from 'react'
import { TextQuote } from 'lucide-react'
import { hasTextBlocks } from '#model/discussions/writing/text-blocks.ts'
import { useUser } from '#api/client/session.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import type { TextBlockMenuProps } from './text-block-menu.tsx'

const TextBlockMenu = lazyPart(() => import('./text-block-menu.tsx'), 'textBlocks')

/** Texts of one's own to insert into what is being written; members, who write no answers, have none. */
export function TextBlockTool(props: TextBlockMenuProps) {
  const t = useTranslation()
  if (!hasTextBlocks(useUser())) return null
  const waiting = (
    <Button tone="quiet" small disabled icon={<TextQuote aria-hidden="true" />}>
      {t('reading.write.textBlocks')}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <TextBlockMenu {...props} />
    </Suspense>
  )
}
