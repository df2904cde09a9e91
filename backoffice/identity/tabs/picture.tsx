import { Suspense, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { pictureTypes } from '#model/identity/profile-wire.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Section } from '../../kit/record/section.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { UploadStatus } from '../../kit/upload-status.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { api } from '../../providers/client.ts'
import { ownVerbs } from '../../providers/user-verbs.ts'
import { usePicture } from '../use-picture.ts'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'))
const reload = ['userPhoto', 'users', 'auditEvents']

/** The picture as others see it; a new one is cut to a square before it is sent. */
export function PictureTab() {
  const { user, target, ask } = useUser()
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [removing, setRemoving] = useState(false)
  const why = useDisabledReason()(useMay('users.edit', target))
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload })
  const source = usePicture(user.id)
  const check = usePart('userPhoto', '/server/user/{id}/photo/check', ask).data?.status
  const upload = async (picture: Blob) => {
    const body = new FormData()
    body.append('file', picture, 'picture.webp')
    try {
      await api.post('/server/user/{id}/photo', { params: { id: user.id }, body })
      notify('admin.record.saved', { type: 'success' })
      setFile(undefined)
      await queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
    } catch (error) {
      notify(refusalText(error, translate), { type: 'error', multiLine: true })
    }
  }
  return (
    <Part>
      <Section title="account.picture.title" hint="users.pictureHint">
        {null}
      </Section>
      <Avatar
        src={source}
        alt={text('users.pictureOf', { name: user.resolvedDisplayName })}
        sx={{ width: 160, height: 160, mb: 2 }}
      />
      {check && <UploadStatus status={check} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <input
          ref={picker}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          aria-label={translate('account.picture.choose')}
          onChange={(event) => {
            setFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <GuardedButton variant="contained" why={why} onClick={() => picker.current?.click()}>
          {translate('account.picture.choose')}
        </GuardedButton>
        <GuardedButton why={why} onClick={() => setRemoving(true)}>
          {translate('account.picture.remove')}
        </GuardedButton>
      </Box>
      {file && (
        <Suspense>
          <CropDialog file={file} onClose={() => setFile(undefined)} onCropped={upload} />
        </Suspense>
      )}
      {removing && (
        <ReasonDialog
          title={text('users.removePicture')}
          text={translate('account.picture.removeText')}
          confirm={translate('account.picture.remove')}
          danger
          busy={busy}
          onClose={() => setRemoving(false)}
          onConfirm={() => void run(ownVerbs.removePhoto(user.id)).then(() => setRemoving(false))}
        />
      )}
    </Part>
  )
}
