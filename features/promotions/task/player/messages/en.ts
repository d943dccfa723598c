/** What the screens of this feature say. */
export const messages = {
  // chest-bar.tsx
  todaysPoints: 'Today’s task points',
  chestLocked: 'Chest at {need} task points: {rewards}',
  chestOpened: 'Opened chest at {need} task points: {rewards}',
  chestReady: 'Open chest at {need} task points: {rewards}',
  // entry.ts
  lead: 'Daily tasks and chests',
  title: 'Tasks',
  featuredText: 'Complete tasks, get rewards',
  // task-page.tsx
  daily: 'Daily',
  once: 'One-time',
  pageLead: 'Complete tasks to earn task points and open today’s chests.',
  newTasksIn: 'New tasks in',
  loadingTasks: 'Loading your tasks',
  tasksEmpty: 'No tasks right now',
  tasksEmptyHint: 'New tasks will appear here. Tasks are paused while you’re on a break.',
  tabEmpty: 'No tasks here',
  tabEmptyHint: 'Check the other tab.',
  // task-row.tsx
  progressOfNeed: '{progress} of {need}',
  go: 'Go',
} as const
