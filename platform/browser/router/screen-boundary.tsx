import { Component, type ComponentType, type ReactNode } from 'react'

/** Why something else is shown in place of the screen. */
export type ScreenFailure = {
  /** `fetch`: the screen's code could not be loaded. `defect`: the screen threw while rendering. */
  readonly reason: 'fetch' | 'defect'
  readonly retry: () => void
}

type Props = { readonly fallback: ComponentType<ScreenFailure>; readonly children: ReactNode }
type State = { readonly broken: boolean }

/** Confines a defect to its screen: the shell around it keeps working. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    if (!this.state.broken) return children
    return <Fallback reason="defect" retry={() => this.setState({ broken: false })} />
  }
}
