import { useMemo } from 'react'
import { useUser } from '#api/client/session.ts'
import { useLaterCode } from '../../shell/use-later-code.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useListed } from '../../ui/listed.ts'
import { ownNames } from '../own-names.ts'

/** As long as the server keeps, with its ending. */
export const longestFileName = 190
const loadFinder = () => import('#model/discussions/privacy/private-details.ts')
/** `Ada_Lovelace-scan` is words too. */
const asWords = (name: string) => name.replaceAll(/_|(?<=\p{L})[.-](?=\p{L})/gu, ' ')

/** The name of a file without its ending, and the ending with its dot. */
export function partsOfName(name: string): { name: string; ending: string } {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? { name, ending: '' } : { name: name.slice(0, dot), ending: name.slice(dot) }
}

interface FileNameProps {
  name: string
  ending: string
  /** whether the own name is one that others should not read here */
  ownToo: boolean
  disabled: boolean
  onChange: (name: string) => void
}

/** What the file is called in the discussion: it can be changed here, and what may identify someone is pointed out. */
export function FileName({ name, ending, ownToo, disabled, onChange }: FileNameProps) {
  const t = useTranslation()
  const listed = useListed()
  const { firstName, lastName, email } = useUser()
  const finder = useLaterCode('private details', loadFinder)
  const found = useMemo(() => {
    const own = ownToo ? { names: ownNames({ firstName, lastName }), emails: [email] } : {}
    return finder?.findPrivateDetails(asWords(name), own) ?? []
  }, [finder, name, ownToo, firstName, lastName, email])
  return (
    <>
      <TextField
        label={t('beside.attach.name')}
        hint={t('beside.attach.nameHint', { ending })}
        error={name.trim() === '' ? t('errors.required') : undefined}
        maxLength={longestFileName}
        disabled={disabled}
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
      {found.length > 0 && (
        <Banner tone="warning" live>
          {t('beside.attach.nameTells', { text: listed(found.map(({ text }) => text)) })}
        </Banner>
      )}
    </>
  )
}
