import { useContext, useEffect, useEffectEvent } from 'react'
import { ConnectionContext } from './connection-context.tsx'

/** Acts when the server can be reached again, as long as there is something to make good: what failed comes back by itself. */
export function useOnReturn(act: () => void, isNeeded: boolean): void {
  const connection = useContext(ConnectionContext)
  const makeGood = useEffectEvent(act)
  useEffect(() => (isNeeded ? connection?.onReturn(() => makeGood()) : undefined), [connection, isNeeded])
}
