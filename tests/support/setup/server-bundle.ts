import { buildStale } from '#api/build.mjs'

/** Runs once before tests that start the server as people do: it is bundled from the sources as they are. */
export default async function setup() {
  if (!(await buildStale({ only: 'server' }))) throw new Error('The server could not be bundled')
}
