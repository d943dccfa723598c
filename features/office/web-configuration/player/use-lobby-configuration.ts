import { useConfig } from '#platform/browser/config/config-context.tsx'
import type { WebConfiguration } from '../contract.ts'

export const useLobbyConfiguration = (): WebConfiguration => useConfig<WebConfiguration>()
