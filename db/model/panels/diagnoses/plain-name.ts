const lower = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

export interface PlainlyNamed {
  readonly name: string
  readonly nameZh: string | null
  readonly plainName: string | null
  readonly plainNameZh: string | null
}

/** Everyday names for sites without further description. */
const everyday: Readonly<Record<string, string>> = {
  breast: 'Breast cancer',
  bladder: 'Bladder cancer',
  'bone and articular cartilage': 'Bone cancer',
  brain: 'Brain cancer',
  'cervix uteri': 'Cervical cancer',
  colon: 'Colon cancer',
  'corpus uteri': 'Uterine cancer',
  esophagus: 'Esophageal cancer',
  gum: 'Gum cancer',
  larynx: 'Laryngeal cancer',
  lip: 'Lip cancer',
  mouth: 'Mouth cancer',
  nasopharynx: 'Nasopharyngeal cancer',
  oropharynx: 'Oropharyngeal cancer',
  pancreas: 'Pancreatic cancer',
  penis: 'Penile cancer',
  'small intestine': 'Small bowel cancer',
  stomach: 'Stomach cancer',
  tongue: 'Tongue cancer',
  tonsil: 'Tonsil cancer',
  vulva: 'Vulvar cancer',
  'unspecified kidney, except renal pelvis': 'Kidney cancer',
  'unspecified ovary': 'Ovarian cancer',
  'unspecified part of unspecified bronchus or lung': 'Lung cancer',
}
const siteOf = (name: string) =>
  /^Malignant neoplasm of (.+?)(?: of unspecified site|, unspecified)?$/.exec(name)?.[1] ?? ''
const notDetailed = /，(?:部位|侧别|类型|部位和侧别)?未特指$/

/** Everyday name; for a sub-site without one, a simplified official name. */
export function plainNameOf({ name, nameZh, plainName, plainNameZh }: PlainlyNamed, language: string): string {
  if (language.startsWith('zh'))
    return (
      plainNameZh ??
      nameZh?.replace(notDetailed, '') ??
      plainNameOf({ name, nameZh: null, plainName, plainNameZh: null }, 'en')
    )
  const known = plainName ?? everyday[siteOf(name)]
  if (known) return known
  return name
    .replace(/^Secondary (and unspecified )?malignant neoplasm of /, 'Cancer spread to ')
    .replace(/^(Other and unspecified |Unspecified |Other specified )?malignant neoplasm of /i, (_all, kind?: string) =>
      kind ? `${kind.trim()} cancer of ` : 'Cancer of ',
    )
    .replace(/^Other and unspecified cancer of skin/, 'Skin cancer')
    .replace(/^Carcinoma in situ of /, 'In situ (earliest) cancer of ')
    .replace(/^Benign neoplasm of /, 'Benign tumor of ')
    .replace(
      /^Neoplasm of (uncertain|unspecified) behavior of /,
      (_all, kind: string) => `Tumor of ${lower(kind)} behavior of `,
    )
}
