import { list, note, only, paragraph, section, table } from '../../../blocks.ts'

/** Collected data, its sources, purposes and legal grounds. */
export const dataAndPurposes = [
  section(
    'in-short',
    'Sa madaling salita',
    list(
      'Kinokolekta lang namin ang kailangan ng account mo, ng mga bayad, ng patas na laro at ng batas. Hindi kami nagbebenta ng personal data.',
      'Naka-encrypt ang pagtatago namin ng mga dokumento mo, at itinatala namin tuwing tinitingnan ito ng staff.',
      'Nagpapadala lang kami ng ads kung may pahintulot mo, na puwede mong bawiin anumang oras.',
      'Itinatago namin ang data nang hindi bababa sa isang taon mula sa huling pagbisita mo, at mas matagal kung hinihingi ng batas: limang taon para sa records laban sa money laundering.',
      'May mga karapatan ka sa ilalim ng Data Privacy Act of 2012 (Republic Act 10173). Sumulat sa [{supportEmail}](mailto:{supportEmail}) para gamitin ang mga ito.',
    ),
  ),
  section(
    'who-is-responsible',
    'Sino ang may pananagutan',
    paragraph(
      'Ang {company}, {companyAddress}, ang nagpapatakbo ng {operator} at nagpapasya kung bakit at paano ginagamit ang personal data. Sa ilalim ng Act, ito ang personal information controller.',
      'Makokontak mo ang aming Data Protection Officer sa [{supportEmail}](mailto:{supportEmail}). Ilagay ang “Data Protection Officer” sa subject.',
    ),
    only(
      'demonstration',
      note(
        'Demonstration ang installation na ito.',
        'Huwag maglagay dito ng totoong identity documents o detalye ng pagbabayad. Simulation lang ang mga serbisyo sa pagbabayad at mensahe na ginagamit nito.',
      ),
    ),
  ),
  section(
    'what-we-collect',
    'Ano ang kinokolekta namin',
    table({
      caption: 'Personal data ayon sa uri',
      head: ['Uri', 'Ano ang kinokolekta namin', 'Kailan'],
      rows: [
        [
          'Account',
          'Account name, mobile number, email address kung nagdagdag ka, password (hash lang ang itinatago), petsa ng kapanganakan, nickname, avatar, LINE account kung ginagamit mo',
          'Pag-register at profile',
        ],
        [
          'Mga deklarasyon at kasunduan',
          'Mga sagot mo kung puwede kang maglaro, mga bersyon ng mga tuntunin at patakaran na sinang-ayunan mo, at kailan',
          'Pag-register at mga pagbabago',
        ],
        [
          'Identity (KYC)',
          'Buong pangalan, lugar ng kapanganakan, nationality, mga address, uri ng trabaho, pinagmumulan ng pondo, uri, numero at larawan ng ID, selfie',
          'Bago ang unang withdrawal o sa loob ng pitong araw',
        ],
        [
          'Mga bayad',
          'Bank o e-wallet account at pangalan ng may-ari, mga deposit, mga withdrawal, reference ng provider',
          'Kapag nagbabayad ka',
        ],
        ['Laro', 'Mga binuksang laro, taya, resulta, balance, bonus, limits, oras ng paglalaro', 'Kapag naglalaro ka'],
        [
          'Device at connection',
          'IP address at bansang itinuturo nito, model ng device, system, browser, bersyon ng app, device fingerprint',
          'Bawat pagbisita',
        ],
        [
          'Paano mo kami nahanap',
          'Ang link, imbitasyon o ad na nagdala sa iyo rito, kasama ang mga click identifier nito',
          'Unang pagbisita',
        ],
        ['Pagkontak', 'Mga mensahe, chat, reklamo at sagot namin', 'Kapag sumusulat ka sa amin'],
        [
          'Responsableng paglalaro',
          'Limits, pahinga (break), exclusion, at mga senyales na napipinsala ka ng paglalaro',
          'Kapag itinakda mo, at habang naglalaro ka',
        ],
      ],
    }),
    paragraph(
      'Sensitive personal information ang edad at mga ID number mo sa ilalim ng Act at may mas mahigpit na proteksyon.',
      'Ginagamit lang namin ang selfie para i-check na ikaw ang nasa ID. Hindi kami gumagawa ng face template mula rito.',
      'Hindi namin tinatanong ang relihiyon, kalusugan, pananaw sa pulitika o lahi mo. Huwag sanang isama ang mga ito sa mga mensahe mo.',
    ),
  ),
  section(
    'where-it-comes-from',
    'Saan namin nakukuha ang data mo',
    list(
      'Mula sa iyo, at sa device mo.',
      'Mula sa mga payment provider: kung dumating ang bayad, kaninong account ito galing, at kung tugma ang pangalan ng account.',
      'Mula sa mga game studio: mga taya at resulta sa mga laro nila.',
      'Mula sa regulator at mga awtoridad: mga listahan ng restricted persons at ng sanctions.',
      'Mula sa player na nag-imbita sa iyo: na ginamit lang ang link niya.',
      'Mula sa pamilya mo, kung humiling sila ng exclusion mo.',
    ),
  ),
  section(
    'why-we-use-it',
    'Bakit namin ginagamit ang data mo, at ang legal na batayan',
    table({
      caption: 'Mga layunin at legal na batayan',
      head: ['Layunin', 'Batayan sa Data Privacy Act'],
      rows: [
        [
          'Buksan at patakbuhin ang account mo, tanggapin ang mga taya, bayaran ang mga panalo, at iproseso ang mga deposit at withdrawal',
          'Ang kasunduan natin (Section 12 b)',
        ],
        [
          'I-check ang edad, identity at kung puwede kang maglaro; i-check sa mga listahan ng restricted persons',
          'Tungkulin sa batas; para sa sensitive information, mga batas at regulasyong humihingi nito (Sections 12 c at 13 b)',
        ],
        [
          'Pigilan, tukuyin at i-report ang money laundering',
          'Tungkulin sa batas sa ilalim ng Republic Act 9160 na inamyendahan (Sections 12 c at 13 b)',
        ],
        [
          'Ipatupad ang limits at exclusion, tukuyin ang mga senyales ng pinsala at mag-alok ng tulong',
          'Tungkulin sa batas at mga patakaran ng lisensya (Section 12 c)',
        ],
        [
          'Pigilan ang fraud, dobleng account, bot at mga atake',
          'Ang lehitimong interes namin sa patas na laro at ligtas na serbisyo (Section 12 f)',
        ],
        [
          'Sagutin ka, harapin ang mga reklamo, magtatag o magtanggol ng legal na claim',
          'Ang kasunduan; mga legal na claim (Sections 12 b, 12 f at 13 f)',
        ],
        [
          'Pahusayin at sukatin ang serbisyo',
          'Ang lehitimong interes namin, gamit ang pinakakaunting personal data (Section 12 f)',
        ],
        [
          'Malaman kung aling imbitasyon o ad ang nagdala ng bagong player sa amin',
          'Ang lehitimong interes namin, na puwede mong tutulan (Section 12 f)',
        ],
        ['Padalhan ka ng mga alok', 'Ang pahintulot mo, na ibinibigay sa bawat channel (Section 12 a)'],
      ],
    }),
    paragraph(
      'Hindi namin ginagamit ang data mo sa ibang layunin nang hindi muna sinasabi sa iyo at, kung kailangan, hinihingi ang pahintulot mo.',
    ),
  ),
  section(
    'automated-decisions',
    'Mga awtomatikong pasya',
    paragraph(
      'Ang aming systems ay nagbibigay ng risk score sa mga bayad at account, nag-uugnay ng mga account na may parehong identity, device o payment account, nagkukumpara ng mga pangalan ng account, at naghahanap bawat oras ng mga senyales ng nakapipinsalang paglalaro.',
      'Puwedeng agad na maaprubahan ang withdrawal kung mababa ang risk score. Walang system na mag-isang tuluyang tatanggi sa KYC mo, magsasara ng account mo o magpo-forfeit ng pera.',
      'Kung apektado ka ng awtomatikong resulta, puwede mong itanong ang dahilan, ibigay ang panig mo at hilinging tao ang magpasya.',
    ),
  ),
]
