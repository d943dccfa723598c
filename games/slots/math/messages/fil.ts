import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // slot-help.ts
  payouts: 'Mga payout',
  symbol: 'Symbol',
  odds: 'Mga chance',
  returnOfSlot:
    'Sa katagalan, {percent}% o higit pa ng lahat ng taya ang ibinabalik ng larong ito. Mga {hits} sa 100 bayad na spin ang may panalo.',
  bonusBuy: 'Pagbili ng bonus',
  bonusBuyPrice:
    'Kung inaalok ito ng site, puwede mong simulan agad ang round sa free spins, sa presyong {price} ng taya mo. Walang ibang nagbabago sa mga ito, at taya mo pa rin ang minumultiply ng lahat ng panalo, hindi ang presyo. Inaalok ito basta hindi mas mataas ang presyo sa pinakamalaking taya ng larong ito.',
  bonusBuyReturn: 'Sa katagalan, {percent}% o higit pa ng presyo ang ibinabalik ng mga biniling round.',
  bonusBuyIsOneBet:
    'Isang taya ng buong presyo ang biniling round: para sa mga limit mo, sa playthrough, at sa pinakamalaking taya na bilang sa playthrough. Hindi kailanman bumibili ang auto play.',
  mostOfRound: 'Matatapos ang round kapag nanalo na ito ng {most} ng taya mo.',
  independent:
    'Hiwalay na binubunot ang bawat spin. Hindi nababago ng taya mo, ng balance mo o ng mga naunang spin ang mga chance na ito.',
  // slot-sections.ts
  lines: 'Mga linya',
  linesPay:
    'May bayad ang tatlo o higit pang magkaparehong symbol na magkakasunod mula kaliwa, sa bawat isa sa {lines} linya.',
  ways: 'Mga way',
  waysPay:
    'May bayad ang tatlo o higit pang magkaparehong symbol sa magkakatabing reel mula kaliwa, isa para sa bawat way na nabuo nila. {ways} way ang lahat.',
  groups: 'Mga grupo',
  wild: 'Wild ang {symbol}: puwede itong maging kahit anong symbol sa payout table.',
  wildLands: 'Wild ang {symbol}: puwede itong maging kahit anong symbol sa payout table. Lumalabas ito sa {reels}.',
  everyReel: 'lahat ng reel',
  someReels: 'reel {reels}',
  // reel-sections.ts
  line: 'Linya',
  rowOnEachReel: 'Hilera sa bawat reel',
  linesOfReels: 'Makikita sa table ang daan ng bawat linya: mula itaas ang bilang ng hilera, mula kaliwa ang reel.',
  reels: 'Ang mga reel',
  reel: 'Reel',
  symbolsInOrder: 'Mga symbol ayon sa ayos',
  reelsStop:
    'Singsing ng mga symbol ang bawat reel at humihinto ito sa kahit anong puwesto, pare-pareho ang chance. Ang puwestong iyon ang nasa itaas na hilera, at ang mga kasunod ang nasa ibaba. Pagkatapos ng huling symbol, balik sa una.',
  reelSymbols: 'Symbol ang bawat numero: {symbols}.',
  numberedSymbol: '{number} {symbol}',
  symbolsOfPlace: 'Chance ng mga symbol',
  placesDrawn:
    'Hiwalay na pinupunan ang bawat puwesto, pati kapag may bagong symbol na nahuhulog dito, ayon sa mga chance na ito:',
  firstReel: 'Unang reel',
  otherReels: 'Ibang reel',
  freeSpins: 'Free spins',
  freeSpinsMore:
    'Habang free spins, {needed} o higit pa sa kanila ang magdadagdag ng {more} free spin, hanggang {max} lahat-lahat.',
  chance: 'Chance',
  chanceOf: '{weight} sa {sum}',
  chancePercent: '{percent}%',
  spin: 'Spin',
  freeSpin: 'Free spin',
  holdTheGold: 'Hold the gold: Hold and Win',
  holdBegins:
    'Mananatili ang {needed} o higit pang {symbols} at magsisimula ang Hold and Win: may {respins} respin ang ibang puwesto. Mananatili rin ang bawat bago at ibinabalik nito sa {respins} ang respins.',
  // bahay-kubo-harvest.ts
  kuboSummary:
    'Lahat ng nasa hardin ng kanta: inaani ang walo o higit pang magkaparehong gulay kahit saan, at minumultiply ng mga basket ang panalo ng spin.',
  anywhere: 'Kahit saan',
  kuboAnywhere:
    'May bayad ang walo o higit pang magkaparehong gulay kahit saan sila, at inaani sila. May mga bagong babagsak sa puwesto nila habang may panalo.',
  baskets: 'Mga basket',
  kuboBaskets:
    'Kapag wala nang bumabagsak, pinagsasama-sama ang multiplier ng lahat ng nakikitang basket, at minumultiply nito ang buong panalo ng spin.',
  basketShows: 'Nasa basket',
  kuboFree:
    '{needed} o higit pang kubo na sabay-sabay na nakikita, kahit kailan sa isang spin, ang magbubukas ng {count} free spins. Habang free spins, {neededAgain} o higit pang kubo ang magdadagdag ng {more}, hanggang {max} lahat-lahat.',
  kuboFreeTotal:
    'May naiipong total ang free spins mula sa mga basket ng mga spin na nanalo. Kapag nanalo ang free spin nang may basket, idinadagdag ang mga basket sa total at minumultiply ang panalo sa bagong total. Hindi minumultiply ang free spin na walang basket.',
  // banaue-stairs.ts
  banaueSummary:
    '{ways} way pababa sa hagdan-hagdang palayan: nagbibigay-daan sa bago ang mga nanalong symbol, at mas malaki ang bayad sa bawat susunod na step.',
  steps: 'Mga step',
  banaueSteps:
    'Nawawala ang mga nanalong symbol at may mga bagong babagsak sa puwesto nila, habang may panalo. Minumultiply ng bawat step ang panalo nito:',
  step: 'Step',
  stepAndOn: '{step} pataas',
  banaueFree:
    '{needed} o higit pang tambol na nakikita pagkatapos bumagsak ang huling step ang magbubukas ng {count} free spins. Sa free spin, magdadagdag sila ng {count} pa, hanggang {max} lahat-lahat.',
  // carabao-gold.ts
  carabaoSummary: '{lines} linya sa palayan. Nananatili ang {needed} gintong coin at sinisimulan ang Hold and Win.',
  carabaoCoins: 'Sa bawat respin, 1 sa {oneIn} ang chance ng coin sa bawat bakanteng puwesto.',
  carabaoEnd:
    'Sa dulo, ibinabayad ng lahat ng coin ang halagang nakasulat sa kanila. Kapag puno ang lahat ng {cells} puwesto, may dagdag na {full} ng taya mo. Walang bayad ang mas kaunti sa {needed} coin.',
  coinsOfGold: 'coin',
  coin: 'Coin',
  // diwata-falls.ts
  diwataSummary: 'May hamog sa talon. Kapag nawala ito, iisang symbol ang lahat ng tinakpan nito.',
  mist: 'Hamog',
  diwataMist:
    'Patong-patong ang labas ng hamog sa bawat reel. Nawawala ito bago bilangin ang panalo: isang symbol sa payout table ang binubunot, at nagiging symbol na iyon ang lahat ng hamog.',
  diwataFree:
    '{needed} o higit pang kristal kahit saan ang magbubukas ng {count} free spins. Nananatili sa puwesto hanggang sa huli ang hamog na lumabas habang free spins, at bagong symbol ang tinatakpan nito sa bawat spin.',
  // fiesta-masks.ts
  fiestaSummary: '{lines} linya, at parada ng free spins kung saan pinupuno ng isang special symbol ang buong reel.',
  theParade: 'Ang parada: free spins',
  fiestaParade:
    '{needed} o higit pang tambol kahit saan ang magbubukas ng {count} free spins, at isang special symbol ang binubunot para sa lahat ng ito. Pagkatapos magbayad ng mga linya ng isang free spin, pinupuno ng special symbol na nasa tatlo o higit pang reel ang mga reel na iyon, at nagbabayad ito sa lahat ng {lines} linya para sa ganoon karaming reel, saan man sila.',
  chanceAsSpecial: 'Chance bilang special symbol',
  // galleon-trade.ts
  galleonSummary:
    'Ang klasikong paglalayag: {ways} way para manalo, at free spins na nagmumultiply ng {multiplier} sa bawat panalo sa mga way.',
  theCrossing: 'Ang paglalayag: free spins',
  galleonCrossing:
    'May bayad na {three} ng taya mo ang tatlong compass kahit saan, {four} ang apat at {five} ang lima. Magbubukas din sila ng {count} free spins, kung saan minumultiply ng {multiplier} ang bawat panalo sa mga way. Hindi minumultiply ang bayad ng mga compass.',
  galleonMore:
    'Ganoon din ang bayad ng tatlo o higit pang compass sa free spin, at magdadagdag sila ng {count} free spin, hanggang {max} lahat-lahat.',
  // habagat-storm.ts
  habagatSummary: '{ways} way, at habagat na tinatangay ang lahat ng magagaan sa reels.',
  habagatWind: 'Puwede ring dalhin ng hangin ang {symbol} sa kahit anong reel.',
  theWind: 'Ang hangin',
  habagatWindRises:
    'Sa 1 sa {oneIn} spin, humahangin bago bilangin ang panalo. Tinatangay ang mga ito: {light}. Ang mga ito lang ang babagsak sa puwesto nila: {heavy}.',
  habagatFree:
    '{needed} o higit pang ulap ng bagyo kahit saan ang magbubukas ng {count} free spins, at humahangin sa bawat isa.',
  // harana-nights.ts
  haranaSummary:
    '{lines} linya na nagbabayad mula sa magkabilang panig, at manghaharanang pumupuno ng buong reel at nagbibigay ng isa pang spin.',
  bothWays: 'Magkabilang panig',
  haranaBothWays:
    'May bayad ang tatlo o higit pang magkaparehong symbol na magkakasunod sa bawat isa sa {lines} linya, mula kaliwa at mula kanan. Isang beses lang ang bayad ng limang magkakasunod.',
  theSerenade: 'Ang harana',
  haranaSerenade:
    'Pinupuno nito ang reel nito at nananatili roon, at libreng iikot ulit ang ibang reel. Isa pang spin ang bigay ng bawat susunod na manghaharana. Hanggang {most} free spin ang isang round.',
  // jeepney-joyride.ts
  jeepneySummary: '{lines} linya, at mga jeepney na bumibiyahe sa reels: may free spin sa bawat hinto.',
  jeepneyLongest: 'Ang pinakamahabang magkakasunod lang ang binabayaran sa bawat linya.',
  walkingJeepneys: 'Bumibiyaheng jeepney',
  jeepneyWalks:
    'Pagkatapos ng spin, umuusog nang isang reel pakaliwa ang bawat jeepney at libreng iikot ulit ang ibang puwesto, hanggang makalabas ito sa unang reel. Sumasabay ang mga jeepney na lumabas habang bumibiyahe.',
  // mayon-fire.ts
  mayonSummary:
    '{lines} linya sa paanan ng bulkan. Dumadaloy ang lava sa reel nito, ginagawa itong wild at minumultiply ang panalo.',
  lava: 'Lava',
  mayonLava:
    'Lumalabas ang lava sa {reels} at dumadaloy hanggang sa ibaba ng reel nito. Wild ang bawat puwestong dinaanan nito: puwede itong maging kahit anong symbol sa payout table. Minumultiply ng bawat daloy ang mga linyang dumaraan dito, at sabay na nagmumultiply ang dalawang daloy sa isang linya.',
  eruption: 'Pagsabog: free spins',
  mayonEruption:
    '{needed} o higit pang bulkan kahit saan ang magbubukas ng {count} free spins na may mas mainit na lava.',
  // parol-lights.ts
  parolSummary:
    'Mga grupo ng ilaw sa {reels} reel na tig-{rows}: nag-iiwan ng wild na parol ang bawat nanalong grupo, at sumasama ito sa susunod.',
  parolGroups:
    'May bayad ang lima o higit pang magkaparehong ilaw na magkakadikit sa gilid, at namamatay sila. May mga bagong babagsak sa puwesto nila habang may panalo.',
  parols: 'Mga parol',
  parolWild:
    'Nag-iiwan ng nakasinding parol sa puwesto nito ang bawat nanalong grupo. Wild ang parol: sumasama ito sa bawat grupong nadikitan nito, at namamatay kasama nito.',
  parolMultiplier:
    '×1 ang mga unang panalo ng spin, ×2 pagkatapos ng unang bagsak, ×3 pagkatapos ng ikalawa, at tuloy-tuloy hanggang ×{most}.',
  // perlas-ng-dagat.ts
  perlasSummary:
    '{ways} way sa ilalim ng dagat. {needed} perlas ang magsisimula ng pagsisid, kung saan dinodoble ng itim na perlas ang iba.',
  theDive: 'Ang pagsisid: Hold and Win',
  pearls: 'perlas',
  perlasPearls:
    'Sa bawat respin, 1 sa {oneIn} ang chance ng perlas sa bawat bakanteng puwesto, at itim ang 1 sa {blackOneIn} sa mga perlas na iyon.',
  perlasBlack:
    'Walang halaga ang itim na perlas mismo, pero dinodoble nito ang bawat perlas na naroon at ang mga kasabay nitong lumabas. Sa dulo, ibinabayad ng lahat ng perlas ang halaga nila. Kapag puno ang lahat ng {cells} puwesto, may dagdag na {full} ng taya mo. Walang bayad ang mas kaunti sa {needed} perlas.',
  // sarimanok.ts
  sarimanokSummary:
    '{lines} linya. Habang free spins, pinalalaki ng bawat lumabas na sarimanok ang lahat ng susunod na panalo.',
  theFlight: 'Ang lipad: free spins',
  sarimanokFlight:
    '{needed} o higit pang isda kahit saan ang magbubukas ng {count} free spins. Nagsisimula sa ×1 ang multiplier, at nagdadagdag dito ng 1 ang bawat lumabas na sarimanok bago bilangin ang panalo ng spin nito. Nananatili ito hanggang sa huling free spin at umaabot hanggang ×{most}.',
  // sorbetes-sweets.ts
  sorbetesSummary:
    'Mga scoop sa {reels} by {rows}: kinakain ang limang magkakadikit, at minumultiply ng naiwang sprinkles ang mga susunod.',
  sorbetesGroups:
    'May bayad ang lima o higit pang magkaparehong flavor na magkakadikit sa gilid, at kinakain sila. May mga bagong babagsak sa puwesto nila habang may panalo.',
  sprinkles: 'Sprinkles',
  sorbetesSprinkles:
    'Nagkakaroon ng sprinkles ang puwestong nanalo. Pagkatapos ng ikalawang panalo nito sa parehong round, minumultiply nito ang mga grupong nasa ibabaw nito, at dinodoble iyon ng bawat susunod na panalo roon. Pinagsasama-sama ang lahat ng multiplier sa ilalim ng isang grupo.',
  winsOfPlace: 'Panalo na ng puwesto',
  multipliesBy: 'Multiplier',
  winsOrMore: '{wins} o higit pa',
  // tarsier-forest.ts
  tarsierSummary: '{lines} linya. Sa gabi, nagigising ang mga tarsier, at nananatili hanggang umaga ang bawat lumabas.',
  theNight: 'Ang gabi: free spins',
  tarsierNight:
    'Isang buwan sa bawat isa sa {reels} ang magbubukas ng {count} free spins. Nananatiling wild sa puwesto hanggang sa huli ang bawat tarsier na lumabas dito. Hindi na nagdadagdag ng free spins ang mga buwan habang free spins.',
  // tinikling-hop.ts
  tiniklingSummary:
    '{reels} reel, {lines} linya at mga kawayang pumapalakpak: kapag pumalakpak, tatalon ulit ang reel sa pagitan nila.',
  tiniklingLines:
    'May bayad ang tatlong magkaparehong symbol sa tatlong row at dalawang diagonal. Wild ang {symbol}: puwede itong maging kahit anong symbol sa payout table.',
  theHop: 'Ang talon',
  tiniklingHop:
    'Kapag walang panalo at iisa ang symbol ng gitnang row sa una at huling reel, libreng iikot ulit ang reel sa pagitan nila. Para sa talon mismo, mananayaw lang ang katugma ng mananayaw.',
})
