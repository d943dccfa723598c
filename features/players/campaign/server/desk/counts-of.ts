import { centavos } from '#core/money/centavos.ts'
import type { Step } from '../../graph.ts'
import type { LeavingReason, PlayerCount } from '../store/campaign-player.store.ts'
import type { CampaignState } from '../store/campaign.store.ts'

type StepCount = { readonly step: string; readonly passed: bigint; readonly spent: bigint }
type CountRows = { readonly players: readonly PlayerCount[]; readonly steps: readonly StepCount[] }

/** How many players stand at each step of a version, have passed it, ended, or left, and why. */
export function countsOf(steps: readonly Step[], counted: CountRows, state: CampaignState) {
  const shown = counted.players.filter(({ isHeld }) => !isHeld)
  const going = state === 'live' ? shown.filter((row) => row.state === 'going') : []
  const leftBy = (why: LeavingReason) => sum(shown.filter((row) => row.why === why))
  // Players who stood somewhere when it was stopped are counted as such at once.
  const halted = state === 'stopped' ? sum(shown.filter((row) => row.state === 'going')) : 0
  return {
    entered: sum(shown),
    held: sum(counted.players.filter(({ isHeld }) => isHeld)),
    ended: sum(shown.filter((row) => row.state === 'ended')),
    left: {
      protected: leftBy('protected'),
      stopped: leftBy('stopped') + halted,
      newVersion: leftBy('newVersion'),
      budgetSpent: leftBy('budgetSpent'),
    },
    steps: steps.map(({ id }) => {
      const row = counted.steps.find(({ step }) => step === id)
      return {
        step: id,
        now: sum(going.filter(({ step }) => step === id)),
        passed: Number(row?.passed ?? 0n),
        spent: centavos(row?.spent ?? 0n),
      }
    }),
  }
}

const sum = (rows: readonly { readonly players: number }[]): number =>
  rows.reduce((total, { players }) => total + players, 0)
