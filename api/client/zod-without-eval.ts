import { libraryMessage } from '#model/library-message.ts'

// zod tries `Function('')` to learn whether it may compile its checks, which the content policy of our pages reports as
// an attack. Its settings lie on the global object, so that no page loads zod for this.
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean; customError?: typeof libraryMessage } }
place.__zod_globalConfig ??= {}
place.__zod_globalConfig.jitless = true
place.__zod_globalConfig.customError = libraryMessage
