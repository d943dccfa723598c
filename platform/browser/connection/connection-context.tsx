import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Connection } from './connection.ts'

export const ConnectionContext = createContext<Connection | undefined>(undefined)

/** False while the server cannot be reached. */
export function useOnline(): boolean {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('There is no connection above this component')
  return useStore(connection.store, (state) => state.online)
}
