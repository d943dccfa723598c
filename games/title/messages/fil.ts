import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  whatThisGameIs: 'Ano ang larong ito',
  virtualTable:
    'Virtual table ito. Computer ang bumubunot ng bawat card, dice, bola at lipad mula sa seed na nakatakda na bago magbukas ang tayaan. Walang dealer, walang camera at walang totoong table.',
  virtualSports:
    'Virtual sports ito. Computer ang naglalaro ng bawat laban ng mga gawa-gawang team, mula sa seed na nakatakda na bago magbukas ang tayaan. Walang totoong liga at walang totoong resultang sinusundan ang mga laban.',
})
