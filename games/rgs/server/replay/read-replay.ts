import type { Language } from '#core/language/language.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { openReplayToken } from '#games/protocol/server/replay-token.ts'
import type { RoundView, StoredReplay, StoredSteps } from '../../contract.ts'
import { wonJackpots } from '../jackpots/won-jackpots.ts'
import { RgsRefused } from '../rgs-refused.ts'
import { roundFind } from '../round.store.ts'
import { roundStepListByRounds } from '../round-step.store.ts'
import { viewOf } from '../round-view.ts'
import { seedListByIds } from '../seed.store.ts'
import { isOver, isRevealed, proofOf } from '../show-history.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { titleInfo } from '../title-info.ts'
import { publicNumberOf, readPublicRound } from './public-round.ts'
import { type StoredRound, storedTable } from './stored-table.ts'

type ReplayRequest = { readonly game: string; readonly replayToken: string; readonly language: Language }

/** One round as it was stored, for the holder of a key that opens it. */
export async function readReplay(needs: StudioDependencies, request: ReplayRequest): Promise<StoredReplay> {
  const { game, language } = request
  const now = needs.clock.now()
  const subject = openReplayToken(needs.walletKey, request.replayToken, { gameCode: game, now })
  if (typeof subject === 'string') throw new RgsRefused(subject)
  const title = needs.titles.get(game) ?? needs.tables.get(game)
  if (title === undefined) throw new RgsRefused('gameNotFound')
  const info = { ...titleInfo(title, { ...needs, spinMsMin: 0, language }), roundMsMin: 0 }
  const number = publicNumberOf(subject)
  if (number !== undefined) return { title: info, ...(await readPublicRound(needs, { gameCode: game, number })) }
  const stored = await endedRound(needs, { game, id: subject.roundId })
  const { round } = stored
  return {
    title: info,
    version: round.gameVersion,
    at: subject.audience === 'public' ? null : new Date(round.openedAt).toISOString(),
    staked: toWireCentavos(round.staked),
    win: toWireCentavos(round.win),
    isFree: round.freeRoundId !== null,
    isVoided: round.state === 'voided',
    ...(await wonJackpots(needs, round.id)),
    ...(round.tableRoundId === null
      ? ownRound(needs, stored)
      : await storedTable(needs, { ...stored, tableRoundId: round.tableRoundId })),
  }
}

/** With its steps and its seed. */
async function endedRound(
  { db }: StudioDependencies,
  { game, id }: { readonly game: string; readonly id: string },
): Promise<StoredRound> {
  const round = await roundFind(db, id)
  if (round === undefined || round.gameCode !== game || round.state === 'refused') throw new RgsRefused('noRound')
  if (!isOver(round)) throw new RgsRefused('replayNotYet')
  const [own, [seed]] = await Promise.all([roundStepListByRounds(db, [round.id]), seedListByIds(db, [round.seedId])])
  if (seed === undefined || own.length === 0) throw new RgsRefused('noRound')
  return { round, own, seed }
}

function ownRound(needs: StudioDependencies, stored: StoredRound): Pick<StoredReplay, 'round' | 'seeds' | 'proof'> {
  const { round, seed } = stored
  const title = needs.titles.get(round.gameCode)
  return {
    round: stepsOf(stored),
    seeds: { hash: seed.hash, clientSeed: seed.clientSeed, nonce: round.nonce },
    proof: title !== undefined && isRevealed(seed) ? proofOf(needs, { title, ...stored }) : null,
  }
}

/** Every step as its player saw it. */
function stepsOf({ round, own, seed }: StoredRound): StoredSteps {
  const [first, last] = [own[0], own.at(-1)]
  const whole = nameless(viewOf(round, { seed, shown: last, first }))
  // A bet that was returned was shown like every other: the replay says what became of it.
  const ended = { ...whole, state: 'over' } as const
  const steps = own.map((shown, index): RoundView => {
    if (shown.isOver) return { ...ended, step: index, view: shown.view, events: shown.events }
    const staked = toWireCentavos(sumCentavos(own.slice(0, index + 1).map(({ price }) => price)))
    return { ...whole, state: 'open', step: index, staked, win: 0, view: shown.view, events: shown.events }
  })
  return { kind: 'steps', steps, end: last?.isOver === true ? null : ended }
}

/** Neither request nor time: a scene draws without them. */
const nameless = (view: RoundView): RoundView => ({ ...view, id: '', requestId: '', at: '' })
