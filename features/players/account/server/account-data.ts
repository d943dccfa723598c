import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import {
  type PersonalData,
  type PersonalDataOf,
  personalHistory,
  type PersonalRecord,
  personalRecords,
} from '#platform/feature-module/personal-data.ts'
import { stopOfPlayer } from './stop-of-player.ts'
import { ownSessions, ownSignIns } from './store/own-history.store.ts'
import { agreementList, declarationList, playerFindByStaff } from './store/staff-player.store.ts'

/** The account as the player knows it. Who invited the player is another player's data. */
async function account(db: Queryable, { playerId, now }: PersonalDataOf): Promise<readonly PersonalRecord[]> {
  const [player, language] = await Promise.all([playerFindByStaff(db, playerId), languageOfPlayer(db, playerId)])
  if (player === undefined) return []
  const state = stopOfPlayer(player, now) ?? 'active'
  return [
    {
      account: player.account,
      mobile: player.mobile,
      nickname: player.nickname,
      avatar: player.avatar,
      birthDate: player.birthDate,
      language,
      isLinkedToLine: player.hasLine,
      wasInvited: player.superiorId !== null,
      inviteCode: player.inviteCode,
      registeredAt: isoTime(player.registeredAt),
      state,
      stateUntil: state === 'active' ? null : isoTimeOrNull(player.stateUntil),
      restrictions: player.locks,
      withdrawalsOnHoldUntil: isoTimeOrNull(player.withdrawalHoldUntil),
    },
  ]
}

const filter = ({ playerId }: PersonalDataOf) => ({ playerId })

export const accountData: readonly PersonalData[] = [
  personalRecords('account', account),
  personalRecords('agreements', async (db, { playerId }) =>
    (await agreementList(db, playerId)).map(({ name, version, at }) => ({ document: name, version, at: isoTime(at) })),
  ),
  personalRecords('declarations', async (db, { playerId }) =>
    (await declarationList(db, playerId)).map(({ name, version, at }) => ({
      declaration: name,
      version,
      at: isoTime(at),
    })),
  ),
  personalHistory({
    name: 'sessions',
    list: ownSessions,
    filter,
    sort: 'oldest',
    recordOf: ({ deviceKind, device, fingerprint, place, ip, startedAt, lastActionAt, endedAt, endedBecause }) => ({
      deviceKind,
      device,
      fingerprint,
      place,
      ip,
      startedAt: isoTime(startedAt),
      lastActionAt: isoTime(lastActionAt),
      endedAt: isoTimeOrNull(endedAt),
      endedBecause,
    }),
  }),
  personalHistory({
    name: 'signIns',
    list: ownSignIns,
    filter,
    sort: 'oldest',
    recordOf: ({ at, succeeded, device, fingerprint, place, ip }) => ({
      at: isoTime(at),
      succeeded,
      device,
      fingerprint,
      place,
      ip,
    }),
  }),
]
