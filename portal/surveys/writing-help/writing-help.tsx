import type { ReactNode } from 'react'
import { Undo2, WandSparkles } from 'lucide-react'
import type { SuggestionBody, WritingTarget } from '#model/surveys/writing-wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { useWritingHelp } from '#api/client/surveys/use-writing-help.ts'
import { api } from '../../client.ts'
import styles from './writing-help.module.css'

interface WritingHelpProps {
  /** what the text belongs to */
  written: { table: SuggestionBody['logRefTable']; id: string }
  target: WritingTarget
  text: string
  /** takes the suggestion in place of the text; called again with the old text to undo it */
  onUse: (text: string) => void
  /** further tools of the same text, in front */
  children?: ReactNode
}

const shortest = 3

/** The wand beside a text: a suggestion of a better wording, which is used only when someone says so, and can be undone. */
export function WritingHelp({ written, target, text, onUse, children }: WritingHelpProps) {
  const t = useTranslation()
  const help = useWritingHelp(api, { logRefTable: written.table, logRefId: written.id, target, text }, onUse)
  const { state } = help
  const open = state.kind === 'loading' || state.kind === 'suggestion' || state.kind === 'failed'
  return (
    <div className={styles.help}>
      <div className={styles.bar}>
        {children}
        <Button
          tone="quiet"
          small
          icon={<WandSparkles aria-hidden="true" />}
          disabled={open || text.trim().length < shortest}
          onClick={help.ask}
        >
          {t('ai.wand')}
        </Button>
        <span role="status" className={styles.said}>
          {state.kind === 'used' && (
            <>
              {t('ai.used')}
              {t('list.gap')}
              <LinkButton onClick={help.undo}>
                <Undo2 aria-hidden="true" /> {t('ai.undo')}
              </LinkButton>
            </>
          )}
        </span>
      </div>
      {open && <SuggestionPanel help={help} text={text} />}
    </div>
  )
}
