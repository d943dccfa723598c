import { centavos } from '#core/money/centavos.ts'
import { isChannelStep, type Step } from '../../graph.ts'
import type { MessageState } from '../../message-state.ts'
import type { MessageCount } from '../store/campaign-message.store.ts'
import type { LeavingReason, PlayerCount } from '../store/campaign-player.store.ts'
import type { CampaignState } from '../store/campaign.store.ts'

type StepCount = { readonly step: string; readonly passed: bigint; readonly spent: bigint; readonly putOff: bigint }
type CountRows = {
  readonly players: readonly PlayerCount[]
  readonly steps: readonly StepCount[]
  readonly messages: readonly Pick<MessageCount, 'step' | 'state' | 'players'>[]
}

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
    steps: steps.map((each) => {
      const { id } = each
      const row = counted.steps.find(({ step }) => step === id)
      return {
        step: id,
        now: sum(going.filter(({ step }) => step === id)),
        passed: Number(row?.passed ?? 0n),
        spent: centavos(row?.spent ?? 0n),
        capped: Number(row?.putOff ?? 0n),
        messages: isChannelStep(each) ? messagesOf(id, counted) : null,
      }
    }),
  }
}

/** Whom a step that leaves the product has reached, and why not the others. */
function messagesOf(id: string, { players, messages }: CountRows) {
  const by = (...states: readonly MessageState[]) =>
    sum(messages.filter(({ step, state }) => step === id && states.includes(state)))
  return {
    reached: by('sent'),
    waiting: by('waiting'),
    noConsent: by('noConsent'),
    noAddress: by('noAddress'),
    braked:
      by('braked') + sum(players.filter(({ step, why, isHeld }) => step === id && why === 'protected' && !isHeld)),
    notSent: by('stopped', 'late', 'failed'),
  }
}

const sum = (rows: readonly { readonly players: number }[]): number =>
  rows.reduce((total, { players }) => total + players, 0)
