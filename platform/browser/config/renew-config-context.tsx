import { createContext, useContext } from 'react'

/** Has the app ask for what the operator has changed. Without an app above, there is nothing to ask. */
export const RenewConfigContext = createContext<() => Promise<void>>(async () => {})

export const useRenewConfig = (): (() => Promise<void>) => useContext(RenewConfigContext)
