import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { markerTexts } from '../limit-names.ts'
import { harmScoreMin } from '../score-harm.ts'
import { listHarm } from '../staff-contract.ts'
import { harmForStaff } from './store/harm.store.ts'

/** Players who may be harmed by play, strongest signs first. */
export const listHarmHandler = handleStaffList(listHarm, {
  read: async ({ input: { show, ...paging }, db, limit, countMax }) => {
    const filter = { scoreMin: harmScoreMin, open: show === 'open' }
    const page = await harmForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: page.rows.map(({ markers, ...row }) => ({ ...row, markers: [...markers] })) }
  },
  csv: [
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Score', cell: ({ score }) => score },
    { name: 'Signs', cell: ({ markers }) => markers.map((marker) => markerTexts[marker]).join('. ') },
    { name: 'Scored (Manila)', cell: ({ scoredAt }) => csvTime(scoredAt) },
    { name: 'Looked at (Manila)', cell: ({ lookedAt }) => csvTime(lookedAt) },
  ],
})
