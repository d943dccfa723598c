import { useContext, useEffectEvent, useLayoutEffect } from 'react'
import { ConnectionContext } from './connection-context.tsx'

/** Runs the action when the server can be reached again, if there is something to make up for. */
export function useOnReturn(act: () => void, isNeeded: boolean): void {
  const connection = useContext(ConnectionContext)
  const makeGood = useEffectEvent(act)
  // As soon as the failure is shown: what comes back before effects run would be missed.
  useLayoutEffect(() => (isNeeded ? connection?.onReturn(makeGood) : undefined), [connection, isNeeded])
}
