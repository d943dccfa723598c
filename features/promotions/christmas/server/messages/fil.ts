import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  nothingToChange: 'Sa mismong araw lang bumubukas ang bawat bintana. Balikan mo ang susunod.',
  conditionNotReached: 'Hindi pa ito bukas. Tingnan sa calendar kung ano pa ang kulang.',
  // christmas-kind.ts
  title: 'Christmas calendar',
  howItWorks: 'Paano ito?',
  doorADay:
    'May {count} bintana ang calendar, isa kada araw mula sa unang araw nito. Mag-stamp sa araw na iyon, tapos buksan ang bintana kapag nakapag-deposit ka ng {deposit} o nakataya ng {bet} sa araw ding iyon.',
  onItsDay: 'Sa mismong araw lang nito bubukas ang bintana, Manila time. Mananatiling sarado ang mga na-miss mo.',
  extraDoors:
    'Sa bawat {amount} na i-deposit mo sa isang araw, may isa pang bintanang bubukas sa araw na iyon, hanggang {max}.',
  returned:
    'Kung na-refund o na-charge back ang deposit, babawiin ang mga bintanang nabuksan nito at ang laman ng mga ito.',
  paused: 'Kapag ubos na ang premyo sa araw na iyon, naka-pause ang mga bintana at walang draw.',
  whatDoorsBring: 'Laman ng bintana',
  chances:
    'Ayon sa mga chance na ito ang draw ng bawat bintana. Bago ka mag-tap, may secret seed na kaming naka-fix at ipinapakita namin ang hash nito; may sariling seed na idinadagdag ang tap mo. Pagkatapos ng bawat bintana, makikita mo ang dalawang seed at puwedeng i-check ng device mo ang draw.',
  prize: 'Premyo',
  chance: 'Chance',
  playthrough: 'Playthrough',
  noPlaythrough: 'Wala',
  keys: '{count} susi',
  boxes: 'Mga box',
  boxesOpen:
    'Bubukas ang mga box sa araw {day} at puwedeng i-claim hanggang matapos ang calendar. Binibilang lang ang susi, hindi nauubos: kapag sapat, mai-claim mo ang lahat ng box.',
  keysNeeded: 'Susi',
})
