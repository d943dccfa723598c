import type { ComponentType } from 'react'

/** The component of a route, fetched when it is first needed and at hand from then on. */
export type Screen = {
  /** Fetches the component. A failed fetch is forgotten, so that the next call tries again. */
  readonly load: () => Promise<void>
  /** The component, once it is at hand. */
  readonly current: () => ComponentType | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Where the component's source lies, told by the build: the server finds the route's files by it. */
  readonly module: string | undefined
}

/** The build fills in `module` from the import's specifier; nobody writes it by hand. */
export function lazyScreen(fetchComponent: () => Promise<ComponentType>, module?: string): Screen {
  const listeners = new Set<() => void>()
  let component: ComponentType | undefined
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

/** A screen that travels with its caller: the 404 page must not need the network. */
export function readyScreen(component: ComponentType): Screen {
  return { load: async () => {}, current: () => component, subscribe: () => () => {}, module: undefined }
}
