// Module boundaries as import rules. A pattern is always a `regex`: a leading `#` in `group` would be read as a
// comment, and the rule would match nothing.

/** @typedef {{ regex: string, message: string }} Pattern */

/** @param {string} regex @param {string} message @returns {Pattern} */
const ban = (regex, message) => ({ regex, message })

const relativeInside = (/** @type {string} */ alias) => ban(`^#${alias}/`, 'Inside a room imports are relative.')

const noServer = [
  ban('^#db/', 'A front end never sees tables or queries; the model is #model/….'),
  ban('^#api/(?!client/)', 'Of the API a front end knows #api/client/… only.'),
  ban(
    '^(node:|(fs|path|os|crypto|child_process|http|https|net|stream|url|util)(/|$))',
    'There is no Node in a browser.',
  ),
  ban('^(drizzle-orm|better-sqlite3|pg|lucia|nodemailer|pino|@node-rs/|@hono/)', 'This belongs to the server.'),
  ban('^hono(?!/client$)', 'Only the typed client of hono belongs in a front end.'),
]
const noReact = ban(
  '^(react(-|/|$)|ra-|@mui/|@emotion/|@base-ui/|@tanstack/)',
  'Screens live in portal/ and backoffice/.',
)
const noFrontEnds = ban('^#(portal|backoffice)/', 'Nothing on the server imports a screen.')

/** @type {{ room: string, files: string, except?: string[], patterns: Pattern[] }[]} */
const rooms = [
  {
    room: 'db/model',
    files: 'db/model',
    patterns: [ban('^(?!zod$|zod/|\\./|\\.\\./)', 'The model is pure: it imports zod and itself, nothing else.')],
  },
  {
    room: 'db',
    files: 'db',
    except: ['db/model/**'],
    patterns: [
      relativeInside('db'),
      ban('^(\\./|(\\.\\./)+)model/', 'The model is its own room: #model/….'),
      ban('^#api/', 'The database knows nothing of the API.'),
      noFrontEnds,
      noReact,
    ],
  },
  { room: 'api', files: 'api', except: ['api/client/**'], patterns: [relativeInside('api'), noFrontEnds, noReact] },
  {
    room: 'api/client',
    files: 'api/client',
    patterns: [
      ban(
        '^(?!#model/|\\./|\\.\\./|(@dnd-kit/(core|sortable)|eventsource-parser|react|uuid)$)',
        'What browsers load of the API imports the model, React and what both front ends use.',
      ),
    ],
  },
  {
    room: 'portal',
    files: 'portal',
    except: ['portal/vite.config.ts'],
    patterns: [
      relativeInside('portal'),
      ban('^#backoffice/', 'The front ends share only the model and the client.'),
      ban('^(react-admin$|ra-|@mui/|@emotion/)', 'No react-admin and no @mui in the portal: they cost its first load.'),
      ...noServer,
    ],
  },
  {
    room: 'backoffice',
    files: 'backoffice',
    except: ['backoffice/vite.config.ts'],
    patterns: [
      relativeInside('backoffice'),
      ban('^#portal/', 'The front ends share only the model and the client.'),
      ban('^@base-ui/', 'The back office is built with @mui.'),
      ...noServer,
    ],
  },
]

/** How many folders deep a room may be. */
const deepest = 4

/**
 * The module boundaries, as ESLint configurations: one per room and folder depth, because `../` leaves a room or not
 * depending on where it is written.
 * @returns {import('eslint').Linter.Config[]}
 */
export function moduleBoundaries() {
  return rooms.flatMap(({ files, except, patterns }) =>
    Array.from({ length: deepest + 1 }, (_, below) => ({
      files: [`${files}/${'*/'.repeat(below)}*.{ts,tsx}`],
      ...(except && { ignores: except }),
      rules: {
        '@typescript-eslint/no-restricted-imports': /** @type {const} */ ([
          'error',
          {
            patterns: [
              ...patterns,
              ban(`^(\\./)?(\\.\\./){${below + 1}}`, 'The way out of a room is spelled #model/…, #db/…, #api/….'),
            ],
          },
        ]),
      },
    })),
  )
}

/** Dynamic imports, which `no-restricted-imports` does not see. @param {string} rooms @param {string} message */
export const noDynamicImport = (rooms, message) => ({
  selector: `ImportExpression[source.value=/^#(${rooms})\\//]`,
  message,
})
