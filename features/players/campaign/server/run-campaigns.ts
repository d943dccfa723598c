import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { reachableAmong } from '#features/players/segment/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { enterPlayers } from './enter-players.ts'
import { type Campaign, campaignFindLive, campaignsLive, campaignVersion } from './store/campaign.store.ts'
import {
  type DuePlayer,
  type LeavingReason,
  type Place,
  playersDue,
  playersMove,
} from './store/campaign-player.store.ts'
import { runLock, stepsPass } from './store/campaign-act.store.ts'
import { walkPlayers } from './walk-players.ts'

/** Each slice is a transaction of its own: a crash loses the slice that was open, and nothing that was sent. */
export const playersInSlice = 1_000
/** A run lets others have the job, and goes on a minute later. */
const slicesInRun = 200
const pagesInRun = 50

/** Lets players in, and takes those whose time has come a step further. */
export const runCampaigns = ({ db }: { readonly db: Database }): Job => ({
  name: 'campaign.run',
  when: { every: minutes(1) },
  lastsMax: minutes(10),
  run: async ({ now, signal }) => {
    for (const id of await campaignsLive(db)) {
      await repeat(pagesInRun, signal, () => enterPlayers(db, id, now))
      await repeat(slicesInRun, signal, async () => (await runSlice(db, id, now)) === playersInSlice)
    }
  },
})

async function repeat(times: number, signal: AbortSignal, work: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    signal.throwIfAborted()
    if (!(await work())) return
  }
}

/** Takes the next players of a campaign as far as they get. Returns how many it looked at. */
export const runSlice = (db: Database, campaignId: bigint, now: Instant): Promise<number> =>
  db.transaction(async (tx) => {
    await runLock(tx)
    const campaign = await campaignFindLive(tx, campaignId)
    if (campaign === undefined) return 0
    const due = await playersDue(tx, campaignId, { now, limit: playersInSlice })
    const leaving = due.flatMap((player) => placeOfLeaver(player, campaign))
    const gone = new Set(leaving.map(({ playerId }) => playerId))
    const places = await walkVersions(
      tx,
      due.filter(({ playerId }) => !gone.has(playerId)),
      { campaign, now },
    )
    await playersMove(tx, campaignId, [...leaving, ...places], now)
    return due.length
  })

const left = ({ playerId, step }: DuePlayer, why: LeavingReason): Place => ({ playerId, step, state: 'left', why })

function placeOfLeaver(player: DuePlayer, { stoppedAt, liveVersion, oldPlayers }: Campaign): readonly Place[] {
  if (stoppedAt !== null && player.enteredAt <= stoppedAt) return [left(player, 'stopped')]
  return oldPlayers === 'leave' && player.version !== liveVersion ? [left(player, 'newVersion')] : []
}

type Run = { readonly campaign: Campaign; readonly now: Instant }

/** The brake first: whoever is protected now leaves, wherever they stand. */
async function walkVersions(tx: Transaction, due: readonly DuePlayer[], { campaign, now }: Run): Promise<Place[]> {
  const ids = due.map(({ playerId }) => playerId)
  const reachable = new Map((await reachableAmong(tx, ids, now)).map((player) => [player.playerId, player]))
  const places = due.filter(({ playerId }) => !reachable.has(playerId)).map((player) => left(player, 'protected'))
  for (const [version, players] of Map.groupBy(due, (player) => player.version)) {
    const walkers = players.flatMap(({ playerId, step }) => {
      const player = reachable.get(playerId)
      return player === undefined ? [] : [{ player, step }]
    })
    const walk = { campaignId: campaign.id, ...(await campaignVersion(tx, campaign.id, version)), now }
    const walked = await walkPlayers(tx, walk, walkers)
    await stepsPass(tx, { campaignId: campaign.id, version, passed: walked.passed, putOff: walked.putOff })
    places.push(...walked.places)
  }
  return places
}
