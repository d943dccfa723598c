import { createContext, useContext } from 'react'

export const ConfigContext = createContext<unknown>(undefined)

/** The web configuration. Its type belongs to the product, so the caller names it. */
export function useConfig<Config>(): Config {
  const config = useContext(ConfigContext)
  if (config === undefined) throw new Error('There is no configuration above this component')
  return config as Config
}
