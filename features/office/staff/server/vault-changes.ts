import { type VaultKind, whole, wholeOrNull } from '#platform/feature-module/vault-records.ts'
import { isPermission, type Permission, permissions } from '../permissions.ts'
import { vaultAuditPages } from './store/vault-audit.store.ts'

/** Whatever changes money or games. Each permission is the name of its act in the audit log. */
const changesOf = [
  'webConfiguration.',
  'catalogue.',
  'gameProvider.',
  'promotion.',
  'dailyClose.',
  'switch.',
  'pagcor.',
]
const single: readonly Permission[] = [
  'risk.setRules',
  'lobbyContent.save',
  'gameDifference.resolve',
  'reconciliation.resolve',
]

/** Acts about one player: who and what, without the words that may describe the person. */
const aboutPlayers = ['adjustment.', 'debt.', 'responsiblePlay.', 'gameFreeRound.']
const singleAboutPlayers: readonly Permission[] = [
  'player.suspend',
  'player.lift',
  'player.lock',
  'approval.approve',
  'approval.refuse',
]

const actions = Object.keys(permissions).filter(isPermission)
const startsWith = (action: string, families: readonly string[]): boolean =>
  families.some((family) => action.startsWith(family))
const isAboutPlayers = (action: Permission): boolean =>
  startsWith(action, aboutPlayers) || singleAboutPlayers.includes(action)
const personal: ReadonlySet<string> = new Set(actions.filter(isAboutPlayers))
const kept = actions.filter(
  (action) => startsWith(action, changesOf) || single.includes(action) || personal.has(action),
)

/** Every act of the staff that changed money, games, or the limits and exclusions of a player. */
export const vaultChanges: VaultKind = {
  name: 'changes',
  columns: ['at', 'audit', 'member', 'action', 'subject', 'before', 'after'],
  async *pages(tx, day) {
    for await (const rows of vaultAuditPages(tx, day, kept)) {
      yield rows.map(({ at, seq, actorId, action, subject, before, after }) => [
        at,
        whole(seq),
        wholeOrNull(actorId),
        action,
        subject,
        personal.has(action) ? null : before,
        personal.has(action) ? null : after,
      ])
    }
  },
}
