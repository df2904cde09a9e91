/** Enumerations of tags and custom fields. */

export const tagDefinitionTypes = ['string', 'int', 'float', 'enum', 'boolean', 'timestamp'] as const
export type TagDefinitionType = (typeof tagDefinitionTypes)[number]

export const tagValidators = ['email', 'phone', 'url', 'zip'] as const
export type TagValidator = (typeof tagValidators)[number]

export const tagEntityTypes = ['user', 'plan', 'pool', 'grant', 'query', 'other'] as const
export type TagEntityType = (typeof tagEntityTypes)[number]

/** `my` is private to `user`; `cen` is visible to census users and not offered in listings. */
export const tagScopes = ['user', 'team', 'global', 'cen'] as const
export type TagScope = (typeof tagScopes)[number]
export const listedTagScopes = ['user', 'team', 'global'] as const
