import { Printer } from 'lucide-react'
import { termsByUserType } from '#model/content/enums.ts'
import { useLogin } from '#api/client/session.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { useDocument, readField } from './documents.ts'
import { RichText } from './rich-text.tsx'

const titles = { terms: 'login.termsOfUse', privacy: 'login.privacyPolicy' } as const

/** Terms of Use or Privacy Policy, to read and to print. Before sign-in, the terms are those of members. */
export function DocumentDialog({ type, onClose }: { type: 'terms' | 'privacy'; onClose: () => void }) {
  const t = useTranslation()
  const userType = useLogin()?.user.userType ?? 1
  const { data, error, isPending, isFetching, refetch } = useDocument(
    type,
    type === 'terms' ? termsByUserType[userType] : undefined,
  )
  return (
    <Dialog
      open
      width={760}
      fullscreenOnSmall
      title={t(titles[type])}
      onClose={onClose}
      footer={
        <>
          {data && (
            <Button tone="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t('dialog.print')}
            </Button>
          )}
          <Button onClick={onClose}>{t('dialog.close')}</Button>
        </>
      }
    >
      {isPending && (
        <Loading>
          <Skeleton lines={12} />
        </Loading>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data === null && <EmptyState title={t('errors.missingCmsDocument')} />}
      {data && <RichText html={readField(data, 'html')} />}
    </Dialog>
  )
}
