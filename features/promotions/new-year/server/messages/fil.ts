import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  nothingToChange: 'Wala kang box na mabubuksan. Tapusin ang isang task ngayon para magkaroon.',
  conditionNotReached: 'Hindi pa ito ready. Tingnan kung ano pa ang kulang.',
  // new-year-kind.ts
  title: 'New Year countdown',
  howItWorks: 'Paano ito?',
  steps:
    'Kumuha ng box sa mga task ngayon at buksan para sa pieces. Kapag may tig-isa ka ng apat na piece, mabubuksan mo ang grand box, isang beses kada araw.',
  midnight:
    'Nagre-reset ang mga task at ang grand box tuwing hatinggabi, Manila time. Sa iyo ang boxes at pieces hanggang {until}.',
  extraBoxes:
    'Sa bawat {amount} na i-deposit mo sa isang araw, may isang extra na box sa araw na iyon, hanggang {max}.',
  returned:
    'Kung na-refund o na-charge back ang deposit, babawiin ang mga box na galing dito at ang laman ng mga ito. Babawiin din ang grand box na nabuksan gamit ang mga piece na iyon.',
  paused: 'Kapag ubos muna ang mga premyo, naka-pause ang boxes at walang draw.',
  tasks: 'Mga task ngayon',
  task: 'Task',
  boxes: 'Box',
  taskLogin: 'Buksan ang page na ito',
  taskShare: 'I-share ang invite link mo',
  taskDeposit: 'Mag-deposit ng {amount} sa isang araw',
  taskBet: 'Tumaya ng {amount} sa isang araw',
  whatBoxesHold: 'Laman ng box',
  chances:
    'Ayon sa mga chance na ito ang draw ng bawat box. Bago ka mag-tap, may secret seed na kaming naka-fix at ipinapakita namin ang hash nito; may sariling seed na idinadagdag ang tap mo. Pagkatapos ng bawat box, makikita mo ang dalawang seed at puwedeng i-check ng device mo ang draw.',
  guaranteed: 'Kung walang {piece} sa {before} sunod-sunod na box, siguradong mayroon sa ika-{at} na box.',
  prize: 'Premyo',
  chance: 'Chance',
  playthrough: 'Playthrough',
  noPlaythrough: 'Wala',
  whatGrandHolds: 'Laman ng grand box',
  grandChances: 'Ayon sa mga chance na ito ang draw ng grand box, sa parehong paraan.',
  leftovers: 'Mga natirang piece',
  leftoversHow:
    'Hindi maipapasa sa iba ang pieces. Pagkatapos ng countdown, magiging points ang mga natira sa iyo at ipapadala namin sa inbox mo.',
  piece: 'Piece',
  points: 'Points',
  torotot: 'Torotot',
  fruits: 'Bilog na prutas',
  lusis: 'Lusis',
  bell: 'Kampana ng hatinggabi',
  // settle-season.ts
  letterTitle: 'Points na ang New Year pieces mo',
  letterBody:
    'Tapos na ang countdown. May {count} piece kang natira. I-claim dito ang points para rito bago mag-expire ang mensaheng ito.',
})
