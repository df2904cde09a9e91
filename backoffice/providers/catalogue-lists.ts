/** Lists of one discussion, and others that are read from the catalogue's paths: where, and which field names a row. */
export const catalogueLists: Readonly<Record<string, { path: string; key: string }>> = {
  queryExperts: { path: '/server/query/expert/list', key: 'queryExpertId' },
  queryResponses: { path: '/server/query/response/list', key: 'id' },
  stateTransitions: { path: '/server/query/log/state-transitions', key: 'id' },
}
