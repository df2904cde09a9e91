import { startServer } from '../server-process.ts'
import bundleServer from './server-bundle.ts'

/** Runs once before the component tests: the started product with its demo data, which their pages call at their own origin. */
export default async function setup() {
  await bundleServer()
  const product = await startServer({ demoData: true })
  process.env.COMPONENTS_API = product.url
  return () => product.stop()
}
