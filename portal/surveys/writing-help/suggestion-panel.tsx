import { Suspense, useState } from 'react'
import { Flag, ThumbsDown, ThumbsUp, X } from 'lucide-react'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useContentLocale, useTranslation } from '../../shell/texts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/states.tsx'
import type { WritingHelp } from '#api/client/surveys/use-writing-help.ts'
import styles from './writing-help.module.css'

const Difference = lazyPart(() => import('./difference.tsx'))

/** The suggestion as a difference to the text, and what can be done with it. */
export function SuggestionPanel({ help, text }: { help: WritingHelp; text: string }) {
  const t = useTranslation()
  const chinese = useContentLocale().startsWith('zh')
  const [told, setTold] = useState<'rated' | 'flagged'>()
  const { state } = help
  const suggestion = state.kind === 'suggestion' ? state.suggestion : undefined
  const better = suggestion?.aiResponse ?? undefined
  return (
    <section className={styles.panel} aria-label={t('ai.title')}>
      <div className={styles.head}>
        <span className={styles.title}>{t('ai.title')}</span>
        <IconButton label={t('ai.close')} onClick={help.close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div aria-live="polite">
        {state.kind === 'loading' && (
          <p className={styles.waiting}>
            <Spinner label={t('ai.loading')} /> <span aria-hidden="true">{t('ai.loading')}</span>
          </p>
        )}
        {state.kind === 'failed' && <p className={styles.failed}>{t('ai.failed')}</p>}
        {suggestion && better === undefined && <p>{t('ai.none')}</p>}
        {better !== undefined && state.kind === 'suggestion' && (
          <Suspense fallback={<p className={styles.difference}>{better}</p>}>
            <Difference before={state.of} after={better} />
          </Suspense>
        )}
        {suggestion && suggestion.hints.length > 0 && (
          <ul className={styles.hints}>
            {suggestion.hints.map(({ key, params }) => (
              <li key={JSON.stringify(params)}>
                {t(key, { ...params, name: (chinese ? params.nameZh : params.name) ?? '' })}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state.kind !== 'loading' && (
        <div className={styles.bar}>
          {better !== undefined && (
            // a suggestion for words that were changed meanwhile would undo that change
            <Button small disabled={state.kind === 'suggestion' && state.of !== text} onClick={help.use}>
              {t('ai.useThis')}
            </Button>
          )}
          <Button small tone="secondary" onClick={help.again}>
            {t('ai.tryAgain')}
          </Button>
          {better !== undefined && (
            <span className={styles.rating}>
              {told ? (
                <span role="status">{t(told === 'rated' ? 'ai.thanks' : 'ai.reported')}</span>
              ) : (
                <>
                  <IconButton
                    label={t('ai.helpful')}
                    onClick={() => {
                      help.rate(true)
                      setTold('rated')
                    }}
                  >
                    <ThumbsUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('ai.notHelpful')}
                    onClick={() => {
                      help.rate(false)
                      setTold('rated')
                    }}
                  >
                    <ThumbsDown aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('ai.report')}
                    onClick={() => {
                      help.flag()
                      setTold('flagged')
                    }}
                  >
                    <Flag aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </span>
          )}
        </div>
      )}
    </section>
  )
}
