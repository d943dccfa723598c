import { list, note, paragraph, section, steps, table } from '../../../blocks.ts'

/** Closing, balances, responsibility, complaints, changes and law. */
export const endingAndLaw = [
  section(
    'excluded-and-ineligible-balances',
    'Balance ng mga naka-exclude at hindi puwedeng maglaro',
    note(
      'Ayon sa mga patakaran sa gaming ng Pilipinas, mapo-forfeit ang pondo ng mga hindi puwedeng maglaro.',
      'Hindi kami kailanman awtomatikong nagpo-forfeit, at hindi namin itinatago bilang kita ang na-forfeit na pera.',
    ),
    table({
      caption: 'Ano ang mangyayari sa balance',
      head: ['Sitwasyon', 'Ano ang mangyayari sa balance mo'],
      rows: [
        ['Limit o pahinga (break)', 'Mananatili ito, at ibabayad namin kapag hiniling mo.'],
        [
          'Self-exclusion, o exclusion ng pamilya o namin',
          'Tatapusin ang mga bukas na round at iki-credit ang mga panalo. Pagkatapos ay ibabayad namin ang balance mo, kahit hindi mo natapos ang playthrough dahil sa exclusion. Matatapos ang bonus na hindi pa nakukuha.',
        ],
        ['Suspensyon', 'Mananatili itong nakatala bilang sa iyo hanggang mapagpasyahan ang kaso.'],
        [
          'Hindi puwedeng maglaro, pagkatapos ng review at apela',
          'Ibibigay namin ang bahaging iniaatas ng batas o ng regulator na i-forfeit, ayon sa utos nila. Ibabalik ang lahat ng iba pa sa account na nasa sarili mong pangalan.',
        ],
        [
          'Pandaraya o abuso, pagkatapos ng review at apela',
          'Puwedeng bawiin ang mga panalo at bonus na nakuha sa ganitong paraan. Ibabalik ang sarili mong mga deposit, bawas ang natalo mo sa paglalaro.',
        ],
        ['Utos ng korte o awtoridad', 'Susundin namin ang utos hangga’t may bisa ito.'],
        ['Isinara mo ang account mo', 'Ibabayad namin ito sa iyo.'],
        [
          'Pagkamatay ng player',
          'Ibabayad namin ito sa mga tagapagmana o sa estate kapag naipakita ang mga dokumentong hinihingi ng batas.',
        ],
      ],
    }),
    paragraph('Bago ma-forfeit ang anumang pondo ng hindi puwedeng maglaro:'),
    steps(
      'Sasabihin namin sa iyo nang nakasulat kung aling patakaran ang pinag-uusapan at ano ang ebidensya.',
      'May 15 araw ka para sumagot at ipakitang mali ang ebidensya.',
      'Tao ang magpapasya at magbibigay ng mga dahilan. Puwede kang umapela, gaya ng nasa “Suspensyon”.',
      'Ang halaga lang na iniaatas ng probisyon ng batas o direktiba ng regulator ang mapo-forfeit, at sasabihin namin sa iyo kung alin.',
      'Puwede mong dalhin ang usapin sa regulator at sa mga korte.',
    ),
  ),
  section(
    'anti-money-laundering',
    'Anti-money laundering',
    paragraph(
      'Ang mga casino, kasama ang mga internet casino, ay covered person sa ilalim ng Anti-Money Laundering Act (Republic Act 9160, na inamyendahan, kasama ng Republic Act 10927).',
      'Kaya kinikilala namin ang mga player, minomonitor ang mga transaksyon, nagtatago ng records nang hindi bababa sa limang taon, at inirereport ang mga covered at suspicious transaction sa Anti-Money Laundering Council.',
    ),
    paragraph(
      'Puwede naming itanong kung saan galing ang pera, i-hold ang transaksyon hangga’t hinihingi ng batas, at tanggihan ang transaksyong walang malinaw na paliwanag.',
      'Bawal sa batas na sabihin namin kaninuman, kasama ka, kung may ginawang report.',
    ),
  ),
  section(
    'closing-your-account',
    'Pagsasara ng account mo',
    paragraph(
      'Puwede mong isara ang account mo anumang oras sa [profile](/profile/info) mo, sa chat o sa pagsulat sa [{supportEmail}](mailto:{supportEmail}).',
      'Sa profile mo, magagawa mo ito kapag na-withdraw mo na ang balance mo at walang round, deposit o withdrawal na pinoproseso. Sa chat o sa pagsulat, ibabayad namin ang balance mo at isasara namin ang account para sa iyo.',
      'Itatago namin ang records na hinihingi ng batas na itago namin.',
      'Kung gusto mo itong isara dahil sa pagsusugal, self-exclusion ang piliin mo. Puwedeng buksan ulit ang saradong account kapag hiniling; ang naka-exclude na account ay mabubuksan lang ulit kapag tapos na ang panahon ng exclusion.',
    ),
    paragraph(
      'Walang bayad ang account na hindi ginagamit. Wala kaming inactivity fee, at sa iyo pa rin ang balance.',
      'Puwede naming tapusin ang kasunduang ito nang may 30 araw na abiso at ibabayad ang balance mo. Puwede naming tapusin agad ito dahil sa malubhang paglabag sa “Ano ang hindi pinapayagan”.',
    ),
  ),
  section(
    'personal-data-and-messages',
    'Personal data at mga mensahe',
    paragraph(
      'Ipinapaliwanag ng [Patakaran sa Privacy](/privacy-policy) kung paano namin ginagamit ang data mo.',
      'Ipinapadala namin ang mga mensaheng kailangan ng account mo (mga code, resibo, abiso sa seguridad, pagbabago sa mga tuntuning ito) sa mobile number o in-app inbox mo.',
      'Nagpapadala lang kami ng ads kung pumayag ka at sa mga channel lang na pinayagan mo. Titigil kami kapag sinabi mo o kapag na-exclude ka.',
    ),
  ),
  section(
    'software',
    'Ang app at ang laman nito',
    paragraph(
      'Puwede mong gamitin ang app at website para sa sarili mong paglalaro.',
      'Pag-aari namin o ng mga nagbigay ng lisensya sa amin ang mga pangalan, artwork, laro at teksto.',
      'Puwede mong gamitin ang mga bahaging nasa open-source licence ayon sa pinapayagan ng lisensyang iyon.',
      'Kunin lang ang app sa sarili naming website o sa store na pinangalanan namin.',
    ),
  ),
  section(
    'availability',
    'Maintenance at mga aberya',
    paragraph(
      'Sinisikap naming laging magamit ang serbisyo, pero hindi namin maipapangakong palagi itong magagamit.',
      'Iniaanunsyo namin ang nakaplanong maintenance. Kung hindi gumagana ang payment method o laro, isinasara namin ito bago ka makapaglagay ng pera.',
      'Kung matagal na hindi magamit ang serbisyo, pinahahaba namin ang mga deadline ng promo na hindi mo naabot dahil dito.',
    ),
  ),
  section(
    'our-responsibility',
    'Ang pananagutan namin',
    list(
      'Utang namin sa iyo ang buong balance na nasa account mo. Wala sa mga limit sa ibaba ang umiiral dito.',
      'Hindi pinsala ang mga tayang natalo sa round na sumunod sa mga patakaran nito.',
      'Wala kaming pananagutan sa mga pangyayaring hindi natin parehong mahuhulaan o mapipigilan, gaya ng sakuna, malawakang pagkawala ng kuryente o network, o kilos ng gobyerno.',
      'Wala kaming pananagutan sa mga nawala dahil ibinigay mo ang password mo, nagbigay ka ng maling detalye o nilabag mo ang mga tuntuning ito.',
      'Para sa ibang nawala dahil sa ordinaryong kapabayaan namin, hanggang sa kabuuan ng mga deposit mo sa nakaraang labindalawang buwan o ₱50,000 ang pananagutan namin, alinman ang mas mataas.',
    ),
    paragraph(
      'Walang naglilimita rito sa pananagutang hindi pinapayagan ng batas na limitahan: ang pananagutan sa fraud, sinadyang pinsala at matinding kapabayaan, at ang mga karapatan mo bilang consumer at sa ilalim ng Data Privacy Act.',
    ),
  ),
  section(
    'complaints',
    'Mga reklamo',
    steps(
      'Sabihin sa amin sa chat o sa [{supportEmail}](mailto:{supportEmail}), kung maaari sa loob ng anim na buwan. Sabihin kung ano ang nangyari, kailan, at ano ang gusto mong gawin namin. Makakakuha ka ng case number sa loob ng 24 oras.',
      'Sasagot kami nang nakasulat sa loob ng 7 araw. Kung kailangan namin ng records ng provider, sasabihin namin sa iyo at sasagot sa loob ng 15 araw.',
      'Kung hindi ka kuntento, humiling ng pangalawang review sa loob ng 30 araw. Magpapasya sa loob ng 10 business days ang taong walang kinalaman sa unang sagot.',
      'Kung hindi ka pa rin kuntento, o walang sagot sa takdang oras, puwede mong dalhin nang libre ang reklamo mo sa {regulator}. Ibigay ang case number namin, at ipapadala namin sa kanila ang buong record.',
      'Para sa mga reklamo tungkol sa personal data, puwede kang pumunta sa National Privacy Commission anumang oras. Puwede ka ring pumunta sa mga korte anumang oras.',
    ),
    paragraph('Walang bayad ang reklamo at hindi ito kailanman gagamitin laban sa iyo.'),
  ),
  section(
    'changes',
    'Mga pagbabago sa mga tuntuning ito',
    paragraph(
      'Nakasulat ang petsa sa bawat bersyon, at puwede mong hingin sa amin ang mga naunang bersyon.',
      'May bisa ang pagtatamang hindi nakakaapekto sa iyo kapag nailathala na ito.',
    ),
    paragraph(
      'Iniaanunsyo namin ang mahalagang pagbabago, na nakakaapekto sa mga karapatan, pera o tungkulin mo, nang hindi bababa sa 15 araw bago ito magkabisa, maliban kung mas maaga itong hinihingi ng batas o ng regulator.',
      'Hihingin ulit namin ang pagsang-ayon mo bago ka maglaro o mag-deposit.',
      'Kung hindi ka sang-ayon, puwede mong i-withdraw ang balance mo ayon sa mga tuntuning tinanggap mo at isara ang account mo.',
      'Hindi kailanman apektado ng pagbabago ang mga round, bonus o withdrawal na nagsimula na.',
    ),
  ),
  section(
    'governing-law',
    'Batas at mga korte',
    paragraph(
      'Sakop ang mga tuntuning ito ng batas ng Republika ng Pilipinas, at ang mga korte nito ang may hurisdiksyon.',
      'Bilang consumer, puwede kang magsampa ng kaso kung saan ka nakatira.',
      'Hindi inaalis ng paggamit ng aming mga hakbang sa reklamo ang karapatan mong pumunta sa korte o sa awtoridad.',
    ),
    paragraph(
      'Kung walang bisa ang isang tuntunin, mananatiling may bisa ang iba.',
      'Kung hindi namin ipinatupad ang isang karapatan nang isang beses, hindi ibig sabihing isinuko na namin ito.',
      'Maililipat lang namin ang kasunduang ito sa ibang lisensyadong operator kung aprubado ng regulator, pagkatapos sabihin sa iyo, at kasama ang buong balance mo.',
      'Ang tekstong Ingles ang umiiral. Para lang sa kaginhawaan mo ang mga salin.',
    ),
  ),
  section(
    'contact',
    'Kontakin kami',
    paragraph(
      '{company}, {companyAddress}. Sumulat sa amin: [{supportEmail}](mailto:{supportEmail}).',
      'Tulong sa pagsusugal: [{helplinePhone}](tel:{helplinePhone}).',
    ),
  ),
]
