import { useLocaleState } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import TranslateIcon from '@mui/icons-material/Translate'
import { locales } from '#model/texts/locales.ts'
import { keepLanguage } from '#api/client/keep-language.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { api } from '../providers/client.ts'
import { MenuButton } from './menu-button.tsx'

/** Each language by its own name; the choice holds in the portal and for mails too. */
export function LanguageMenu() {
  const [locale, setLocale] = useLocaleState()
  const text = useText()
  return (
    <MenuButton label={text('admin.language')} icon={<TranslateIcon fontSize="small" />}>
      {(close) =>
        locales.map(({ locale: code, name }) => (
          <MenuItem
            key={code}
            dense
            selected={code === locale}
            lang={code}
            onClick={() => {
              close()
              setLocale(code)
              // the page has changed already, so a failure stops nothing
              void keepLanguage(api, code).catch(() => undefined)
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </MenuButton>
  )
}
