import type { ComponentType } from 'react'

/** The component of a route, or of a part beside it, fetched when first needed and then cached. */
export type Screen<Props = object> = {
  /** Fetches the component. A failed fetch is forgotten, so that the next call tries again. */
  readonly load: () => Promise<void>
  /** The component, once loaded. */
  readonly current: () => ComponentType<Props> | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** The path of the component's source, filled in by the build: the server finds the route's files by it. */
  readonly module: string | undefined
}

/** The build fills in `module` from the import's specifier; it is never written by hand. */
export function lazyScreen<Props = object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  module?: string,
): Screen<Props> {
  const listeners = new Set<() => void>()
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchOnce = async () => {
    try {
      component = await fetchComponent()
      for (const listener of listeners) listener()
    } finally {
      loading = undefined
    }
  }
  return {
    load: async () => {
      if (component) return
      loading ??= fetchOnce()
      await loading
    },
    current: () => component,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    module,
  }
}

/** A screen bundled with its caller: the 404 page must not need the network. */
export function readyScreen(component: ComponentType): Screen {
  return { load: async () => {}, current: () => component, subscribe: () => () => {}, module: undefined }
}
