import { lazy, type ComponentType } from 'react'
import { fetchTexts } from './catalogue.ts'

/**
 * A part of the portal that comes after the first load, in a file of its own with a default export; the texts beyond the
 * sign-in page come along with it.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), fetchTexts('en')])
    return part
  })
