import * as v from 'valibot'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { listPlayerMail } from '../../staff-contract.ts'
import { mailForStaff } from '../store/staff-mail.store.ts'

/** All letters of a player: read or unread, kept or deleted. */
export const staffListMailHandler = handleStaffList(listPlayerMail, {
  read: async ({ input: { playerId, ...paging }, db, limit, countMax }) => {
    const page = await mailForStaff.read(db, { ...paging, filter: { playerId }, limit, countMax })
    const rows = page.rows.map(({ items, body, ...row }) => ({
      ...row,
      body: [...body],
      items: v.parse(rewardItemsIn, items),
    }))
    return { ...page, rows }
  },
  csv: [
    { name: 'Sent (Manila)', cell: ({ sentAt }) => csvTime(sentAt) },
    { name: 'Title', cell: ({ title }) => title },
    { name: 'Reward', cell: ({ items }) => items.map(rewardName).join('; ') },
    { name: 'Read (Manila)', cell: ({ readAt }) => csvTime(readAt) },
    { name: 'Claimed (Manila)', cell: ({ receivedAt }) => csvTime(receivedAt) },
    { name: 'Ends (Manila)', cell: ({ expiresAt }) => csvTime(expiresAt) },
  ],
})
