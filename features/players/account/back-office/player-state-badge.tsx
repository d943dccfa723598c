import type { ResponseOf } from '#core/contract/call.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { playerStateWords } from '../player-state-words.ts'
import type { viewPlayer } from '../staff-contract.ts'

type State = ResponseOf<typeof viewPlayer>['state']

const tones = { active: 'success', suspended: 'danger', excluded: 'warning' } as const

export function PlayerStateBadge({ state }: { readonly state: State }) {
  return <Badge tone={tones[state]}>{playerStateWords[state]}</Badge>
}
