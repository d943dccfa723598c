/** What the server says about this promotion. */
export const messages = {
  conditionNotReached: 'This task isn’t complete yet.',
  title: 'Tasks',
  restart:
    'Daily tasks restart at midnight, Manila time. Claim your rewards before then. One-time tasks can be completed once.',
  whatCounts:
    'A round counts if you bet {amount} or more. Following a channel counts {seconds} seconds after you open it.',
  task: 'Task',
  howOften: 'How often',
  reward: 'Reward',
  points: 'Task points',
  daily: 'Daily',
  oneTime: 'One-time',
  chests: 'Chests',
  chestsOpen: 'Claim tasks to earn task points for the day. They open chests until midnight.',
  chest: 'Chest',
  // tasks-by-hand.ts
  chestAt: 'Chest at {points} task points',
  dailyMaximum: 'Daily maximum',
  coinsPerDay: 'You can get at most {amount} in coins a day from daily tasks and chests.',
} as const
