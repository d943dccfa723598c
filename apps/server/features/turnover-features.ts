import {
  freeRoundTurnoverConsumer,
  openPlayOf,
  promoTurnoverConsumer,
  roundEventSchema,
  roundTopic,
} from '#features/play/game-wallet/server/index.ts'
import { type RoundResult, turnoverConsumer, turnoverJobs } from '#ledger'
import type { Job } from '#platform/jobs/job.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import * as v from 'valibot'
import type { ServerContext } from '../server-context.ts'

/** The turnover before a withdrawal: counted from rounds, required by gifts. */
export function turnoverFeatures({ db, clock, log, metrics }: ServerContext): { consumers: Consumer[]; jobs: Job[] } {
  const differing = metrics.gauge({
    name: 'turnover_differences',
    help: 'Sums of turnover that are not the sum of what was counted for them',
  })
  return {
    consumers: [
      turnoverConsumer({ clock, topics: Object.values(roundTopic), resultOf, openPlay: openPlayOf }),
      promoTurnoverConsumer,
      freeRoundTurnoverConsumer,
    ],
    jobs: turnoverJobs({
      db,
      onCompared: (differences) => {
        differing.set(differences.length)
        if (differences.length > 0) log.error({ differences }, 'turnover is not the sum of its rounds')
      },
    }),
  }
}

/** A round of a game, in the words of turnover. */
function resultOf({ topic, payload }: OutboxEvent): RoundResult {
  const { provider, roundId, gameCode, type, at, win, isCashedOut, odds, wagers, ...round } = v.parse(
    roundEventSchema,
    payload,
  )
  return {
    ...round,
    win,
    roundId: `${provider}:${roundId}`,
    gameType: type,
    gameId: `${provider}/${gameCode}`,
    isVoid: topic === roundTopic.voided,
    closedAt: at,
    wagers: wagers.map(({ market, side, amount }) => ({ market, side, stake: amount })),
    ...(isCashedOut ? { cashOut: win } : {}),
    ...(odds === null ? {} : { odds }),
  }
}
