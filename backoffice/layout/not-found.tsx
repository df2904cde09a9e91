import { useText } from '../kit/hooks/use-text.ts'
import { WholePage } from './whole-page.tsx'

export function NotFound() {
  const text = useText()
  return <WholePage title={text('errors.notFoundTitle')}>{text('errors.notFound')}</WholePage>
}
