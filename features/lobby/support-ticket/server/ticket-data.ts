import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { personalHistory, type PersonalData } from '#platform/feature-module/personal-data.ts'
import { ticketNumber } from '../rules.ts'
import { ticketMessagesOfPlayer } from './store/player-ticket.store.ts'

/** Every message of the player's tickets. Notes of the staff are the operator's own. */
export const ticketData: PersonalData = personalHistory({
  name: 'reports',
  list: ticketMessagesOfPlayer,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({
    ticketId,
    openedAt,
    source,
    category,
    complaint,
    author,
    memberName,
    text,
    sentAt,
    solvedAt,
    rating,
  }) => ({
    report: ticketNumber(ticketId, openedAt),
    source,
    category,
    complaint,
    from: author === 'player' ? 'player' : (memberName ?? ''),
    text,
    sentAt: isoTime(sentAt),
    solvedAt: isoTimeOrNull(solvedAt),
    rating,
  }),
})
