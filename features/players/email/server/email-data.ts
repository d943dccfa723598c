import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { type PersonalData, personalHistory, personalRecords } from '#platform/feature-module/personal-data.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { openAddress } from './sealed-email.ts'
import { emailLog } from './store/email-message.store.ts'
import { playerEmailFind } from './store/player-email.store.ts'

/** The address, and what was sent to this and earlier ones. */
export const emailData = ({ seal }: Pick<EmailDependencies, 'seal'>): readonly PersonalData[] => [
  personalRecords('emailAddress', async (db, { playerId }) => {
    const known = await playerEmailFind(db, playerId)
    if (known === undefined) return []
    return [{ address: openAddress(seal, playerId, known.sealed), verifiedAt: isoTime(known.verifiedAt) }]
  }),
  personalHistory({
    name: 'emails',
    list: emailLog,
    filter: ({ playerId }) => ({ playerId }),
    sort: 'oldest',
    recordOf: ({ playerId, kind, address, state, createdAt, decidedAt }) => ({
      kind,
      address: openAddress(seal, playerId, address),
      state,
      createdAt: isoTime(createdAt),
      decidedAt: isoTimeOrNull(decidedAt),
    }),
  }),
]
