import { useQuery } from '@tanstack/react-query'
import { keys } from '../query-keys.ts'

/**
 * Loads a module after the page: for helps that the page can do without for a moment. It is tried again as answers of the API are.
 * @returns undefined until it is loaded
 */
export const useLaterCode = <T extends object>(name: string, load: () => Promise<T>): T | undefined =>
  useQuery({ queryKey: keys.code(name), queryFn: load, staleTime: Infinity, structuralSharing: false }).data
