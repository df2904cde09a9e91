import { Component, type ReactNode } from 'react'
import { PageError } from './page-error.tsx'

/** A page that breaks leaves the frame standing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? <PageError onRetry={() => this.setState({ broken: false })} /> : this.props.children
  }
}
