import { list, paragraph, section, steps, table } from '../../../blocks.ts'

/** Consent, children, the rights of the player, complaints and changes. */
export const consentAndRights = [
  section(
    'consent',
    'Pagbibigay at pagbawi ng pahintulot',
    paragraph(
      'Kung kailangan namin ang pahintulot mo, hiwalay namin itong hinihingi, hindi ito ginagawang kondisyon sa paglalaro, at itinatala namin ito.',
      'Puwede mo itong bawiin anumang oras: sumulat sa [{supportEmail}](mailto:{supportEmail}).',
      'Ibigay ang user ID mo, at sabihin kung aling pahintulot ang binabawi mo.',
    ),
    list(
      'Kukumpirmahin namin sa loob ng 3 business days at agad na ititigil ang paggamit ng data mo sa layuning iyon.',
      'Hindi apektado ng pagbawi ang mga legal naming nagawa bago nito.',
      'Tuloy ang paggamit namin ng data sa mga layuning hindi nakadepende sa pahintulot mo: mga bayad, records, KYC at mga tungkulin laban sa money laundering.',
      'Kung babawiin mo ang pahintulot sa lahat ng kailangan ng account, kailangan naming isara ang account mo. Sasabihin muna namin sa iyo at ibabayad ang balance mo.',
    ),
  ),
  section(
    'messages',
    'Mga mensahe',
    paragraph(
      'Lagi naming ipinapadala ang mga mensaheng kailangan ng account mo: mga code, resibo, abiso sa seguridad, at abiso tungkol sa limits at mga pagbabago sa mga tuntunin.',
      'Nagpapadala lang kami ng alok sa mga channel na pinili mo. Titigil kami kapag sinabi mo, habang naka-break ka, at mula sa sandali ng anumang exclusion.',
      'Kung i-o-on mo ang notifications sa isang device, tatanggap ang push service ng browser nito (ng Google, Apple, Mozilla o Microsoft) ng address na walang ibang kahulugan at ng naka-encrypt na mensaheng walang pangalan o halaga. Puwede mong i-off ang mga ito sa profile mo o sa settings ng device.',
    ),
  ),
  section(
    'children',
    'Mga bata at menor de edad',
    paragraph(
      'Para sa mga taong 21 taong gulang pataas ang {operator}. Hindi kami sadyang nangongolekta ng data ng mas bata.',
      'Kung malaman naming mayroon kaming ganoong data, isasara namin ang account, itatago lang ang hinihingi ng batas at buburahin ang iba.',
      'Mga magulang at guardian: kontakin kami kung sa tingin mo ay may account ang isang bata. Huwag ipagamit kaninuman ang phone o account mo para maglaro.',
    ),
  ),
  section(
    'your-rights',
    'Ang mga karapatan mo',
    table({
      caption: 'Mga karapatan sa ilalim ng Data Privacy Act of 2012 (Republic Act 10173)',
      head: ['Karapatan', 'Ano ang ibig sabihin dito'],
      rows: [
        [
          'Na maabisuhan',
          'Malaman kung ginagamit ang data mo, bakit at paano. Sinasabi ito ng patakarang ito at ng mga sagot namin sa hiling mo',
        ],
        [
          'Na tumutol',
          'Tanggihan ang paggamit na batay sa pahintulot o sa lehitimong interes namin, gaya ng ads o profiling',
        ],
        [
          'Na ma-access',
          'Makuha ang data mo at malaman ang pinagmulan nito, ang mga tumatanggap nito at kung paano nagpasya tungkol sa iyo',
        ],
        ['Na magtama', 'Maitama ang mali o lumang data. Puwede mong baguhin ang ilan sa profile mo'],
        [
          'Na magpabura o magpa-block',
          'Maalis o ma-block ang data kung mali ito, hawak nang labag sa batas, o hindi na kailangan at hindi hinihingi ng batas',
        ],
        [
          'Sa data portability',
          'Matanggap ang data na ibinigay mo sa amin, at ang history mo, sa karaniwang electronic format. Puwede mo itong i-download sa profile mo',
        ],
        ['Sa danyos', 'Mabayaran sa pinsalang dulot ng mali, kulang, huwad o labag sa batas na paggamit ng data'],
        ['Na magreklamo', 'Magsampa ng reklamo sa National Privacy Commission'],
      ],
    }),
    paragraph(
      'Kung mamatay ang player o hindi na siya makakilos, puwedeng gamitin ng mga tagapagmana o assign niya ang mga karapatang ito.',
    ),
  ),
  section(
    'using-your-rights',
    'Paano gamitin ang mga karapatan mo',
    paragraph(
      'Puwede kang mag-download ng kopya ng data mo sa profile mo, sa [Data ko](/profile/data), sa karaniwang electronic format (JSON). Isang kopya bawat araw ang puwede mong hilingin. Magpapadala kami ng mensahe kapag handa na ito, at buburahin namin ang file pagkalipas ng pitong araw.',
      'Walang litrato ng mga dokumento mo ang kopya. Para sa mga iyon, at sa lahat ng iba pang karapatan mo:',
    ),
    steps(
      'Sumulat sa [{supportEmail}](mailto:{supportEmail}) na may “Data Protection Officer” sa subject. Hindi kailangan ng form.',
      'Ive-verify namin na ikaw ito, karaniwang gamit ang code na ipapadala sa naka-register na number mo, at kukumpirmahin ang hiling mo sa loob ng 3 business days.',
      'Sasagot kami sa loob ng 15 business days. Puwedeng umabot ng 30 ang komplikadong hiling; sasabihin namin kung bakit.',
      'Libre ito. Kung tanggihan namin ang lahat o bahagi ng hiling mo, sasabihin namin ang dahilan at ang batas na batayan namin.',
    ),
  ),
  section(
    'privacy-complaints',
    'Mga reklamo tungkol sa privacy',
    paragraph(
      'Bigyan mo muna kami ng pagkakataong ayusin ito. Personal na nire-review ng Data Protection Officer ang bawat reklamo.',
      'Puwede kang pumunta sa National Privacy Commission ng Pilipinas (privacy.gov.ph) o sa mga korte anumang oras.',
    ),
  ),
  section(
    'changes',
    'Mga pagbabago sa patakarang ito',
    paragraph(
      'Nakasulat ang petsa sa bawat bersyon.',
      'Iniaanunsyo namin ang mahalagang pagbabago, gaya ng bagong layunin o bagong uri ng tatanggap, nang hindi bababa sa 15 araw bago nito, at ipapakita ulit sa iyo bago ka maglaro. Kung kailangan nito ng pahintulot mo, magsisimula lang ito kapag ibinigay mo na.',
    ),
  ),
]
