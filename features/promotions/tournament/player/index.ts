export { readTournaments } from '../contract.ts'
export { TournamentNote, type TournamentNoteProps } from './tournament-note.tsx'
