import type { Connection } from './connection.ts'

type Looking = {
  /** Resolves with whether the server has answered. */
  readonly look: () => Promise<boolean>
  readonly everyMs: number
}

/**
 * While the server cannot be reached, looks for it again and again: a browser tells of its own network, not of a server
 * that restarts or a network that leads nowhere. Returns the end of it.
 */
export function lookForServer(connection: Connection, { look, everyMs }: Looking): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = setTimeout(() => {
      void look()
        .catch(() => false)
        .then((isThere) => (isThere ? connection.answered() : follow(connection.store.getState())))
    }, everyMs)
  }
  const follow = ({ online }: { readonly online: boolean }) => {
    clearTimeout(timer)
    if (!online) next()
  }
  follow(connection.store.getState())
  const end = connection.store.subscribe(follow)
  return () => {
    end()
    clearTimeout(timer)
  }
}
