import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation } from '../texts.tsx'

/** For members who follow an address that is not theirs to use: the way to the same discussion, when they may read it. */
export default function OwnDiscussion({ id }: { id: string }) {
  const t = useTranslation()
  const { isSuccess } = useQuery({
    queryKey: keys.discussion.one(id),
    queryFn: ({ signal }) => api.get('/user/interaction/{key}', { params: { key: id }, signal }),
  })
  if (!isSuccess) return null
  return (
    <p>
      <Link to={`/member/discussion/${encodeURIComponent(id)}`}>{t('errors.lookingForDiscussion')}</Link>
    </p>
  )
}
