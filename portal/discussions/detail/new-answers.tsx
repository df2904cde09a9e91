import { useState } from 'react'
import { ArrowDown } from 'lucide-react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { lineId } from './line-id.ts'

/** Leads to the first answer that is new; it stays after reading has begun, until the page is left. */
export function NewAnswers({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const [fresh, setFresh] = useState(d.newAnswers)
  // what has been read by being shown is still new to the person on this page
  if (d.newAnswers?.firstId && (fresh?.firstId ?? '') < d.newAnswers.firstId) setFresh(d.newAnswers)
  if (!fresh?.firstId) return null
  const { firstId } = fresh
  const go = () => {
    const line = document.getElementById(lineId(firstId))
    line?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    line?.focus({ preventScroll: true })
  }
  return (
    <div>
      <Button small icon={<ArrowDown aria-hidden="true" />} onClick={go}>
        {t('caseView.newAnswers', { smart_count: fresh.count })}
      </Button>
    </div>
  )
}
