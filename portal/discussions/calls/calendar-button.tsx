import { CalendarPlus } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { saveBlob } from '../../shell/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'

interface CalendarButtonProps {
  queryId: string
  /** the RefId, which names the file */
  name: string
  label: string
  tone?: 'secondary' | 'quiet'
}

/** Saves the call for a calendar. The server writes the entry, so every place gives the same one, with nothing clinical. */
export function CalendarButton({ queryId, name, label, tone = 'secondary' }: CalendarButtonProps) {
  const words = useErrorText()
  const calendar = useMutation({
    mutationFn: async () =>
      saveBlob(`${name}.ics`, await readFile(api, '/server/query/iCal/{key}', { params: { key: queryId } })),
    meta: { handled: true },
    onError: (error) => notify(words(error), 'error'),
  })
  return (
    <Button
      small
      tone={tone}
      icon={<CalendarPlus aria-hidden="true" />}
      busy={calendar.isPending}
      onClick={() => calendar.mutate()}
    >
      {label}
    </Button>
  )
}
