import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Mga tournament',
  // tournament-rule.ts
  howToPlay: 'Paano sumali',
  enter:
    'Sumali sa tournament at maglaro gaya ng gusto mo. Bilang ang mga unang round mo rito: ang mga sinimulan mo pagkatapos sumali at natapos bago ito magsara. Hindi bilang ang libreng round.',
  oncePerPerson:
    'Isang beses lang makakasali ang bawat tao. Iisa ang turing sa mga account na pareho ang device, dokumento o bank account.',
  replays:
    'Bilang lang ang mga larong napapanood ulit ang round. Mapapanood ulit ng lahat ang bawat binilang na round, na naka-mask ang pangalan mo.',
  voidedRound: 'Kapag na-void ng laro ang round, hindi ito bilang at papalit ang susunod mong round.',
  pointsBack:
    'Kapag itinigil namin ang tournament, walang mananalo at ibabalik sa lahat ang points na ibinayad sa pagsali.',
  breaks:
    'Kapag nagpahinga ka o nag-exclude ng sarili, aalis ka sa tournament, hindi ipapakita ang pangalan mo, at ibabalik ang points mo.',
  scheduleHeading: 'Mga tournament',
  tournament: 'Tournament',
  opens: 'Bukas',
  lasts: 'Tagal',
  games: 'Mga laro',
  slots: 'Slots',
  fish: 'Fish',
  instantGames: 'Instant games',
  bingo: 'Barrio Bingo',
  counts: 'Ano ang bilang',
  bet: 'Taya',
  entry: 'Pagsali',
  everyDayAt: 'Araw-araw, {time}',
  weeklyAt: '{day}, {time}',
  minutes: '{count} minuto',
  hours: '{count} oras',
  bestMultipleOf: 'Pinakamataas na multiple sa {count} round',
  bestTotalOf: 'Kabuuang panalo sa {count} round',
  betFrom: '{amount} o higit pa',
  betExactly: 'Saktong {amount}',
  free: 'Libre',
  points: '{count} points',
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miyerkules',
  thursday: 'Huwebes',
  friday: 'Biyernes',
  saturday: 'Sabado',
  sunday: 'Linggo',
  ranking: 'Ranking',
  rankedBy:
    'Ang multiple ay panalo na hinati sa taya, pababa sa apat na decimal. Ang kabuuan ay lahat ng napanalunan ng mga binilang na round, na iisa ang taya. Walang epekto kung magkano ang kabuuang taya mo o ang talo mo.',
  ties: 'Kapag magkapareho ang score, nauuna ang mas maagang nakaabot nito. Kapag sa iisang millisecond naabot, nauuna ang player na unang sumali.',
  noScore: 'Kailangan ng score na higit sa zero para ma-rank.',
  prizesHeading: 'Mga premyo',
  place: 'Pwesto',
  prize: 'Premyo',
  placeRange: '{first} hanggang {last}',
  paid: 'Papasok sa balance mo ang premyo ilang minuto pagkatapos, at sa inbox mo ang resulta. Kailangan ng premyo ng {times}× playthrough bago mo ma-withdraw.',
  noPlaythrough:
    'Papasok sa balance mo ang premyo ilang minuto pagkatapos, at sa inbox mo ang resulta. Walang playthrough.',
  fairness: 'I-check mo mismo',
  table:
    'Public ang final table na may bawat binilang na round. I-download ito kasama ang script namin, na walang kailangan mula sa amin, at kuwentahin ulit ang lahat ng pwesto at premyo.',
  // enter-tournament.ts
  notOpen: 'Walang bukas na tournament dito. Bumalik ka na lang mamaya.',
  alreadyEntered: 'Nakasali ka na sa tournament na ito, o ang account na kapareho mo ng device o detalye.',
  notEnoughPoints: 'Kulang ang points mo para sumali. Walang points na nabawas.',
  restricted:
    'Hindi ka makakasali sa tournament habang nagpapahinga o naka-exclude, o isang araw matapos ito o kapag naabot mo ang isang limit.',
  // watch-tournament-round.ts
  roundNotShown: 'Hindi maipakita ang round na ito.',
  // letters
  wonTitle: 'Nanalo ka sa {name}',
  wonBody: 'Pang-{place} ka sa {of} at nanalo ng {amount}. Nasa balance mo na ito.',
  resultTitle: 'Resulta mo sa {name}',
  resultBody: 'Pang-{place} ka sa {of}. Walang premyo ang pwestong ito.',
  resultHow: 'Nasa page ng tournament ang final table na may lahat ng binilang na round.',
  stoppedTitle: 'Itinigil ang {name}',
  stoppedBody: 'Itinigil namin ang tournament na ito, kaya walang mananalo ng premyo.',
  stoppedPoints: 'Ibinalik na ang points na ibinayad mo sa pagsali.',
})
