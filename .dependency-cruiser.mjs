// What ESLint reads from the spelling of an import, this reads from where it leads.

/** An area of the API may import only areas before it. */
const ranked = [
  'audit',
  'notifications',
  'identity',
  'content',
  'classification',
  'panels',
  'discussions',
  'surveys',
  'live-sessions',
  'tax',
  'payments',
  'reporting',
]

const rank = ranked.slice(0, -1).map((area, place) => ({
  name: `rank-${area}`,
  comment: `${area} comes before ${ranked.slice(place + 1).join(', ')}: it records an event, to which jobs/ subscribes them.`,
  severity: 'error',
  from: { path: `^api/${area}/` },
  to: { path: `^api/(${ranked.slice(place + 1).join('|')})/` },
}))

const wall = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    wall('no-cycle', {}, { circular: true }, 'Two files that need each other are one file, or three.'),
    wall('no-unresolved', {}, { couldNotResolve: true }, 'This import leads nowhere.'),
    wall(
      'model-is-pure',
      { path: '^db/model/' },
      { pathNot: ['^db/model/', '^node_modules/zod/'] },
      'The model imports zod and itself.',
    ),
    wall(
      'db-below-api',
      { path: '^db/' },
      { path: '^(api|portal|backoffice)/' },
      'The database knows nobody above it.',
    ),
    wall('api-below-screens', { path: '^api/' }, { path: '^(portal|backoffice)/' }, 'The API knows no screen.'),
    wall(
      'nothing-needs-tests',
      { path: '^(db|api|portal|backoffice)/' },
      { path: '^tests/' },
      'The product runs without its tests.',
    ),
    wall(
      'screens-see-the-model',
      { path: '^(portal|backoffice)/' },
      { path: '^db/(?!model/)' },
      'Tables and queries stay behind the API.',
    ),
    wall(
      'screens-see-the-client',
      // what builds them is no screen
      { path: '^(portal|backoffice)/(?!vite[.]config)' },
      { path: '^api/(?!client/)' },
      'Of the API, front ends know its client only.',
    ),
    wall(
      'client-in-browsers',
      { path: '^api/client/' },
      { pathNot: ['^api/client/', '^db/model/', '^node_modules/(@dnd-kit|eventsource-parser|react|uuid)/'] },
      'The client of the API runs in browsers: it imports the model, React and what both front ends use.',
    ),
    wall(
      'portal-alone',
      { path: '^portal/' },
      { path: '^backoffice/' },
      'The front ends share only the model and the client.',
    ),
    wall(
      'backoffice-alone',
      { path: '^backoffice/' },
      { path: '^portal/' },
      'The front ends share only the model and the client.',
    ),
    wall(
      'portal-is-light',
      { path: '^portal/' },
      { path: '^node_modules/(react-admin|ra-[^/]+|@mui|@emotion)/' },
      'react-admin and @mui cost the first load of the portal.',
    ),
    wall(
      'http-knows-only-who-calls',
      { path: '^api/http/' },
      { path: `^api/(${ranked.filter((area) => !['audit', 'identity'].includes(area)).join('|')})/` },
      'http/ serves every area and knows none but identity, which says who calls.',
    ),
    wall(
      'ports-first',
      { path: '^api/ports/' },
      { path: `^api/(${ranked.join('|')})/` },
      'A port knows nothing of what it is used for.',
    ),
    wall(
      'areas-below-jobs',
      { path: `^api/(${ranked.join('|')})/` },
      { path: '^api/(server|dev|app)\\.ts$' },
      'An area does not know who assembles it.',
    ),
    ...rank,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^db/migrations/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
