import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'refusal.sessionEnded': 'Nabuksan sa ibang screen o nag-time out na ang larong ito. Buksan ulit mula sa lobby.',
  'refusal.launchRefused': 'Nagamit na o expired na ang link ng laro. Buksan ulit ang laro mula sa lobby.',
  'refusal.demoRefused': 'Sa lobby lang nabubuksan ang demo. Bumalik doon at piliin ang larong ito.',
  'refusal.demoExpired': 'Expired na ang demo na ito. Buksan ulit mula sa lobby.',
  'refusal.gameNotFound': 'Hindi namin makita ang larong ito. Bumalik sa lobby at pumili ng iba.',
  'refusal.gameUnavailable': 'Hindi available ang larong ito sa ngayon.',
  'refusal.badStake': 'Hindi puwede rito ang halagang ito ng taya. Walang nabawas sa balance mo.',
  'refusal.spotLimit': 'Lampas iyan sa limit ng tayang ito. Walang nabawas sa balance mo.',
  'refusal.roundLimit': 'Lampas iyan sa limit sa isang round. Walang nabawas sa balance mo.',
  'refusal.badChoice': 'Wala sa pagpipilian ang pinili mo. Walang nabawas sa balance mo.',
  'refusal.badMove': 'Hindi puwede ang move na ito sa round na ito.',
  'refusal.betsClosed': 'Sarado na ang tayaan para sa round na ito. Walang nabawas sa balance mo.',
  'refusal.tooManyBets': 'Naabot mo na ang dami ng iba-ibang taya sa isang round. Walang nabawas sa balance mo.',
  'refusal.noFreeRounds': 'Wala ka nang free round sa larong ito.',
  'refusal.tooLate': 'Huli na: tapos na ang lipad.',
  'refusal.notNow': 'Hindi puwede ang move na ito sa ngayon.',
  'refusal.outOfTurn': 'Nauna na ang round na ito. Buksan ulit ang laro para ituloy ito.',
  'refusal.noRound': 'Hindi namin makita ang round na ito.',
  'refusal.roundUnderWay': 'Hindi pa tapos ang huling round mo.',
  'refusal.requestMismatch': 'Hindi tugma ang request na ito sa round mo. Buksan ulit ang laro mula sa lobby.',
  'refusal.tooFast': 'Masyadong mabilis. Sandali lang at subukan ulit.',
  'refusal.insufficientFunds': 'Kulang ang balance mo para sa tayang ito.',
  'refusal.playStopped':
    'Hindi makakapaglaro ang account mo sa ngayon. Kontakin ang customer service kung kailangan mo ng tulong.',
  'refusal.limitReached': 'Naabot mo na ang limit na itinakda mo. Walang nabawas sa balance mo.',
  'refusal.walletAway': 'Hindi namin maabot ang cashier. Walang nabawas sa balance mo. Subukan ulit mamaya.',
  'refusal.badRequest': 'Hindi namin mabasa ang request na ito. Buksan ulit ang laro mula sa lobby.',
})
