import { diagnosis } from '#db/schema/all.ts'

/** The columns that `nameIn` and `plainNameOf` need to call a diagnosis by its name. */
export const diagnosisNames = {
  name: diagnosis.name,
  nameZh: diagnosis.nameZh,
  plainName: diagnosis.plainName,
  plainNameZh: diagnosis.plainNameZh,
}
