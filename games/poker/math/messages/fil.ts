import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  payouts: 'Mga payout',
  howToPlay: 'Paano maglaro',
  hand: 'Hand',
  yourHand: 'Hand mo',
  pays: 'Bayad',
  aceHighOrLow: 'Mas mataas ang ace sa king, o mas mababa sa deuce kapag straight.',
  // hands
  'hand.royalFlush': 'Royal flush',
  'hand.naturalRoyalFlush': 'Natural royal flush',
  'hand.fourDeuces': 'Apat na deuce',
  'hand.wildRoyalFlush': 'Royal flush na may deuce',
  'hand.straightFlush': 'Straight flush',
  'hand.fiveOfAKind': 'Five of a kind',
  'hand.fourOfAKind': 'Four of a kind',
  'hand.fullHouse': 'Full house',
  'hand.flush': 'Flush',
  'hand.straight': 'Straight',
  'hand.threeOfAKind': 'Three of a kind',
  'hand.twoPair': 'Two pair',
  'hand.jacksOrBetter': 'Jacks or better',
  'hand.pair': 'Pair',
  'hand.highCard': 'High card',
  // video-poker.ts
  videoHowTo:
    'Limang card ang ide-deal sa iyo mula sa buong deck na 52. I-tap ang mga iho-hold mong card, saka mag-draw: isang beses na papalitan ang iba, at ang huling hand mo ang babayaran. Kasama sa payout ang taya mo, at ang pinakamagandang hand lang ang binibilang.',
  videoLeft:
    'Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, lalaruin ito para sa iyo, hawak ang mga card na pinakamalaki ang bayad sa katagalan.',
  // jacks-or-better.ts
  jacksSummary:
    'Limang card, isang draw: ibinabalik ng pair ng jack ang taya mo, at {most} ng taya mo ang bayad ng royal flush.',
  jacksNote: 'Jack pataas ang pair na may bayad. Mas mataas ang ace sa king, o mas mababa sa deuce kapag straight.',
  // deuces-wild.ts
  deucesSummary:
    'Puwedeng maging kahit anong card ang bawat deuce. Ibinabalik ng three of a kind ang taya mo, at {fourDeuces} ng taya mo ang bayad ng apat na deuce.',
  deucesNote:
    'Laging pinakamagandang posibleng hand ang binubuo ng mga deuce. Pinakamalaki ang bayad ng royal flush na walang deuce.',
  // duels
  duelLeft:
    'Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, lalaruin nang walang ikalawang taya ang hand na dapat laruin, at ibabawas sa panalo nito ang magiging halaga ng tayang iyon. Ifo-fold ang ibang hand.',
  // caribbean-stud.ts
  caribbeanSummary:
    'Limang card mo laban sa lima ng dealer, isa roon ang nakabukas: mag-fold, o mag-raise nang doble ng ante mo.',
  raisePays: 'Bayad ng raise',
  caribbeanPayouts: 'Kasama sa payout ang raise. Kasinlaki ng bayad ng pair ang nanalong ace at king na walang pair.',
  caribbeanHowTo:
    'Ang ante ang taya mo. Makikita mo ang limang card mo at isa sa dealer. Mag-fold at mawala ang ante, o mag-raise nang doble ng ante mo. Saka bubuksan ang ibang card ng dealer.',
  caribbeanDealer:
    'Qualified ang dealer kapag ace at king o mas maganda. Kapag hindi qualified ang dealer, ×2 ang bayad ng ante mo at ibinabalik ang raise. Kapag qualified ang dealer, panalo ang mas mataas na hand: ×2 ang bayad ng ante mo at ayon sa table ang bayad ng raise. Kapag tabla ang mga hand, ibinabalik ang dalawang taya.',
  caribbeanBest:
    'Pinakamagandang laro: mag-raise kapag may pair o mas maganda, at mag-fold kapag mas mababa sa ace at king. Kapag ace at king, tingnan ang nakabukas na card ng dealer. Kung ace o king ito, mag-raise kung may queen o jack ka. Kung may ibang card ka na kapareho ng rank nito, mag-raise. Kung wala, mag-raise lang kapag may queen, at kung mas mababa ang nakabukas na card sa ikaapat na pinakamataas mo.',
  // tatlong-baraha.ts
  tatlongSummary:
    'Tatlong card mo laban sa tatlo ng dealer: tingnan ang sa iyo, saka mag-fold, o maglaro sa isa pang ganoong taya.',
  pairPlus: 'Pair plus',
  anteBonus: 'Ante bonus',
  tatlongHowTo:
    'Ang ante ang taya mo. Makikita mo ang tatlong card mo. Mag-fold at mawala ang ante, o mag-play, na isa pang ante ang halaga. Saka bubuksan ang mga card ng dealer.',
  tatlongDealer:
    'Qualified ang dealer kapag queen high o mas maganda. Kapag hindi qualified ang dealer, ×2 ang bayad ng ante mo at ibinabalik ang play bet. Kapag qualified ang dealer, panalo ang mas mataas na hand: ×2 ang bayad ng dalawang taya mo. Kapag tabla ang mga hand, ibinabalik ang dalawang taya.',
  tatlongBonus:
    'Binabayaran ang ante bonus para sa straight o mas maganda tuwing magpe-play ka, kahit sino ang manalo.',
  tatlongPairPlus:
    'Sa Pair plus, kalahati ng taya mo ang ante at kalahati ang taya sa sarili mong hand: may bayad ito mula pair pataas kapag nag-play ka.',
  tatlongRanking:
    'Mas mataas ang straight sa flush dito, at mas mataas sa dalawa ang three of a kind. Mas mataas ang ace sa king, o mas mababa sa deuce kapag straight. Pinakamagandang laro: mag-play kapag queen, six at four o mas maganda.',
  // pai-gow-manila.ts
  paiGowSummary: 'Hatiin ang pitong card sa 5-card hand at 2-card hand. Talunin ng dalawa ang mga hand ng dealer.',
  yourHands: 'Mga hand mo',
  bothHigher: 'Parehong mas mataas sa dealer',
  oneHigher: 'Isa ang mas mataas',
  noneHigher: 'Walang mas mataas',
  betReturned: '{multiplier}: ibinabalik ang taya mo',
  nothing: 'Wala',
  paiGowPayouts:
    'Kapag tabla ang isang hand sa dealer, panalo roon ang dealer. Even money ang bayad kapag panalo ang dalawa, bawas ang {percent}% commission.',
  paiGowHowTo:
    'Pitong card ang sa iyo at pito ang sa dealer, mula sa deck na 52 at isang joker. Pumili ng dalawa sa iyo; dapat mas mataas na hand ang natitirang lima. Binibilang ang dalawa bilang pair, o ayon sa mas mataas na card nila.',
  paiGowJoker:
    'Kinukumpleto ng joker ang straight o flush, at ace ito kung hindi. Limang ace ang pinakamataas na hand. Mas mataas ang ace sa king, o mas mababa sa deuce kapag straight, na pinakamababang straight naman.',
  paiGowLeft:
    'Laging House way ang ayos ng mga hand ng dealer, at puwede ring ganoon ang sa iyo. Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, iaayos ito sa House way at babayaran.',
  houseWay: 'House way',
  housePair:
    'Walang pair: nasa lima ang pinakamataas na card, at ang susunod na dalawa ang dalawa. Isang pair: nasa lima ito, at ang dalawang pinakamataas na iba ang dalawa.',
  houseTwoPairs:
    'Dalawang pair o higit pa: isang pair ang dalawa, ang pinakamataas na puwede, pero magkasama ang dalawang pair hanggang ten kapag may ace. Nasa lima ang three of a kind, pero isa sa tatlong ace ang napupunta sa dalawa. Buo ang straight o flush, kasama ang pinakamataas na dalawang puwede.',
  houseFour:
    'Four of a kind: magkasama hanggang six, at hinahati nang tigdalawa ang mas mataas. Kapag may ikalawang pair, isang pair ang dalawa.',
  // bente-uno.ts
  blackjackSummary:
    'Blackjack: lumapit sa 21 nang higit sa dealer, basta hindi lalampas. {pays} ng taya mo ang bayad ng ace na may kasamang ten.',
  blackjackResult: 'Hand mo',
  blackjackNatural: 'Blackjack: ace at ten',
  blackjackWon: 'Mas malapit sa 21, o bust ang dealer',
  blackjackPush: 'Push: pareho ang total',
  blackjackEvenMoney: 'Even money',
  blackjackInsurance: 'Insurance, kapag blackjack ang dealer',
  blackjackPayouts:
    'Kasama sa payout ang taya sa hand na iyon, kaya 3 to 2 ang panalo ng blackjack. Tinatalo ng blackjack ang lahat ng ibang 21. Bust at talo agad ang hand na lampas sa 21.',
  blackjackCards:
    'Kung ano ang numero ng card, iyon ang bilang nito. 10 ang jack, queen at king. 11 ang ace, o 1 kapag lalampas sa 21 ang 11; soft ang tawag sa hand na may ace na 11 ang bilang.',
  blackjackHowTo:
    'May dalawang card ka at dalawa ang dealer, at nakataob ang isa sa kanya. Sa Hit, kukuha ka ng card, kahit ilang beses. Sa Stand, hanggang doon na ang total mo. Kusang mag-i-stand ang hand mo sa 21.',
  blackjackMoves:
    'Sa Double, may dagdag na kasinlaking taya ang unang dalawang card mo, kukuha ka ng isa pang card at stand na. Sa Split, nagiging dalawang hand ang dalawang card na pareho ang bilang, may sariling taya at tig-isang bagong card; puwede pang mag-double pagkatapos. Isang split lang sa bawat round. Tig-isang card lang ang hinating ace, at hindi blackjack ang 21 pagkatapos ng split.',
  blackjackDealer:
    'Kumukuha ang dealer hanggang 16 at nag-i-stand sa lahat ng 17, pati soft. Kapag ace o ten ang nakabukas, sisilipin muna ng dealer ang nakataob: kapag blackjack, tapos na ang round bago ka pa makapagdagdag ng taya.',
  blackjackInsuring:
    'Kapag ace ang nakabukas sa dealer, kalahati ng taya mo ang halaga ng insurance, at 2 to 1 ang panalo nito kapag ten ang nakataob. {percent}% ang ibinabalik nito sa katagalan, mas mababa kaysa sa laro mismo, kaya hindi ito kinukuha sa pinakamagandang laro. Kung may blackjack ka, puwedeng even money: panalo agad na kasinlaki ng taya mo.',
  blackjackShoe:
    'Mula sa buong deck na 52 kinukuha ang bawat card, na parang shoe na hindi nauubos: hindi nababawasan ng mga card sa mesa ang tsansa ng iba, kaya walang dapat bilangin. Sa simula ng round kinukuha ang lahat ng card nito.',
  blackjackLeft:
    'Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, itutuloy ito para sa iyo ayon sa sheet sa ibaba, nang walang dagdag na taya: walang insurance, at hit o stand ang mga hand na dapat sanang i-double o i-split.',
  bestPlay: 'Ang pinakamagandang laro',
  blackjackBest:
    'Kapag sinunod ang sheet na ito at walang insurance, {percent}% ng lahat ng itinaya mo ang ibinabalik ng laro. Binilang iyan sa lahat ng posibleng round, hindi tinantiya: {cost}% ng unang taya mo ang karaniwang halaga nito, at walang ibang paraan na mas mura.',
  blackjackSheet:
    'Nakabukas na card ng dealer ang mga column. H: hit. S: stand. D: double, o hit kung hindi puwede. Ds: double, o stand kung hindi puwede. P: split.',
  withoutAce: 'Walang soft na ace',
  withAce: 'May soft na ace',
  pairs: 'Mga pair',
  yourTotal: 'Total',
  eightOrLess: '5–8',
  seventeenOrMore: '17–20',
  blackjackPairs:
    'Kapag gitling, at sa mga pair na wala sa listahan: huwag mag-split, at laruin ang total. 10 ang dalawang five, 20 ang dalawang ten. Hit ang mga ace na hindi na puwedeng i-split.',
  'advice.hit': 'H',
  'advice.stand': 'S',
  'advice.doubleOrHit': 'D',
  'advice.doubleOrStand': 'Ds',
  'advice.split': 'P',
  // pusoy/
  pusoySummary:
    'Ayusin ang 13 card sa tatlong hanay at kalabanin ang tatlong computer. Panalo ka sa duel kapag mas marami kang panalong hanay; {scoop} ang bayad kapag panalo ang tatlong hanay.',
  pusoyDuel: 'Isang duel',
  pusoyPaysOfThird: 'Bayad, ng ikatlong bahagi ng taya',
  pusoyScoop: 'Scoop: panalo ka sa tatlong hanay',
  pusoyWon: 'Mas marami kang panalo kaysa talong hanay',
  pusoyTied: 'Pantay ang panalo at talong hanay',
  pusoyLost: 'Mas marami kang talo kaysa panalong hanay',
  pusoyBet:
    'Binabayaran ang taya mo pagka-deal, at iyon lang ang puwedeng matalo. Ikatlong bahagi nito ang nasa bawat isa sa tatlong duel. Kasama sa payout ang bahaging iyon.',
  pusoySpecialHands: 'Mga special hand',
  pusoyYourThirteen: 'Ang 13 card mo',
  pusoyPaysOfBet: 'Bayad, ng taya mo',
  pusoyDragon: 'Dragon: lahat ng 13 rank, mula deuce hanggang ace',
  pusoySixPairs: 'Anim na pair at isa pang card',
  pusoyThreeFlushes: 'Tatlong flush: 5, 5 at 3 card na tig-iisang suit',
  pusoySpecialPaid:
    'Dagdag sa mga duel ang bayad ng special hand, kahit paano mo ayusin ang mga card. Dalawang pair ang bilang ng four of a kind. Kapag higit sa isa ang special hand mo, ang pinakamataas lang sa table ang binabayaran.',
  pusoyDeal:
    'Ipinamimigay ang buong deck na 52 sa simula ng round: 13 card sa iyo at 13 sa bawat kalaban. Walang magbabago sa mga card kahit ano ang gawin mo pagkatapos.',
  pusoyRows:
    'Limang card sa likod, lima sa gitna at tatlo sa harap. Dapat hindi mas mababa ang likod sa gitna, at ang gitna sa harap. Foul ang iba, at hindi ito tinatanggap ng laro.',
  pusoyRanking:
    'Mga poker hand ang mga hanay. Mas mataas ang ace sa king, o mas mababa sa deuce kapag straight, na pinakamababang straight naman. Pair, three of a kind at high card lang ang bilang sa harap, hindi straight o flush. Hindi kailanman suit ang nagpapasya.',
  pusoyDuels:
    'Ikinukumpara ang likod mo sa likod ng bawat kalaban, pagkatapos ang gitna sa gitna at ang harap sa harap. Panalo sa hanay ang mas mataas na hand. Kapag pareho, walang panalo.',
  pusoyComputers:
    'Mga computer ang kalaban mo. May sariling card ang bawat isa, hindi nito nakikita ang sa iyo, at laging Ayusin para sa akin ang gamit nito.',
  pusoyLeft:
    'Hindi kailangang magmadali. Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, iaayos ang mga card mo sa Ayusin para sa akin at babayaran ang round.',
  pusoyArrange: 'Ayusin para sa akin',
  pusoyBest:
    'Sinusubukan nito ang lahat ng 72,072 paraan ng pag-ayos at inaalis ang mga foul. Sa bawat hanay, tinitingnan nito kung ilan sa 200 karaniwang hand ang tinatalo nito, at kinukuha ang paraang may pinakamalaking karaniwang bayad. Kapag pantay ang dalawa, ang mas mataas na likod ang pasya, pagkatapos ang gitna, pagkatapos ang harap.',
  pusoyTable:
    'Nakalathala kasama ng laro ang 200 karaniwang hand ng bawat hanay, kaya masusuri mo ang bawat pasya. Sinukat sa Ayusin para sa akin ang return na nakasulat sa larong ito; puwedeng mas mahusay o hindi ang sarili mong ayos.',
})
