/** Which database runs, decided once by DATABASE_URL. Only this file, columns, client and sql know. */
export type Dialect = 'sqlite' | 'postgresql'

export const dialect: Dialect = /^postgres(ql)?:/.test(process.env.DATABASE_URL ?? '') ? 'postgresql' : 'sqlite'
export const onPostgres = dialect === 'postgresql'
