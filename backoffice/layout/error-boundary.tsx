import { Component, type ReactNode } from 'react'
import { NotLoaded } from '#api/client/lazy-component.ts'
import { serverHasChanged } from '#api/client/server-version.ts'
import { PageError } from './page-error.tsx'

interface State {
  broken?: { error: unknown } | undefined
}

interface Props {
  children: ReactNode
  /** another address is another attempt */
  address?: string
}

/** A page that breaks leaves the frame standing. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}
  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }
  override componentDidCatch(error: unknown) {
    if (error instanceof NotLoaded) error.forget()
  }
  override componentDidUpdate({ address }: Props) {
    if (this.state.broken && address !== this.props.address) this.setState({ broken: undefined })
  }
  /** A newer server no longer has the code of this page. */
  private readonly retry = () => {
    if (serverHasChanged()) location.reload()
    else this.setState({ broken: undefined })
  }
  override render() {
    const { broken } = this.state
    if (!broken) return this.props.children
    // only the API's refusals are worded for the reader
    const error = broken.error instanceof NotLoaded ? broken.error : undefined
    return <PageError error={error} onRetry={this.retry} />
  }
}
