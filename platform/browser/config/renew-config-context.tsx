import { createContext, useContext } from 'react'

/** Reloads the configuration after an operator's change. Without an app above, it does nothing. */
export const RenewConfigContext = createContext<() => Promise<void>>(async () => {})

export const useRenewConfig = (): (() => Promise<void>) => useContext(RenewConfigContext)
