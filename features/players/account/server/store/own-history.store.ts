import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { DeviceKind, SessionEnd } from './session.store.ts'

type OwnSession = {
  readonly deviceKind: DeviceKind
  readonly device: string
  readonly fingerprint: string | null
  readonly place: string
  readonly ip: string
  readonly startedAt: Instant
  readonly lastActionAt: Instant
  readonly endedAt: Instant | null
  readonly endedBecause: SessionEnd | null
}

/** A player's sessions, without the hash of their tokens. */
export const ownSessions = listQuery<OwnSession>()({
  name: 'session_list_own',
  columns: `s.device_kind as "deviceKind", s.device, s.fingerprint, s.place, host(s.ip) as ip, s.started_at as "startedAt",
    s.last_action_at as "lastActionAt", s.ended_at as "endedAt", s.ended_because as "endedBecause"`,
  from: 'session s',
  filters: { playerId: 's.player_id = $' },
  sorts: { oldest: { by: 's.started_at', kind: 'time', direction: 'asc' } },
  id: 's.id',
})

type OwnSignIn = {
  readonly at: Instant
  readonly succeeded: boolean
  readonly device: string
  readonly fingerprint: string | null
  readonly place: string
  readonly ip: string
}

export const ownSignIns = listQuery<OwnSignIn>()({
  name: 'sign_in_event_list_own',
  columns: 'e.at, e.succeeded, e.device, e.fingerprint, e.place, host(e.ip) as ip',
  from: 'sign_in_event e',
  filters: { playerId: 'e.player_id = $' },
  sorts: { oldest: { by: 'e.at', kind: 'time', direction: 'asc' } },
  id: 'e.id',
})
