import { mayTakeGifts, playersAtPlay, segmentCount, segmentPlayers } from '#features/players/account/server/index.ts'
import { mail, type MailDependencies, staffMail } from '#features/players/mail/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { giftCaps } from '../gift-caps.ts'
import type { ServerContext } from '../server-context.ts'

/** Letters to players, given what they ask of the account and the configuration. */
export function mailFeatures(
  { clock }: ServerContext,
  { audit }: StaffDependencies,
): { player: Feature; staff: Feature } {
  const needs: MailDependencies = {
    mayTakeGifts,
    isPlayer: async (db, playerId) => (await playersAtPlay(db, [playerId], clock.now())).length > 0,
    giftCaps,
    segmentCount,
    segmentPlayers,
  }
  return { player: mail(needs), staff: staffMail({ ...needs, audit }) }
}
