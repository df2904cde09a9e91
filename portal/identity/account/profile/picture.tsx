import { addressedAs } from '#model/identity/person-name.ts'
import { useRef, useState, type ChangeEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pictureTypes } from '#model/identity/profile-wire.ts'
import { sizeText } from '#model/size-text.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { Avatar } from '../../../shell/top-bar/avatar.tsx'
import { useLimit } from '../../../shell/limits.ts'
import { deleteCachedPicture } from '../../../shell/top-bar/picture.ts'
import { useIntlLocale } from '../../../shell/texts.tsx'
import { confirm } from '../../../ui/overlays/ask.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DisabledReason } from '../../../ui/overlays/disabled-reason.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { renewSession } from '#api/client/session-timer.ts'
import { useMayNot } from '../../security/use-may-not.ts'
import { useUser } from '#api/client/session.ts'
import { useRead } from '../loaded.tsx'
import { isPicture } from './picture-crop.ts'
import { usePictureCheck } from './picture-check.ts'
import { PictureEditor } from './picture-editor.tsx'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'
import pictureStyles from './picture.module.css'

/** The picture beside someone's name: choose a file, choose its part, save; or remove it. */
export default function Picture({ userId }: { userId: string }) {
  const t = useWords(userId)
  const locale = useIntlLocale()
  const client = useQueryClient()
  const user = useUser()
  const own = user.id === userId
  const rule = useMayNot('profile.edit')
  const other = useRead(keys.account.part(userId, 'user'), '/server/user/{id}', { params: { id: userId } }, !own)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const largest = useLimit('upload.picture')
  const size = sizeText(largest, locale)

  const check = usePictureCheck(userId, () => {
    if (picture) deleteCachedPicture(picture)
  })

  const refresh = async () => {
    await client.invalidateQueries({ queryKey: keys.account.part(userId, 'pictureCheck') })
    if (own) await renewSession(api)
    else await client.invalidateQueries({ queryKey: keys.account.part(userId, 'user') })
  }
  const remove = useMutation({
    mutationFn: () => api.delete('/server/user/{id}/photo', { params: { id: userId } }),
    onSuccess: async () => {
      await refresh()
      notify(t('account.picture.removed'), 'success')
    },
  })
  const askRemove = async () => {
    const question = {
      title: t('account.picture.removeTitle'),
      text: t('account.picture.removeText'),
      confirmLabel: t('account.picture.remove'),
      danger: true,
    }
    if (await confirm(question)) remove.mutate()
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    if (!(pictureTypes as readonly string[]).includes(chosen.type)) setProblem(t('account.picture.wrongType'))
    else if (chosen.size > largest) setProblem(t('account.picture.tooLarge', { size }))
    else if (!(await isPicture(chosen))) setProblem(t('account.picture.unreadable'))
    else {
      setProblem(undefined)
      setFile(chosen)
    }
  }
  const name = own ? user.resolvedDisplayName || user.displayName : other.data ? addressedAs(other.data) : ''
  const picture = own ? user.avatar : null
  return (
    <Card title={t('account.picture.title')}>
      <p className={styles.lead}>{t('account.picture.text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('account.picture.choose')}
        onChange={(event) => void choose(event)}
      />
      {file ? (
        <PictureEditor
          key={`${file.name} ${file.lastModified}`}
          file={file}
          userId={userId}
          onCancel={() => setFile(undefined)}
          onOther={() => input.current?.click()}
          onSaved={async () => {
            await refresh()
            setFile(undefined)
          }}
        />
      ) : (
        <div className={pictureStyles.portrait}>
          <Avatar key={check ?? 'shown'} name={name} picture={picture} large />
          <div className={pictureStyles.portraitText}>
            {!picture && !check && <p>{t('account.picture.none')}</p>}
            <div className={styles.badges}>
              <DisabledReason reason={rule}>
                <Button disabled={rule !== undefined} onClick={() => input.current?.click()}>
                  {t(picture ? 'account.picture.other' : 'account.picture.choose')}
                </Button>
              </DisabledReason>
              {picture && (
                <DisabledReason reason={rule}>
                  <Button
                    tone="secondary"
                    busy={remove.isPending}
                    disabled={rule !== undefined}
                    onClick={() => void askRemove()}
                  >
                    {t('account.picture.remove')}
                  </Button>
                </DisabledReason>
              )}
            </div>
            <p className={styles.quiet}>{t('account.picture.limits', { size })}</p>
          </div>
        </div>
      )}
      {check && !file && (
        <Banner tone={check === 'infected' ? 'error' : 'info'} live>
          {t(`account.picture.${check}`)}
        </Banner>
      )}
      {problem !== undefined && (
        <Banner tone="error" live>
          {problem}
        </Banner>
      )}
    </Card>
  )
}
