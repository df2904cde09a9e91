import { useEffect, useRef, useState, useTransition } from 'react'
import { TextQuote } from 'lucide-react'
import { hasTextBlocks } from '#model/discussions/writing/text-blocks.ts'
import { useUser } from '#api/client/session.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import type { TextInField } from './insert-text.ts'

const loadMenu = () => import('./text-block-menu.tsx')
const TextBlockMenu = lazyPart(loadMenu)

/** Texts of one's own to insert into what is being written; members, who write no answers, have none. */
export function TextBlockTool(props: TextInField) {
  return hasTextBlocks(useUser()) ? <Tool {...props} /> : null
}

/** The button; the list behind it comes when someone makes for it. */
function Tool(props: TextInField) {
  const t = useTranslation()
  const [wanted, setWanted] = useState(false)
  // until the list is there its button stays the same, and so does the focus on it
  const [coming, begin] = useTransition()
  const cursorPlaced = useCursorPlaced(props.area)
  const load = () => void loadMenu().catch(() => undefined)
  return wanted ? (
    <TextBlockMenu {...props} cursorPlaced={cursorPlaced} />
  ) : (
    <Button
      tone="quiet"
      small
      icon={<TextQuote aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={false}
      busy={coming}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => begin(() => setWanted(true))}
    >
      {t('reading.write.textBlocks')}
    </Button>
  )
}

/** Whether the writer has been in the text: only then the cursor is where someone put it. */
function useCursorPlaced(area: TextInField['area']) {
  const placed = useRef(false)
  useEffect(() => {
    const field = area.current
    if (!field) return
    const note = () => {
      placed.current = true
    }
    if (document.activeElement === field) note()
    field.addEventListener('focus', note)
    return () => field.removeEventListener('focus', note)
  }, [area])
  return placed
}
