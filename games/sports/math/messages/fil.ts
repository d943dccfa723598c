import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // league-help.ts
  leagueSummary:
    'Liga ng {teams} team na naglalaro araw at gabi: iisa ang nakikita ng lahat na laban, odds at resulta.',
  howToBet: 'Paano tumaya',
  slipHowTo:
    'I-tap ang odds ng laban para idagdag sa slip mo, ilagay ang taya at i-place ito bago magsara ang tayaan. Single ang isang laban. Parlay ang ilang laban sa isang slip: minumultiply ang odds nila, at dapat manalo ang lahat. Hanggang {most} laban ang isang slip.',
  slipLimits:
    'Puwede kang tumaya ng {least} hanggang {most} sa isang slip. Hanggang {times} ng taya mo ang bayad ng isang slip, at hanggang {payout}.',
  markets: 'Mga market',
  market: 'Market',
  whatWins: 'Ano ang panalo',
  howMatchesAreMade: 'Paano nilalaro ang laban',
  teams: 'Mga team',
  team: 'Team',
  odds: 'Odds',
  oddsRule:
    'Kasama sa odds ang taya mo. Eksaktong binibilang ang chance ng bawat pick sa lahat ng posibleng score, at {percent}% ng patas na odds ang odds nito, ibinaba sa ikasandaang bahagi. Hindi inaalok ang pick na mas mababa sa {least} ang odds.',
  slip: 'Slip',
  slipOf: '{count} laban',
  longRun: 'Ibinabalik sa katagalan',
  percentRange: '{least}% hanggang {most}%',
  theClock: 'Ang oras',
  slipCounts:
    'Pasok ang slip kung nai-place mo ito bago maubos ang oras at sumagot ang wallet mo bago magsimula ang mga laban. Kapag nahuli ang sagot ng wallet, ibabalik ang taya mo, anuman ang resulta.',
  slipStays:
    'Kapag nai-place na, hindi na nagbabago ang odds ng slip, kahit umalis ka o mawalan ng connection. Binabayaran ito kapag tapos na ang mga laban nito. Kapag naputol ang matchday dahil sa problema namin, matatapos ito sa mga resultang napagpasyahan na ng seed nito.',
  seedShown:
    'Makikita ang hash ng seed ng matchday habang bukas ang tayaan, at ang mismong seed pagkatapos ng mga laban. Doon galing ang form at lahat ng chance.',
  // football
  footballChances:
    'May {chances} chance ang laban, isa bawat {minutes} minuto. Isang bunot mula sa {draws} numero ang bawat chance: goal ng home team ang ilan, goal ng away team ang ilan, at walang goal ang natitira.',
  footballStrengths:
    'Dami ng numero ng isang team: ang attack nito times leak ng kabila, hinati sa 100 at ibinaba. May dagdag na {home} ang home team. May dagdag na {form} ang team na maganda ang form sa araw na iyon, at bawas na {form} kapag mahina. Binubunot ang form pagbukas ng matchday at makikita sa tabi ng pangalan.',
  attack: 'Attack',
  leak: 'Leak',
  'market.matchResult': 'Resulta ng laban',
  matchResultRule: 'Panalo ang home, tabla, o panalo ang away pagkalipas ng {minutes} minuto.',
  'market.doubleChance': 'Double chance',
  doubleChanceRule: 'Dalawa sa tatlong resulta nang sabay.',
  'market.goals': 'Mga goal',
  goalsRule: 'Over {line} ang {over} goal o higit pa, under ang {under} o mas kaunti.',
  'market.bothScore': 'Parehong maka-goal',
  bothScoreRule: 'Kung maka-goal ang bawat team nang kahit isa.',
  'market.correctScore': 'Tamang score',
  correctScoreRule: 'Ang eksaktong resulta. Iba pa ang anumang score na wala sa listahan.',
  // basketball
  basketballTrips:
    'May {quarters} quarter ang laban, at tig-{trips} pagsugod sa basket ang bawat team sa bawat isa. Isang bunot mula sa {draws} numero ang nagpapasya sa pagsugod ng dalawang team: ang hundreds nito para sa home team, at ang natitira para sa away team.',
  basketballStrengths:
    'Sa 100 pagsugod, kasindalas ng outside number nito ang tatlong puntos ng isang team, at kasindalas ng inside number nito bawas ang guard ng kabila ang dalawang puntos. May dagdag na {home} dalawang puntos ang home team. May dagdag na {form} ang team na maganda ang form, at bawas na {form} kapag mahina. Binubunot ang form pagbukas ng matchday at makikita sa tabi ng pangalan.',
  goldenBasket:
    'Golden basket ang nagpapasya sa labang tabla pagkatapos ng huling pagsugod: isang bunot mula sa lahat ng pagsugod na magpapalamang sa isang team, ayon sa lakas ng mga team ang chance.',
  inside: 'Inside',
  outside: 'Outside',
  guard: 'Guard',
  'market.winner': 'Mananalo',
  winnerRule: 'Ang mananalong team, kasama ang golden basket.',
  'market.handicap': 'Handicap',
  handicapRule:
    'Ang mananalong team kapag idinagdag ang handicap sa puntos nito. Pinakapantay na hinahati ng line ang mga chance.',
  'market.totalPoints': 'Kabuuang puntos',
  totalPointsRule: 'Over o under sa line ang lahat ng puntos ng laban, kasama ang golden basket.',
})
