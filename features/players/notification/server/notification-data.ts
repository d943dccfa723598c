import { isoTime } from '#core/clock/iso-time.ts'
import { type PersonalData, personalRecords } from '#platform/feature-module/personal-data.ts'
import { choicesOff } from './store/choice.store.ts'
import { devicesOfPlayers } from './store/device.store.ts'

/** Where the player gets notifications, and what the player has turned off. The keys of a browser are its own. */
export const notificationData: readonly PersonalData[] = [
  personalRecords('notificationDevices', async (db, { playerId }) =>
    (await devicesOfPlayers(db, [playerId])).map(({ kind, savedAt }) => ({ kind, turnedOnAt: isoTime(savedAt) })),
  ),
  personalRecords('messagesTurnedOff', async (db, { playerId }) =>
    (await choicesOff(db, playerId)).map(({ channel, fact }) => ({ channel, fact })),
  ),
]
