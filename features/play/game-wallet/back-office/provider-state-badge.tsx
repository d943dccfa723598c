import { Badge } from '#platform/ui/badge/badge.tsx'
import { type Provider, stateLabels } from './provider.ts'

const tones = { enabled: 'success', paused: 'warning', disabled: 'danger' } as const

export function ProviderStateBadge({ state }: Pick<Provider, 'state'>) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
}
