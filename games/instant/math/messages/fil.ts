import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  howToPlay: 'Paano maglaro',
  payouts: 'Mga payout',
  pays: 'Bayad',
  picture: 'Larawan',
  chance: 'Chance',
  chancePercent: '{percent}%',
  shareOf: '{part} sa {whole}',
  // barrio-bingo.ts
  bingoSummary: 'May bago kang card, at {called} sa {balls} bola ang tinatawag. Binibilang ang bawat buong linya.',
  bingoCard: 'Limang column ang card: B 1–15, I 16–30, N 31–45, G 46–60, O 61–75. Libre ang gitna.',
  bingoLines:
    'Linya ang mga row, mga column at ang dalawang diagonal, {lines} lahat-lahat. Binibilang ang mga linya mo pagkatapos ng huling bola.',
  lines: 'Linya',
  linesOrMore: '{lines} o higit pa',
  linesTo: '{least} hanggang {most}',
  // fiesta-scratch.ts
  scratchSummary: 'Kaskasin ang {fields} parte. Panalo mo ang premyo ng tatlong magkaparehong larawan.',
  scratchHowTo:
    'Kaskasin gamit ang daliri o mouse, o ipakita lahat nang sabay. Binubunot ang ticket mo bago ka magkaskas, palaging mula sa buong pool: hindi nauubos ang mga ticket.',
  scratchPool: 'Ang pool na {tickets} ticket',
  tickets: 'Mga ticket',
  // hari-reyna.ts
  hariSummary: 'Mas mataas ba o mas mababa ang susunod na card? Pinalalaki ng bawat tamang hula ang puwede mong kunin.',
  hariCards:
    'Pinakamababa ang ace at pinakamataas ang king. Tama rin ang card na kapareho ng rank. Walang mas mababa sa ace o mas mataas sa king, kaya Pareho o Iba ang hula roon.',
  hariCollect:
    'Binubunot ang bawat card mula sa buong deck, kaya walang epekto ang mga card sa table. Kunin ang panalo mo pagkatapos ng kahit anong tamang hula. Mula {most} ng taya mo, kukunin na ito para sa iyo.',
  hariLeft:
    'Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, ibabayad sa iyo ang puwede mo sanang nakuha, o ibabalik ang taya mo kung hindi ka pa nanghula.',
  hariPayouts: 'Bayad ng tamang hula',
  hariMultiplies:
    'Nasa table ang bayad ng unang tamang hula. Minumultiply ito ng bawat susunod ng {ranks} na hinati sa dami ng rank na nagpapatama sa hula: kapag 6 na rank ang nagpapatama, {ranks}/6 ang multiplier. Ibinababa sa pinakamalapit na ×0.01 ang puwede mong kunin. Isang beses lang kinukuha ang parte ng house na {percent}%, hindi sa bawat hula.',
  card: 'Card',
  higherOrSame: 'Mataas o pareho',
  lowerOrSame: 'Mababa o pareho',
  paysSame: '{multiplier} pareho',
  paysDifferent: '{multiplier} iba',
  // ikot-fiesta.ts
  ikotSummary: 'Pumili ng larawan at mag-spin. Panalo ka kapag doon huminto ang wheel.',
  ikotSlots: 'May {slots} slot ang wheel, at pare-pareho ang chance.',
  slots: 'Mga slot',
  // jeepney-roll.ts
  rollSummary: 'Pumili ng bahagi ng kalsada. Panalo ka kapag doon huminto ang jeepney.',
  rollStretch:
    '100 kilometro ang haba ng kalsada. Sakop ng bahagi mo ang {least}% hanggang {most}% nito: igalaw ang slider para humaba o umikli ito, at piliin kung nasa aling dulo ng kalsada.',
  rollStop:
    'Humihinto ang jeepney sa kahit anong ikasandaang bahagi ng kilometro mula 0.00 hanggang 99.99, at pare-pareho ang chance. Mas madalas manalo ang mas mahabang bahagi, at mas maliit ang bayad.',
  // kara-krus.ts
  karaSummary:
    'Paulit-ulit na inihahagis ang isang barya. Panalo ka kapag naunang lumabas ang hilera mong tatlo kaysa sa hilera ng house.',
  karaRows:
    'Pumili ng tatlong mukha para sa hilera mo at tatlo para sa hilera ng house. I-tap ang barya para baligtarin. Hindi puwedeng magkapareho ang dalawang hilera.',
  karaCoin:
    'Ulo ang kara at buntot ang krus: kalahati ng mga hagis ang bawat isa, anuman ang lumabas bago ito. Inihahagis ang barya hanggang tumugma ang huling tatlong hagis sa isa sa mga hilera.',
  karaOrder:
    'Hindi pantay ang mga hilera: depende sa pagsunod-sunod nila kung alin ang mauuna. May ibang hilera na mas malamang na mauna sa bawat isa.',
  karaPairs: 'Halos pareho ang ibinabalik ng lahat ng {pairs} pares ng hilera. Isa sa bawat uri:',
  yours: 'Sa iyo',
  house: 'House',
  youWin: 'Panalo mo',
  // lava-steps.ts
  lavaSummary:
    'Tawirin ang crater: pinalalaki ng bawat ligtas na bato ang puwede mong kunin, at tinatapos ito ng isang batong may lava.',
  lavaStones:
    'Sa {stones} bato, kasindami ng pinili mo ang may lava. Nakaayos na ang mga ito bago ang unang hakbang mo at hindi na gumagalaw.',
  lavaSteps:
    'Tumapak sa isang bato. Kapag ligtas, may ginto ka at mas malaki ang puwede mong kunin. Kunin ang ginto kahit kailan, o tumuloy. Kapag lava ang natapakan mo, talo ang round.',
  lavaEnds:
    'Kusang natatapos at nagbabayad ang round kapag nahanap mo na ang lahat ng ligtas na bato, o kapag lalampas sa {most} ng taya mo ang bayad ng isa pa.',
  lavaLeft:
    'Kapag umalis ka sa gitna ng round, naka-save ito. Pagkalipas ng 24 oras, ibabayad sa iyo ang puwede mo sanang nakuha, o ibabalik ang taya mo kung hindi ka pa humakbang.',
  lava: 'Lava',
  safeStones: '{stones} ligtas',
  // perya-drop.ts
  dropSummary: 'Maghulog ng bola sa mga peg. Ang slot na mahuhulugan nito ang bayad.',
  dropHowTo:
    'Piliin kung ilang hilera ng peg at kung gaano kalaki ang risk. Sa bawat peg, sa kaliwa o kanan pupunta ang bola, pareho ang chance.',
  dropRisk:
    'Mas malaki ang bayad sa mga gilid at mas maliit sa gitna, kung saan bumabagsak ang karamihan, kapag mas maraming hilera at mas malaki ang risk.',
  dropTable: '{rows} hilera, mula gilid hanggang gitna',
  risk: 'Risk',
  'risk.low': 'mababa',
  'risk.medium': 'katamtaman',
  'risk.high': 'mataas',
  middle: 'gitna',
  // tala-keno.ts
  kenoSummary:
    'Pumili ng hanggang {picks} stars. {drawn} sa {stars} ang iilaw: mas maraming sa iyo ang umilaw, mas malaki ang panalo.',
  kenoHowTo:
    'I-tap ang 1 hanggang {picks} stars, o gamitin ang Lucky pick. Pare-pareho ang chance na umilaw ng lahat ng stars.',
  stars: 'Stars',
  hitsLit: '{hits} ilaw',
  // pictures
  'picture.banderitas': 'banderitas',
  'picture.kalesa': 'kalesa',
  'picture.salakot': 'salakot',
  'picture.tarsier': 'tarsier',
  'picture.pearl': 'perlas',
  'picture.araw': 'araw',
  'picture.buwan': 'buwan',
  'picture.lechon': 'lechon',
  'picture.parol': 'parol',
  'picture.guitar': 'gitara',
  'picture.mask': 'maskara',
  'picture.drum': 'tambol',
  'picture.mango': 'mangga',
  'picture.fan': 'pamaypay',
  'picture.flower': 'bulaklak',
})
