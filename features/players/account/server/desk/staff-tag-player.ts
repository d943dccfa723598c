import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, isStale, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { tagPlayer } from '../../staff-contract.ts'
import { playerFindForUpdate } from '../store/player.store.ts'
import { playerTagsFind, playerTagsSet } from '../store/player-tag.store.ts'

/** Tags a player. Promotions follow at the next read. */
export const staffTagPlayerHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, tagPlayer, async ({ input: { playerId, tags, expected }, tx }) => {
    if (!(await playerFindForUpdate(tx, playerId))) return refuse('notFound')
    const before = await playerTagsFind(tx, playerId)
    if (isStale(expected, before)) return refuse('stale')
    if (before.join() === tags.join()) return refuse('nothingToChange')
    await playerTagsSet(tx, playerId, tags)
    return changed({ tags: [...tags] }, { subject: `player:${playerId}`, before: { tags: before }, after: { tags } })
  })
