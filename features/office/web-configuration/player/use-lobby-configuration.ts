import { useConfig } from '#platform/browser/config/config-context.tsx'
import type { WebConfiguration } from '../contract.ts'
import { type PlainConfiguration, plainConfiguration } from './plain-configuration.ts'

// One object for one configuration: what is kept per configuration is found by it.
const known = new WeakMap<WebConfiguration, PlainConfiguration>()

export function useLobbyConfiguration(): PlainConfiguration {
  const wire = useConfig<WebConfiguration>()
  const plain = known.get(wire) ?? plainConfiguration(wire)
  known.set(wire, plain)
  return plain
}
