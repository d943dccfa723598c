import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // shooter-help.ts
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
  hold: 'I-hold ang daliri, ang Tira button o ang Space para tuloy-tuloy ang tira. Hihinto ito kapag binitawan mo, kapag hindi tinanggap ang bet, kapag kulang ang balance mo para sa tira, at kapag umalis ka sa page.',
  lock: 'I-tap ang isda para i-lock ito: susundan ito ng mga tira mo, lampas sa ibang isda, hanggang mahuli o makaalis. I-tap ang tubig para i-unlock. Sa keyboard, L ang nagla-lock sa susunod na isda at Escape ang nag-a-unlock.',
  theWeapons: 'Ang mga sandata',
  weaponRule:
    'Minumultiply ng sandata ang presyo ng tira, ang chance na makahuli, at ang bayad ng huli. Laging chance times bayad ang presyo, kaya pare-parehong {percent}% ang ibinabalik ng bawat sandata. Pumili gamit ang 1, 2 at 3.',
  weapon: 'Sandata',
  costsOfLevel: 'Presyo ng tira',
  chanceTimes: 'Chance',
  paysTimes: 'Bayad',
  'weapon.cannon': 'Kanyon',
  'weapon.harpoon': 'Salapang',
  'weapon.torpedo': 'Torpedo',
  theBoss: 'Ang boss',
  bossRule:
    'Dumarating si {name} tuwing {minutes} minuto ayon sa orasan, sa :00, :03, :06 at tuloy-tuloy, at {seconds} segundo siyang nananatili. Walang binabago ang oras sa chance o bayad sa mga table sa itaas.',
  theTable: 'Apat sa isang mesa',
  seats:
    'Hanggang apat na player ang magkakasama sa isang dagat at iisang mga isda ang nakikita. Bakante ang upuan hanggang may totoong player na umupo. Makikita mo ang tira ng iba kapag napagpasyahan na ito ng studio, na pinaikli ang pangalan. Hindi ipinapakita ang mga player na nagtatago ng pangalan sa mga listahan.',
  ownShots:
    'Hiwalay ang bunot ng bawat tira. Walang binabago sa chance mo ang tira ng iba, at kung dalawang player ang makahuli sa iisang isda, pareho silang babayaran.',
  seatKept:
    'Kapag nawala ang connection mo, 20 segundo naka-reserve ang upuan mo. May sariling mga mesa ang mga naka-demo.',
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
  'fish.bakunawa': 'Bakunawa',
})
