import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Database } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { signInByLine } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { signInLimits } from '../account-limits.ts'
import { deviceOf } from '../sessions/device.ts'
import type { LineProfile } from './line-login.ts'
import { lineTicketInsert } from '../store/line-ticket.store.ts'
import { admitPlayer } from '../sessions/admit-player.ts'
import { playerFindByLine, playerFindForUpdate } from '../store/player.store.ts'

const ticketValidity = minutes(15)

/** Signs in the identity that LINE returns. Accounts are linked by LINE's subject only, never by e-mail address. */
export const signInByLineHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(signInByLine, async ({ input, caller, now, db }) => {
    if (!needs.line || !(await needs.configuration()).lineLogin) return refuse('lineUnavailable')
    const pace = await needs.limiter.take(signInLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const profile = await needs.line.profileOf(input)
    if (profile === 'refused') return refuse('lineRefused')
    if (profile === 'unavailable') return refuse('lineUnavailable')

    const player = await playerFindByLine(db, profile.subject)
    if (!player) return refuse('registrationNeeded', { ticket: await issueTicket(db, { profile, now }, needs) })
    const device = deviceOf(caller, input.phoneinfoJsonModel)
    return db.transaction(async (tx) => {
      const locked = (await playerFindForUpdate(tx, player.id)) ?? player
      return admitPlayer(tx, { player: locked, caller, device, kept: false, duringBreak: false, now }, needs)
    })
  })

type Issue = { readonly profile: LineProfile; readonly now: Instant }

/** LINE proves an identity, not eligibility: the ticket carries it through registration. */
async function issueTicket(db: Database, { profile, now }: Issue, { hashToken }: AccountDependencies): Promise<string> {
  const ticket = newToken()
  const { subject: lineSubject, nickname } = profile
  await lineTicketInsert(db, {
    ticketHash: hashToken(ticket),
    lineSubject,
    nickname,
    now,
    expiresAt: addDuration(now, ticketValidity),
  })
  return ticket
}
