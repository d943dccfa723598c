import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // define-shooter.ts
  howToPlay: 'Paano maglaro',
  aim: 'I-tap kung saan mo gustong tumira: isang tap, isang tira. Ang level ng kanyon mo ang presyo ng tira, at minumultiply nito ang bayad ng isda. Sa keyboard, umasinta gamit ang left at right arrow at tumira gamit ang Space.',
  paidByHit: 'Binabayaran mo ang tira kapag tumama ito sa isda. Libre ang tirang walang tinamaan.',
  theFish: 'Ang mga isda',
  captureRule:
    'Ang studio ang nagpapasya kung mahuhuli ang isdang tinamaan. Ang chance ay {percent}% na hinati sa average na bayad ng isda, kaya eksaktong {percent}% ng mga tirang tumama ang ibinabalik ng bawat isda, sa bawat level. Walang epekto ang mga naunang tira.',
  fish: 'Isda',
  pays: 'Bayad',
  chanceToCatch: 'Chance na mahuli',
  percentOf: '{percent}%',
  theCatch: 'Ang dala ng huli',
  catchRule: 'Kapag nahuli ang isa sa mga isdang ito, ikalawang bunot ang magpapasya kung ano ang dala nito:',
  brings: 'Dala',
  chance: 'Chance',
  chanceOf: '{weight} sa {sum}',
  connection: 'Kapag nawala ang connection',
  volleys:
    'Ipinapadala sa studio ang mga tama nang hanggang {shots} sabay-sabay, hanggang {perSecond} tira bawat segundo. Pasok at babayaran ang umabot sa studio, kahit hindi mo makita ang sagot. Libre ang mga tirang hindi umabot at ang mga nasa tubig pa.',
  // catch.ts
  timesTo: '{least} hanggang {most}',
  timesByStages: '{least} hanggang {most}, ayon sa stage',
  smallFish: '{count} maliliit na isda',
  // dagat-hunter.ts
  dagatSummary: 'Lumalangoy ang mga isda ng Visayas: tumira, at may bayad ang bawat isdang mahuli mo.',
  dagatChains:
    'Nagsasama ng maliliit na isda ang lightning dikya at bomb butete kapag nahuli mo, at bayad nila ang kabuuang bayad ng mga iyon. Ang maliliit na isda ay {small}, at pare-pareho ang chance.',
  fishPays: '{name} {multiplier}',
  lightningPays: 'Isinasama ng kidlat nito ang {least} hanggang {most} maliliit na isda, at bayad lahat',
  bombPays: 'Sumasabog ito at isinasama ang {least} hanggang {most} maliliit na isda',
  // coral-kingdom.ts
  coralSummary:
    'Ang bahura ng pawikang may korona: may sariling premyo ang bawat huli, at ayon sa stage ang bayad ng reyna.',
  coralPrizes:
    'Binubunot ang bayad ng isda kapag nahuli mo ito, sa saklaw na nasa listahan. Nasa table sa ibaba ang chance ng bawat premyo.',
  coralQueen:
    'May {stages} stage ang laban kay Reyna Pawikan: {prizes}. Binabasag ng tirang nakahuli sa kanya ang unang stage, at isa sa dalawa ang chance na mabasag din ng bawat nabasag na stage ang susunod. Bayad niya ang huling stage na nabasag.',
  // fish
  'fish.palata': 'Palata',
  'fish.clownfish': 'Clownfish',
  'fish.seahorse': 'Seahorse',
  'fish.parrotfish': 'Parrotfish',
  'fish.lionfish': 'Lionfish',
  'fish.octopus': 'Octopus',
  'fish.clam': 'Pearl clam',
  'fish.reyna': 'Reyna Pawikan',
  'fish.dilis': 'Dilis',
  'fish.tamban': 'Tamban',
  'fish.bisugo': 'Bisugo',
  'fish.dalagang-bukid': 'Dalagang bukid',
  'fish.lapu-lapu': 'Lapu-lapu',
  'fish.pusit': 'Pusit',
  'fish.pagi': 'Pagi',
  'fish.tanigue': 'Tanigue',
  'fish.dikya': 'Lightning dikya',
  'fish.butete': 'Bomb butete',
  'fish.pating': 'Pating',
})
