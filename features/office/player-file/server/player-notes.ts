import { answer, refuse } from '#core/contract/outcome.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { changed, handleStaff, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { addPlayerNote, listPlayerNotes } from '../contract.ts'
import { noteInsert, noteList } from './note.store.ts'

export const listPlayerNotesHandler = handleStaff(listPlayerNotes, async ({ input: { playerId }, db }) =>
  answer({ notes: await noteList(db, playerId) }),
)

export const addPlayerNoteHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, addPlayerNote, async ({ input: { playerId, reason: text }, staff, tx, now }) => {
    const known = await playersAtPlay(tx, [playerId], now)
    if (known.length === 0) return refuse('playerNotFound')
    const noteId = await noteInsert(tx, { playerId, staffId: staff.staffId, author: staff.email, text, now })
    return changed({ noteId }, { subject: `player:${playerId}`, before: null, after: { note: Number(noteId) } })
  })
