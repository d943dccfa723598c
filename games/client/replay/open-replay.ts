import './replay.css'
import type { OpenedSession, StoredReplay } from '#games/rgs/contract.ts'
import { createFrame } from '../frame.ts'
import type { OpenedGame } from '../opened-game.ts'
import { createReplayControls } from './replay-controls.ts'
import { createReplayPage } from './replay-page.ts'
import { replayClient } from './replay-client.ts'
import { followStoredTable } from './follow-stored-table.ts'

/** A game's page around a stored round: the same scene, with answers that are known, and nothing that can bet. */
export function openReplay(container: HTMLElement, stored: StoredReplay): OpenedGame {
  const controls = createReplayControls(stored)
  const page = createReplayPage(container, stored, controls)
  const state = { begun: 0, isOver: false }
  return {
    container: page.stage,
    client: replayClient(stored, state),
    frame: silentFrame(),
    opened: sessionOf(stored),
    replay: {
      stored,
      controls: controls.root,
      motion: controls.motion,
      sound: controls.sound,
      onWatch: (play) => page.onWatch(play),
      followTable: (events) => followStoredTable({ stored, state, page, controls, events }),
    },
  }
}

/** A replay tells the lobby nothing: no bet, no balance, no result of now. */
const silentFrame = (): OpenedGame['frame'] => ({
  ...createFrame({ search: '', lobbies: [] }),
  hasBar: true,
  say: () => undefined,
  waysOn: () => [],
})

const sessionOf = ({ title, round, seeds }: StoredReplay): OpenedSession => ({
  token: '',
  mode: 'demo',
  nickname: '',
  balance: 0,
  realityCheckSec: 0,
  autoRoundsMax: 0,
  watch: null,
  title: { ...title, stakes: [...new Set([stakeOf(round), ...title.stakes])].filter((stake) => stake > 0) },
  seed: { hash: seeds.hash, clientSeed: seeds.clientSeed, nextNonce: seeds.nonce, nextHash: null },
  round: null,
  freeRounds: [],
})

/** The stake of the stored round comes first: the scene shows amounts of it. */
const stakeOf = (round: StoredReplay['round']): number =>
  round.kind === 'steps' ? (round.steps[0]?.stake ?? 0) : (round.bets[0]?.stake ?? 0)
