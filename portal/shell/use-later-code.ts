import { useQuery } from '@tanstack/react-query'
import { keys } from '../query-keys.ts'

/**
 * Code that comes after the page: for helps that a page can do without for a moment. It is asked for again like any other answer.
 * @returns undefined until it is there
 */
export const useLaterCode = <T extends object>(name: string, load: () => Promise<T>): T | undefined =>
  useQuery({ queryKey: keys.code(name), queryFn: load, staleTime: Infinity, structuralSharing: false }).data
