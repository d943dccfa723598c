import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // index-page.ts
  games: 'Mga laro',
  gamesLead: 'Sa lobby nabubuksan ang mga larong ito, para sa pera o bilang demo.',
  checkARound: 'I-check ang isang round',
  jackpots: 'Mga jackpot',
  gameFacts: 'Ibinabalik: {percent}% o higit pa · pinakamataas na panalo: {most} ng taya mo',
  // jackpots-page.ts
  jackpotsLead:
    'Public ang hash ng bawat seed mula sa unang taya. Kapag napanalunan ang jackpot, makikita rito ang seed nito. I-copy ang text sa ibaba nito sa {checker} para ikaw mismo ang mag-compute ng panalong halaga at kung saan tumigil ang wheel.',
  jackpotNow: '{amount} ngayon · dapat mapanalunan bago umabot sa {dropBy}',
  jackpotWheel:
    'Pinaiikot ng nanalo ang wheel na may {count} segment na pare-pareho ang chance, para sa isang bahagi: {odds}. Mananatili ang natira.',
  jackpotWheelOdds: '{percent}% sa {segments}',
  hashOfSeed: 'Hash ng seed',
  notWonYet: 'Hindi pa napapanalunan.',
  lastWon: 'Huling napanalunan: {amount} noong {date}',
  // verify-page.ts
  checkLead:
    'Sa laro, buksan ang Fairness, magpalit ng seeds, at i-copy ang isang round. I-paste ito rito: lalaruin ulit ng page ang round mula sa seeds nito at ikukumpara ang bawat bunot, ang screen, at ang panalo. Wala itong kinokontak: i-save, patayin ang network, at gagana pa rin. Para sa Node, i-download ang {program}.',
  checkJackpots: 'Nasa page na {jackpots} ang seed ng mga napanalunang jackpot.',
  roundAsCopied: 'Ang round na kinopya mo',
  tablesOfGames: 'Mga table ng bawat laro, kasama ang hash',
  returnsOfGames: 'Return ng bawat paraan ng paglaro, pati standard deviation',
  tablesLead:
    'Nasa bawat file ang pinagmumulan ng return ng laro: mga reel, mga weight, lakas ng mga team, at bawat resulta na may chance kung nabilang ang lahat. Iisa ang hash ng bawat version ng laro. Pareho ang ipi-print ng na-download na program gamit ang --tables at ang pangalan ng file.',
  game: 'Laro',
  version: 'Version',
  hashOfTables: 'SHA-256 ng mga table',
  check: 'I-check',
  draw: 'Bunot',
  outOf: 'Mula sa',
  workedOut: 'Na-compute',
  recorded: 'Naka-record',
  proofHolds: 'Tama: tugma ang seed sa hash nito, at galing sa seeds ang lahat ng {draws} bunot.',
  roundRight:
    'Tama: tugma ang seed sa hash nito, galing sa seeds ang lahat ng {draws} bunot, pareho ang screen, at {win} ang bayad ng round.',
  roundVoided:
    'Tama: tugma ang seed sa hash nito, galing sa seeds ang lahat ng {draws} bunot, at pareho ang screen. Na-void ang round at ibinalik ang taya.',
  screenDiffers: 'Iba ang naka-record na screen sa nabuo ng mga bunot.',
  winDiffers: 'Sa paglalaro ulit, {worked} ang bayad ng round. {recorded} ang naka-record.',
  moveImpossible: 'Hindi pinapayagan ng rules ang mga naka-record na galaw.',
  versionDiffers:
    'Version {played} ng rules ang nagpasya sa round na ito. Version {present} ang alam ng page na ito: gamitin ang page o program na na-save noon.',
  gameUnknown: 'Hindi alam ng page na ito ang laro.',
  stepShown: 'Screen pagkatapos ng step {step}',
  seedDiffers: 'Hindi tugma ang seed sa hash. {hash} ang hash ng seed na ito.',
  chainDiffers: 'Wala ang seed sa chain na inanunsyo para sa araw nito. Ang hash na {hash} ang kinalabasan nito.',
  drawsDiffer: 'Mga bunot na hindi galing sa seeds: {draws}.',
  notARound: 'Hindi ito round na kinopya mula sa laro. Kopyahin ang buong text at subukan ulit.',
})
