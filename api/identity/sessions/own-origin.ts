import type { Env } from '../../env.ts'

/**
 * The address that people open, without a path. It is a setting in production; elsewhere, where none is set, it is the
 * address of the request, since a machine under development answers to several names.
 */
export const ownOrigin = (env: Pick<Env, 'PUBLIC_URL' | 'publicUrl' | 'production'>, requestUrl: string): string =>
  new URL(env.PUBLIC_URL || env.production ? env.publicUrl : requestUrl).origin
