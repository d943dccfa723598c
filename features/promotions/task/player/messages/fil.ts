import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // chest-bar.tsx
  todaysPoints: 'Task points ngayong araw',
  chestLocked: 'Chest sa {need} task points: {rewards}',
  chestOpened: 'Nabuksan na ang chest sa {need} task points: {rewards}',
  chestReady: 'Buksan ang chest sa {need} task points: {rewards}',
  // entry.ts
  lead: 'Mga daily task at chest',
  title: 'Mga task',
  featuredText: 'Tapusin ang task, kunin ang reward',
  // task-page.tsx
  daily: 'Araw-araw',
  once: 'Isang beses',
  pageLead: 'Tapusin ang mga task para kumita ng task points at mabuksan ang mga chest ngayong araw.',
  newTasksIn: 'Bagong task sa loob ng',
  loadingTasks: 'Nilo-load ang mga task mo',
  tasksEmpty: 'Walang task ngayon',
  tasksEmptyHint: 'Dito lalabas ang mga bagong task. Naka-pause ang mga task habang nasa pahinga ka.',
  tabEmpty: 'Walang task dito',
  tabEmptyHint: 'Tingnan ang kabilang tab.',
  // task-row.tsx
  progressOfNeed: '{progress} sa {need}',
  go: 'Gawin',
})
