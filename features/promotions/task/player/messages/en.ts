/** What the screens of this feature say. */
export const messages = {
  // chest-bar.tsx
  achievementOfTheDay: 'Achievement of the day',
  todaysAchievement: 'Today’s achievement',
  achievement: 'Achievement',
  chestAt: 'Chest at',
  points: 'points:',
  openIt: ', open it',
  opened: ', opened',
  // entry.ts
  smallStepsAndTheChests: 'Small steps and the chests of the day',
  tasks: 'Tasks',
  smallStepsSmallRewards: 'Small steps, small rewards',
  // task-page.tsx
  daily: 'Daily',
  once: 'Once',
  smallStepsSmallGiftsEach: 'Small steps, small gifts. Each brings you nearer to today’s chests.',
  newTasksIn: 'New tasks in',
  readingYourTasks: 'Reading your tasks',
  noTasksNow: 'No tasks now',
  tasksRestDuringABreak: 'Tasks rest during a break, and when there are none.',
  nothingToDoHere: 'Nothing to do here',
  theOtherListMayHave: 'The other list may have something.',
  // task-row.tsx
  valueOfValue2: '{value} of {value2}',
  go: 'Go',
} as const
