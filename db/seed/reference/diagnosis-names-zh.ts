import names from './diagnosis-names-zh.json' with { type: 'json' }

/** Chinese names of sub-sites, by the code of the diagnosis; the other diagnoses carry theirs in neoplasms/. */
export const chineseNames: ReadonlyMap<string, string> = new Map(Object.entries(names))
