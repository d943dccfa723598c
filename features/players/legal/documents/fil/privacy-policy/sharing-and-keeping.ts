import { list, paragraph, section, table } from '../../../blocks.ts'

/** Recipients of data, retention, protection, and data on the device. */
export const sharingAndKeeping = [
  section(
    'sharing',
    'Sino ang tumatanggap ng data mo',
    table({
      caption: 'Mga tumatanggap ng data mo',
      head: ['Tumatanggap', 'Data', 'Layunin'],
      rows: [
        [
          'Mga payment provider at bangko',
          'Ang order, ang halaga, ang mga detalye ng account mo at ang pangalan mo',
          'Para magawa ang mga deposit at withdrawal',
        ],
        [
          'Mga game studio',
          'Player number, nickname, balance at limits; hindi kailanman ang pangalan, mobile number o mga dokumento mo',
          'Para patakbuhin ang larong binuksan mo',
        ],
        [
          'Mga messaging provider',
          'Ang mobile number o email address mo, at ang mensahe',
          'Para magpadala ng mga code at abiso',
        ],
        ['LINE, kung ito ang gamit mo sa pag-log in', 'Na nag-log in ka rito', 'Para makilala ka'],
        [
          'Ang live-chat provider, kapag binuksan mo ang chat',
          'Mga mensahe mo at data ng connection',
          'Para masagot ka',
        ],
        [
          'Mga hosting at security provider',
          'Data na nakatago o dumadaan sa systems nila, sa ilalim ng kontrata',
          'Para patakbuhin ang serbisyo',
        ],
        ['{regulator}', 'Records na hinihingi ng lisensya, mga exclusion, mga reklamo', 'Pangangasiwa'],
        ['Anti-Money Laundering Council', 'Mga covered at suspicious transaction', 'Hinihingi ng batas'],
        ['Mga korte, pulis at ibang awtoridad', 'Ang data na nakasaad sa legal na utos', 'Hinihingi ng batas'],
        ['Mga auditor at abogado', 'Ang kailangan ng trabaho nila, nang kumpidensyal', 'Audit, payo, mga claim'],
        [
          'Ang papalit sa amin',
          'Data ng account, kung mapunta ang negosyo sa ibang lisensyadong operator',
          'Para patuloy kang mapaglingkuran',
        ],
      ],
    }),
    paragraph(
      'Magagamit lang ng mga provider na nagtatrabaho para sa amin ang data ayon sa utos namin, sa ilalim ng nakasulat na kasunduan gaya ng hinihingi ng Act.',
      'Hindi namin ibinebenta ang data o ibinibigay sa mga data broker o nagpapautang.',
      'Nickname at avatar mo lang ang nakikita ng ibang player. Naka-mask ang number mo sa mga listahan ng panalo.',
    ),
  ),
  section(
    'abroad',
    'Data na lumalabas ng Pilipinas',
    paragraph(
      'May mga provider na nagtatago ng data sa mga server sa ibang bansa.',
      'Kami pa rin ang may pananagutan dito sa ilalim ng Section 21 ng Act, at hinihingi namin sa kontrata ang parehong proteksyon mula sa kanila.',
      'Puwede mong itanong sa amin kung saang mga bansa nakatago ang data mo.',
    ),
  ),
  section(
    'anti-money-laundering',
    'Anti-money laundering',
    paragraph(
      'Bilang internet casino, covered person kami sa ilalim ng Anti-Money Laundering Act (Republic Act 9160, na inamyendahan, kasama ng Republic Act 10927).',
      'Hinihingi ng Act na kilalanin ka namin, i-monitor ang mga transaksyon, magtago ng records nang hindi bababa sa limang taon at gumawa ng mga report.',
      'Hindi namin puwedeng sabihin kaninuman kung may ginawang report. Hindi ito sakop ng karapatan mong ma-access ang data.',
      'Hindi nakadepende sa pahintulot mo ang mga tungkuling ito at tuloy pa rin kahit bawiin mo ito.',
    ),
  ),
  section(
    'retention',
    'Gaano katagal namin itinatago ang data mo',
    paragraph(
      'Itinatago namin ang personal data hangga’t may account ka, at nang hindi bababa sa isang taon mula sa huling pagbisita mo.',
      'Kung mas matagal ang hinihingi ng batas, itinatago namin ang sakop na data sa panahong iyon:',
    ),
    table({
      caption: 'Tagal ng pagtatago',
      head: ['Data', 'Gaano katagal'],
      rows: [
        [
          'Account, profile, mga mensahe, device at connection',
          'Hindi bababa sa isang taon mula sa huling pagbisita mo',
        ],
        ['Identity documents at mga sagot sa KYC', 'Limang taon pagkasara ng account'],
        [
          'Mga bayad, taya, resulta at ledger entry',
          'Habang bukas ang account, at limang taon pagkatapos ng transaksyon',
        ],
        ['Mga libro at resibo para sa buwis', 'Ayon sa hinihingi ng batas sa buwis'],
        ['Mga exclusion', 'Habang umiiral at limang taon pagkatapos, para maipatupad namin'],
        ['Mga pahintulot, kasunduan, deklarasyon', 'Habang may account at limang taon pagkatapos, bilang patunay'],
        ['Mga reklamo', 'Limang taon pagkatapos maisara'],
        ['Data na kailangan sa nakabinbing kaso, imbestigasyon o legal na utos', 'Hanggang matapos ito'],
      ],
    }),
    paragraph(
      'Pagkatapos nito, binubura namin ang data o permanenteng inihihiwalay sa pangalan mo.',
      'Hindi kailanman binubura ang mga ledger entry, dahil masisira nito ang patunay ng balance ng lahat ng player. Pagkatapos ng panahon ng pagtatago, numero na lang ang laman nito na hindi na matutunton papunta sa iyo.',
    ),
  ),
  section(
    'security',
    'Paano namin pinoprotektahan ang data mo',
    list(
      'Naka-encrypt ang mga connection, at muling ini-encrypt ang password bago ito umalis sa device mo.',
      'Matibay na hash (Argon2id) lang ng password ang itinatago namin, at hash lang ng mga session token.',
      'Inaalis namin ang nakatagong data sa identity documents at itinatago ang mga ito nang naka-encrypt, hiwalay sa pampublikong site.',
      'Nagla-log in ang staff namin gamit ang dalawang factor at nakikita lang ang kailangan ng trabaho nila. Nakatala ang bawat access sa log na hindi mababago.',
      'Kailangan ng pangalawang factor para palitan ang mobile number, password o bank account, at naka-hold ang mga withdrawal nang 24 oras.',
      'Aabisuhan ka namin kapag may nag-log in mula sa bagong device.',
    ),
    paragraph(
      'Walang system na ganap na ligtas. Kung may makita kang kahinaan, sabihin sa amin. Hindi kami gagawa ng aksyon laban sa sinumang nag-report nang tapat.',
    ),
  ),
  section(
    'breaches',
    'Mga data breach',
    paragraph(
      'Kung may hindi awtorisadong taong nakakuha ng sensitive data, o data na magagamit sa identity fraud, at malamang na magdulot ito sa iyo ng malubhang pinsala, aabisuhan namin ang National Privacy Commission at ikaw sa loob ng 72 oras mula nang malaman namin.',
      'Sasabihin namin kung ano ang nangyari, aling data ang apektado, ano ang ginawa namin at ano ang magagawa mo.',
    ),
  ),
  section(
    'cookies-and-storage',
    'Cookies at storage sa device mo',
    paragraph(
      'Hindi gumagamit ang {operator} ng advertising cookies at hindi naglo-load ng third-party script maliban kung buksan mo ang serbisyong nangangailangan nito.',
      'Itinatago nito ang mga sumusunod sa device mo:',
    ),
    table({
      caption: 'Ano ang nakatago sa device mo',
      head: ['Saan', 'Ano', 'Hanggang kailan'],
      rows: [
        ['Local storage', 'Ang login token mo', 'Mag-log out ka o mag-expire ito'],
        ['Local storage', 'Ang account name mo, para sa login form', 'Burahin mo ito'],
        ['Local storage', 'Ang listahan ng laro, mga favorite mo at mga huling nilaro', 'Mapalitan ng mas bago'],
        [
          'Local storage',
          'Mga nakita mo na: abiso sa edad, tip sa pag-install, mga isinarang prompt',
          'Burahin mo ito',
        ],
        ['Local storage', 'Saan ka galing: imbitasyon, ad at mga click identifier', 'Pag-register, o burahin mo ito'],
        ['Session storage', 'Ang estado ng activity o pop-up', 'Isara mo ang tab'],
        [
          'Browser database',
          'Ang password, naka-encrypt, kung pinili mo lang ang “Remember password” (naka-off sa simula)',
          'I-off mo ito',
        ],
        [
          'Offline cache',
          'Ang app mismo, mga larawan at abiso, para mabuksan ang app nang walang connection',
          'Mapalitan ng mas bagong bersyon',
        ],
        [
          'Cookies ng payment page o live chat',
          'Inilalagay ng provider na iyon, kapag binuksan mo',
          'Ayon sa provider',
        ],
      ],
    }),
    paragraph(
      'Mabubura mo ang lahat ng ito sa settings ng browser mo. Mala-log out ka, pero walang magbabago sa account mo.',
      'May device fingerprint, na ginawa mula sa mga katangian ng browser mo, na kasama sa mga request para matukoy ang fraud. Palatandaan lang ito, hindi kailanman nag-iisang patunay.',
    ),
  ),
]
