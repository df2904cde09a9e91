import { useState } from 'react'
import { themeNames, type ThemeName } from '#model/content/enums.ts'
import { userType, userTypeRows, type UserType } from '#model/identity/enums.ts'
import { mayOpen, pageRules, type PageName } from '#model/identity/pages.ts'
import { api } from '../client.ts'
import { Page } from '../shell/layout/page.tsx'
import { TextKeys, useTranslation } from '../shell/texts.tsx'
import { applyTheme, useBrand } from '../shell/theme.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/fields/choices.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Buttons, Labels, Messages, States } from './shown.tsx'
import { Answers } from './shown-answers.tsx'
import { Fields } from './shown-fields.tsx'
import styles from './playground.module.css'

/** Every part of the screens in each state, in every brand; outside production only. */
export default function PlaygroundPage() {
  const t = useTranslation()
  const [asKeys, setAsKeys] = useState(false)
  const { theme } = useBrand()
  const [type, setType] = useState<UserType>(userType.expert)
  const chooseBrand = (name: ThemeName) => void api.get('/content/theme', { query: { name } }).then(applyTheme)
  return (
    <Page title={t('playground.title')} lead={t('playground.lead')}>
      <div className={styles.switches}>
        <Select
          label={t('playground.brand')}
          options={themeNames.map((value: ThemeName) => ({ value, label: t(`playground.brandName.${value}`) }))}
          value={theme?.name ?? themeNames[0]}
          onChange={(event) => chooseBrand(event.target.value as ThemeName)}
        />
        <Select
          label={t('playground.userType')}
          options={userTypeRows.map(({ code, abbr }) => ({
            value: String(code),
            label: t.maybe(`shell.userType.${abbr}`) ?? abbr,
          }))}
          value={String(type)}
          onChange={(event) => setType(Number(event.target.value) as UserType)}
        />
        <Checkbox
          label={t('playground.showKeys')}
          checked={asKeys}
          onChange={(event) => setAsKeys(event.target.checked)}
        />
      </div>
      <TextKeys on={asKeys}>
        <div className={styles.stack}>
          <Buttons />
          <Fields />
          <Answers />
          <Messages />
          <States />
          <Labels />
          <PagesOf type={type} />
        </div>
      </TextKeys>
    </Page>
  )
}

/** What each address answers a person of this kind, by the rules that guard the pages. */
function PagesOf({ type }: { type: UserType }) {
  const t = useTranslation()
  const actor = {
    userId: 'me',
    userType: type,
    userKind: null,
    roles: [],
    rank: type === userType.csr ? ('csr' as const) : null,
    viewOnly: false,
    noeticExpert: type === userType.expert,
    mfaDone: true,
    mustChangePassword: false,
    canPost: type !== userType.csr,
  }
  return (
    <Card title={t('playground.pagesOf')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('playground.page')}</th>
            <th scope="col">{t('playground.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(pageRules) as PageName[]).map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{t(`playground.outcomeName.${mayOpen(name, actor, { userId: 'me' })}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
