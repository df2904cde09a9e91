import { libraryMessage } from '#model/library-message.ts'

// zod tries `Function('')` to learn whether it may compile its checks, which the content policy of our pages reports as
// an attack. Its settings lie on the global object, so that no page loads zod for this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: libraryMessage } })
