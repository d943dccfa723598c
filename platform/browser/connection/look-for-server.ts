import type { Connection } from './connection.ts'

type ServerProbe = {
  /** Resolves to whether the server answered. */
  readonly look: () => Promise<boolean>
  readonly everyMs: number
}

/**
 * Polls the server while it cannot be reached: the browser reports its own network, not a restarting server or a
 * network that leads nowhere. Returns the stop function.
 */
export function lookForServer(connection: Connection, { look, everyMs }: ServerProbe): () => void {
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
