import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // table-house.ts
  howToPlay: 'Paano maglaro',
  payouts: 'Mga payout',
  bet: 'Taya',
  pays: 'Bayad',
  payoutIncludesBet: 'Kasama sa payout ang taya mo.',
  limits: 'Mga limit',
  roundLimit: 'Lahat ng taya mo sa isang round: hanggang {most}.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  betsAndClock: 'Mga taya at ang oras',
  betCounts:
    'Pasok ang taya kung na-confirm mo ito bago maubos ang oras at sumagot ang wallet mo bago ang resulta. Kapag nahuli ang sagot ng wallet, ibabalik ang taya mo, anuman ang resulta.',
  betStays:
    'Kapag na-confirm na, kasama na sa laro ang taya, kahit umalis ka o mawalan ng connection. Binabayaran ang panalo pagkatapos ipakita ang resulta. Kapag naputol ang round dahil sa problema namin, matatapos ito sa resultang napagpasyahan na ng seed nito.',
  seedShown: 'Makikita ang hash ng seed habang bukas ang tayaan, at ang mismong seed pagkatapos ng round.',
  // baccarat-bituin.ts
  baccaratSummary: 'Dalawang hand ang dine-deal, Player at Banker. Tumaya kung alin ang mas lalapit sa siyam.',
  baccaratValues:
    '1 ang ace, ayon sa numero nila ang 2 hanggang 9, at walang halaga ang 10, J, Q at K. Huling digit lang ng total ang binibilang. {decks} deck ang sina-shuffle nang bago sa bawat round.',
  baccaratDraws:
    'Kapag 8 o 9 ang dalawang card, wala nang kukuha. Kung hindi, kukuha ang Player kapag 5 pababa. Kukuha ang Banker kapag 5 pababa kung hindi kumuha ang Player. Kung kumuha ang Player, depende sa ikatlong card na iyon:',
  bankerHas: 'Hawak ng Banker',
  bankerDrawsOn: 'Kukuha kung ang ikatlong card ng Player ay',
  anyCard: 'kahit ano',
  anyBut: 'kahit ano maliban sa {card}',
  cardsTo: '{first} hanggang {last}',
  cardsOr: '{first} o {last}',
  noCard: 'wala',
  squeeze: 'Squeeze',
  baccaratSqueeze:
    'Puwede mong silipin at buksan ang mga huling card ng taya mo; paraan lang ito ng pagkita sa resultang tapos na, at kusang bumubukas ang anumang card na nakasara pa bago ang susunod na round.',
  baccaratPayouts: 'Kasama sa payout ang taya mo. Kapag tie, ibinabalik ang mga taya sa Player at Banker.',
  baccaratReturns:
    'Sa katagalan, {player}% ang ibinabalik ng Player, {banker}% ng Banker, {tie}% ng Tie at {pair}% ng pair.',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  handPairs: 'Player pair o Banker pair: magkapareho ng rank ang unang dalawang card',
  playerBanker: 'Player, Banker',
  tieAndPairs: 'Tie, Player pair, Banker pair',
  // color-game.ts
  colorSummary:
    'Ang laro ng bawat perya: ilagay ang chips mo sa mga kulay, at manalo kapag lumabas ang mga ito sa tatlong dice.',
  colorBets:
    'Pumili ng chip, i-tap ang mga gusto mong kulay, at itaya bago maubos ang oras. Iisang roll ang nilalaro ng lahat sa table.',
  colorDice:
    'Tatlong dice ang pinagugulong. May anim na kulay ang bawat isa, at pare-pareho ang chance. Mas maraming dice na may kulay mo, mas malaki ang bayad. Kasama sa payout ang taya mo.',
  when: 'Kailan',
  aColor: 'Isang kulay',
  onOneDie: 'sa isang dice',
  onTwoDice: 'sa dalawang dice',
  onThreeDice: 'sa tatlong dice',
  pair: 'Pair',
  twoAlike: 'eksaktong dalawang dice ang magkapareho',
  allDifferent: 'Magkakaiba',
  threeColors: 'tatlong magkakaibang kulay',
  triple: 'Triple',
  threeAlike: 'isang kulay sa tatlong dice',
  pairOrDifferent: 'Pair, Magkakaiba',
  // dragon-tiger.ts
  dragonSummary: 'Isang card sa Dragon, isa sa Tiger. Panalo ang mas mataas.',
  dragonCards:
    'Pinakamataas ang king at pinakamababa ang ace. Walang epekto ang suit sa panalo. {decks} deck ang sina-shuffle nang bago sa bawat round.',
  dragonTies:
    'Kapag magkapareho ng rank ang dalawang card, tie ito, at ibinabalik ang {back}% ng bawat taya sa Dragon o Tiger. Kapag pareho rin ng suit, suited tie ito, na nagbabayad sa mga taya sa Tie at sa Suited tie.',
  dragon: 'Dragon',
  tiger: 'Tiger',
  suitedTie: 'Suited tie',
  dragonOrTiger: 'Dragon, Tiger',
  // lipad-agila.ts
  flightSummary: 'Lumilipad pataas ang agila, at kasama nitong tumataas ang taya mo. Mag-cash out bago ito lumayo.',
  flightClimbs:
    'Tumaya bago lumipad. Nagsisimula ang agila sa ×1.00 at pabilis nang pabilis ang pag-akyat, hanggang lumayo ito sa multiplier na walang nakakaalam. Iisang lipad ang sinasakyan ng lahat.',
  flightCashOut:
    'I-tap ang Cash out habang umaakyat: panalo mo ang taya mo times ang multiplier sa oras na natanggap ng studio ang tap mo, na puwedeng mas mataas o mas mababa nang kaunti sa nakita mo. Kapag sakay ka pa nang lumayo ang agila, talo ang taya mo.',
  flightAuto:
    'O mag-set ng auto cash-out mula {least} hanggang {most}: ika-cash out ka ng studio sa eksaktong multiplier na iyon pagdating doon ng agila, kahit wala ka o nawalan ng connection. Sa {most}, natatapos at nagbabayad ang bawat lipad.',
  flightAutoAtTheEnd:
    'Bayad ang auto cash-out na eksaktong nasa multiplier kung saan lumayo ang agila. Hindi na bayad ang mas mataas kahit isang hundredth.',
  flightOdds: 'Gaano kataas ang lipad',
  multiplier: 'Multiplier',
  flightsReaching: 'Mga lipad na umaabot dito',
  flightReturns:
    '{percent}% ang ibinabalik ng bawat multiplier sa katagalan, kaya walang planong mas maganda kaysa sa iba. Mga isa sa {oneIn} lipad ang lumalayo bago pa may makapag-cash out.',
  twoBetsPerFlight: 'Hanggang dalawang taya sa bawat lipad, at may sariling cash-out ang bawat isa.',
  eachFlightBet: 'Bawat taya',
  percentOf: '{percent}%',
  // roulette-bituin.ts
  rouletteSummary: 'Isang bola, {pockets} pocket at iisang zero. Iisang ikot ang tinatayaan ng lahat.',
  rouletteBets:
    'Pumili ng chip, i-tap ang mga numero o grupo ng numero, at itaya bago maubos ang oras. Sa zero, panalo lang ang taya sa zero. Sa katagalan, {percent}% ang ibinabalik ng bawat taya.',
  oneNumber: 'Isang numero',
  rouletteLines:
    'Ang chip sa guhit ay taya sa mga numerong magkatabi sa guhit: buksan ang Lines para makita nang malaki. Taya sa numero ang lahat ng ito, kaya talo sa zero kung hindi kasama ang zero.',
  splitBet: 'Split: 2 numerong magkatabi',
  streetBet: 'Street: 3 numero sa isang hanay, pati 0-1-2 at 0-2-3',
  cornerBet: 'Corner: 4 numerong nagtatagpo, pati 0-1-2-3',
  sixLineBet: 'Six line: 6 numero sa dalawang hanay',
  racetrack: 'Racetrack',
  racetrackBets:
    'Nakaayos ang mga numero sa racetrack ayon sa gulong. Ang bahagi ng gulong ay ilan sa mga tayang nasa itaas na sabay-sabay na inilalagay sa isang tap:',
  racetrackNeighbours:
    'Ang tap sa isang numero ay naglalagay ng chip dito at sa dalawang katabi nito sa bawat panig: limang taya sa tig-isang numero. Walang binabago ang mga ito sa ibinabalik ng taya sa katagalan.',
  partOfWheel: 'Bahagi ng gulong',
  chipsNeeded: 'Chips',
  bets: 'Mga taya',
  voisins: 'Voisins: mga numero sa paligid ng zero',
  orphelins: 'Orphelins: mga numero sa pagitan ng dalawa',
  tiers: 'Tiers: mga numerong katapat ng zero',
  dozenOrColumn: 'Isang dozen o column: 12 numero',
  evenMoney: 'Pula o Itim, Odd o Even, 1 hanggang 18 o 19 hanggang 36',
  // sic-bo-bituin.ts
  sicSummary: 'Tatlong dice sa ilalim ng kampana. Tumaya sa sum, sa bawat numero, sa double at sa triple.',
  sicHalves:
    'Small ang sum na 4 hanggang 10 at Big ang 11 hanggang 17. Tungkol din sa sum ang Odd at Even. Talo ang apat na ito kapag magkakapareho ang tatlong dice.',
  halves: 'Small, Big, Odd, Even',
  numberOnDice: 'Numero sa isa, dalawa o tatlong dice',
  aDouble: 'Double: dalawa o tatlong dice ang may numero',
  doubleBet: 'Double',
  numberBet: 'Numero',
  aTriple: 'Triple ng isang numero',
  anyTriple: 'Triple ng kahit anong numero',
  sumOr: 'Sum {low} o {high}',
  sumTo: 'Sum {low} hanggang {high}',
})
