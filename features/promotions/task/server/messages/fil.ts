import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached: 'Hindi pa tapos ang task na ito.',
  title: 'Mga task',
  restart:
    'Nagre-restart ang daily tasks tuwing hatinggabi, Manila time. I-claim ang rewards bago nito. Isang beses lang magagawa ang one-time tasks.',
  whatCounts:
    'Bilang ang round kung {amount} pataas ang taya mo. Bilang ang pag-follow ng channel {seconds} segundo mula nang buksan mo ito.',
  task: 'Task',
  howOften: 'Gaano kadalas',
  reward: 'Reward',
  points: 'Task points',
  daily: 'Araw-araw',
  oneTime: 'Isang beses',
  chests: 'Mga chest',
  chestsOpen:
    'Mag-claim ng tasks para kumita ng task points sa araw na iyon. Magbubukas ito ng mga chest hanggang hatinggabi.',
  chest: 'Chest',
  // tasks-by-hand.ts
  chestAt: 'Chest sa {points} task points',
  dailyMaximum: 'Pinakamarami kada araw',
  coinsPerDay: 'Hanggang {amount} na coins kada araw ang makukuha mo sa daily tasks at mga chest.',
})
