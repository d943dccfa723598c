/** The door for screens that show the latest movements of a player's money. */
export { RecentMovements, useRecentMovements } from './recent-movements.tsx'
