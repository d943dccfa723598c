import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { ruleText } from '../risk-rule-words.ts'
import { listRatings } from '../list-ratings-contract.ts'
import { ratingsForStaff } from './store/risk-rating.store.ts'

/** Ratings with the rules that matched. */
export const listRatingsHandler = handleStaffList(listRatings, {
  read: async ({ input: { rule, height, playerId, from, until, ...paging }, db, limit, countMax }) => {
    const filter = {
      rule: rule === 'all' ? undefined : rule,
      middle: height === 'middle',
      high: height === 'high',
      playerId,
      from,
      until,
    }
    const page = await ratingsForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: page.rows.map(({ hits, ...rating }) => ({ ...rating, hits: [...hits] })) }
  },
  csv: [
    { name: 'When (Manila)', cell: ({ at }) => csvTime(at) },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Risk score', cell: ({ score }) => score },
    { name: 'Rules version', cell: ({ version }) => version },
    {
      name: 'Rules hit',
      cell: ({ hits }) => hits.map(({ rule, points }) => `${ruleText(rule)}: ${points}`).join('; '),
    },
  ],
})
