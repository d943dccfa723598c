import { createContext, useContext } from 'react'
import type { Client } from '#core/contract/client.ts'

export const ClientContext = createContext<Client | undefined>(undefined)

export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('There is no client above this component')
  return client
}
