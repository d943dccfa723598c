import { useConfig } from '#platform/browser/config/config-context.tsx'
import type { WebConfiguration } from '../contract.ts'

/** The configuration that came with the page. */
export const useLobbyConfiguration = (): WebConfiguration => useConfig<WebConfiguration>()
