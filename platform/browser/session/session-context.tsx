import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Session } from './session.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no session above this component')
  return session
}

export function useSignedIn(): boolean {
  return useSessionToken() !== undefined
}

/** Identifies the session, for state that must not outlive it. */
export function useSessionToken(): string | undefined {
  return useStore(useSession().store, (state) => state.token)
}
