import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readFile } from '#api/client/reading.ts'
import { formFileName } from '#model/tax/form-name.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'
import { onActionFailed } from '../shell/action-failed.ts'
import { saveBlob } from '../shell/save-file.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'

/** The certified form as PDF; nothing where none was certified here. */
export function DownloadButton({ userId }: { userId: string }) {
  const t = useTranslation()
  const read = useQuery({
    queryKey: keys.account.part(userId, 'tax'),
    queryFn: ({ signal }) => api.get('/server/user/{id}/taxinformation', { params: { id: userId }, signal }),
  })
  const last = read.data?.versions[0]
  const file = useMutation({
    mutationFn: () =>
      readFile(api, '/server/user/{id}/taxinformation/pdf', { params: { id: userId }, query: { formId: last?.id } }),
    onSuccess: (blob) => last && saveBlob(formFileName(last.formType, last.certificationDate), blob),
    onError: onActionFailed,
    meta: { handled: true },
  })
  if (!last) return null
  return (
    <Button tone="secondary" busy={file.isPending} icon={<Download aria-hidden="true" />} onClick={() => file.mutate()}>
      {t('account.tax.download')}
    </Button>
  )
}
