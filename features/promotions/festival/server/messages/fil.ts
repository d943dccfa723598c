import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  nothingToChange: 'Tapos na ang mga araw ng pag-ipon ng stars. Puwede mo pa ring gastusin sa shop ang stars mo.',
  conditionNotReached: 'Kulang pa para rito. Tingnan kung ano pa ang puwede mong gawin.',
  // festival-kind.ts
  title: 'Fiesta',
  // festival-rule.ts
  howItWorks: 'Paano ito?',
  steps: 'Mag-ipon ng stars mula sa mga task araw-araw at sa deposit packs, tapos ipalit sa shop para sa rewards.',
  dates:
    'Puwede kang mag-ipon ng stars hanggang {earnsUntil} at gastusin ang mga ito hanggang {endsAt}. Mawawala na ang stars na matira pagkatapos noon.',
  returned:
    'Kung na-refund o na-charge back ang deposit ng pack, babawiin ang bonus at stars nito, at pati ang mga huling ipinalit mo kung hindi na sapat ang natirang stars.',
  tasks: 'Mga task',
  daily:
    'Isang beses kada araw ang bawat task at nagsisimula ulit sa hatinggabi. Binibilang ang round kapag {least} pataas ang taya.',
  task: 'Task',
  stars: 'Stars',
  taskVisit: 'Bisitahin ang fiesta page',
  taskPlay: 'Maglaro ng {count} round sa isang araw',
  taskBet: 'Tumaya ng {amount} sa isang araw',
  packs: 'Deposit packs',
  packsHow:
    'Isang beses mo lang mabibili ang bawat pack. {times}× ang playthrough ng bonus ng pack, bukod pa sa mismong deposit.',
  packsStop:
    'Nakatago ang pack habang hindi ito kaya ng budget. Kapag sinimulan mo na ang deposit nito, nakareserba na sa iyo ang bonus.',
  deposit: 'Deposit',
  bonus: 'Bonus',
  shop: 'Shop',
  shopHow:
    'Walang halaga sa pera ang stars. Kapag naubos ang budget, naka-pause ang shop at sa iyo pa rin ang stars mo.',
  reward: 'Reward',
  times: 'Bawat player',
  playthrough: 'Playthrough',
  noPlaythrough: 'Wala',
})
