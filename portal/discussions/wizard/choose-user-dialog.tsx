import { plainFullName } from '#model/identity/person-name.ts'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { userType, userTypeRows } from '#model/identity/enums.ts'
import { api } from '../../client.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { usePause } from '../use-pause.ts'
import { PlanReasons } from './plan-reasons.tsx'
import { mayAsk, usePlanRights } from '../../panels/plan-rights.ts'

/** Who may ask at all: staff and guests never do. */
const askers = [userType.client, userType.expert, userType.network, userType.planManager, userType.blinded].join(',')

const leave = () => window.location.assign('/admin/queries')

/** Staff ask on behalf of someone: whom? */
export function ChooseUserDialog() {
  const t = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const name = usePause(text, 200)
  const { data, isFetching } = useQuery({
    queryKey: ['people', name],
    queryFn: ({ signal }) =>
      api.get('/server/user/list', {
        query: { name, accountStatus: 'active', userType: askers, pageSize: 25 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const { data: rights } = usePlanRights(chosen ?? '', chosen !== null)
  const barred = rights !== undefined && !mayAsk(rights)
  return (
    <Dialog
      open
      width={500}
      title={t('asking.forWhom')}
      onClose={leave}
      footer={
        <Choice
          cancel={t('contact.cancel')}
          onCancel={leave}
          disabled={chosen === null || rights === undefined || barred}
          onClick={() => void navigate(`/newQuery/${chosen}`)}
        >
          {t('asking.continue')}
        </Choice>
      }
    >
      <Combobox
        label={t('asking.person')}
        options={(data?.data ?? []).map((one) => ({
          value: one.id,
          label: plainFullName(one),
          hint: `${one.email} · ${t.maybe(`shell.userType.${userTypeRows.find((row) => row.code === one.userType)?.abbr}`)}`,
        }))}
        value={chosen}
        onChange={setChosen}
        onSearch={setText}
        loading={isFetching}
        error={barred ? t('asking.mayNotAsk') : undefined}
      />
      {rights && <PlanReasons rights={rights} />}
    </Dialog>
  )
}
