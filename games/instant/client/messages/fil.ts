import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // barrio-bingo-scene.ts
  called: 'Tinawag',
  lines: 'Linya',
  pays: 'Bayad',
  newCard: 'Bagong card',
  cardComes: 'Bubunutin ang mga numero mo pagtaya',
  linesMade: '{count} linya.',
  // fiesta-scratch-scene.ts
  matchThree: '3 magkapareho',
  buyTicket: 'Bumili ng ticket',
  noMatch: 'Walang tatlong magkapareho.',
  threeMatched: 'Tatlong magkapareho: {symbol}.',
  revealAll: 'Ipakita lahat',
  fiesta: 'Fiesta',
  // hari-reyna-scene.ts
  deal: 'Deal',
  higherOrLower: 'Mataas o mababa?',
  collect: 'Kunin',
  cardIs: '{rank} ang card.',
  correct: 'Tama',
  notThisTime: 'Hindi ngayon',
  same: 'Pareho',
  different: 'Iba',
  higherOrSame: '▲ Mataas o pareho',
  lowerOrSame: '▼ Mababa o pareho',
  // ikot-fiesta-scene.ts
  spin: 'Spin',
  wheelStopped: 'Huminto ang wheel sa {picture}.',
  picturePays: '{picture}, bayad {multiplier}',
  // jeepney-roll-scene.ts
  start: 'Simula',
  end: 'Dulo',
  waitAt: 'Abangan sa',
  chance: 'Chance',
  chancePercent: '{percent}%',
  possibleWin: 'Posibleng panalo',
  drive: 'Biyahe',
  jeepneyStopped: 'Huminto ang jeepney sa kilometro {kilometre}.',
  // kara-krus-scene.ts
  chanceOf: '{wins} sa {of}',
  yourRow: 'Sa iyo',
  houseRow: 'House',
  toss: 'Ihagis',
  yourRowCameFirst: '{tosses}. Naunang lumabas ang hilera mo.',
  houseRowCameFirst: '{tosses}. Naunang lumabas ang hilera ng house.',
  flipCoin: '{row}, barya {number}: {side}. I-tap para baligtarin.',
  // kara-trail.ts
  tapToFlip: 'I-tap ang barya para baligtarin',
  // lava-steps-scene.ts
  lavaStones: 'Lava',
  goldStones: 'Ginto',
  now: 'Ngayon',
  next: 'Susunod',
  enterCrater: 'Pumasok sa crater',
  stonesOpened: '{opened} sa {total}',
  chooseStone: 'Pumili ng bato',
  takeGold: 'Kunin ang ginto',
  foundGold: 'Ginto.',
  foundLava: 'Lava.',
  stone: 'Bato {number}',
  // perya-drop-scene.ts
  rows: 'Hilera',
  risk: 'Risk',
  riskLow: 'mababa',
  riskMedium: 'katamtaman',
  riskHigh: 'mataas',
  drop: 'Ihulog',
  ballLanded: 'Bumagsak ang bola sa {multiplier}.',
  // result-chips.ts
  lastResults: 'Mga huling resulta',
  resultAgain: '{result}. Panooring muli ang round na ito.',
  // scratch-foil.ts
  scratchHere: 'Kaskasin dito',
  // tala-keno-scene.ts
  clear: 'I-clear',
  luckyPick: 'Lucky pick',
  yourStars: 'Stars mo',
  lit: 'Umilaw',
  starsChosen: '{chosen} sa {most}',
  chooseStars: 'Pumili ng stars',
  lightSky: 'Pailawin ang langit',
  starsLit: '{count} sa stars mo ang umilaw.',
  hitsLit: '{hits} ilaw',
})
