import { useState } from 'react'
import { useLocale, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { Task } from '#model/discussions/tasks.ts'
import { api } from '../providers/client.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useLimits } from '../kit/hooks/use-limits.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useUser } from '../identity/use-user.ts'
import { taxReload, taxVerbs } from './verbs.ts'

/** What may have made the form incorrect, until when a new one is due, and the two answers of staff. */
export function Circumstances() {
  const { user, target } = useUser()
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const why = useDisabledReason()
  const days = useLimits()['tax.resubmitWithin']
  const [mayAnswer, mayReport] = [useMay('tax.invalidate'), useMay('users.edit', target)]
  const [asking, setAsking] = useState<'changed' | 'unchanged'>()
  const { data } = useQuery({
    queryKey: ['tasks', 'tax', user.id],
    queryFn: ({ signal }) =>
      api.get('/csradmin/task/list', { query: { kind: 'tax', state: 'open', personId: user.id }, signal }),
  })
  const unchanged = useActionMutation({ done: 'staffTax.unchangedDone', reload: taxReload })
  const changed = useActionMutation({ done: 'staffTax.changedDone', reload: taxReload })
  const task: Task | undefined = data?.data[0]
  const close = () => setAsking(undefined)
  return (
    <Box sx={{ mb: 3, maxWidth: 920 }}>
      {task ? (
        <Alert
          severity="warning"
          action={
            <GuardedButton size="small" why={why(mayAnswer)} onClick={() => setAsking('unchanged')}>
              {text('staffTax.unchanged')}
            </GuardedButton>
          }
        >
          {text('staffTax.mayBeWrong', {
            reasons: new Intl.ListFormat(locale).format(
              task.reasons.map((reason) => translate(`discussion.review.${reason}`)),
            ),
            date: format.moment(task.dueAt),
          })}
        </Alert>
      ) : (
        <GuardedButton size="small" why={why(mayReport)} onClick={() => setAsking('changed')}>
          {text('staffTax.changed')}
        </GuardedButton>
      )}
      {asking === 'unchanged' && (
        <ReasonDialog
          title={text('staffTax.unchangedTitle')}
          text={text('staffTax.unchangedText')}
          ask={text('queries.ask.reason')}
          required
          confirm={text('staffTax.unchanged')}
          busy={unchanged.busy}
          onClose={close}
          onConfirm={(reason) =>
            void unchanged.run(taxVerbs.unchanged(user.id, reason)).then((done) => done && close())
          }
        />
      )}
      {asking === 'changed' && (
        <ReasonDialog
          title={text('staffTax.changedTitle')}
          text={text('staffTax.changedText', { name: user.resolvedDisplayName, smart_count: days })}
          confirm={text('staffTax.changed')}
          busy={changed.busy}
          onClose={close}
          onConfirm={() => void changed.run(taxVerbs.changed(user.id)).then((done) => done && close())}
        />
      )}
    </Box>
  )
}
