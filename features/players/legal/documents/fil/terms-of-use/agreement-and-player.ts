import { list, note, only, paragraph, section, steps, table } from '../../../blocks.ts'
import { messages } from '../../../messages/fil.ts'
import { barredPersons } from '../barred-persons.ts'

/** The parties, eligibility, and the account. */
export const agreementAndPlayer = [
  section(
    'agreement',
    'Ang kasunduang ito',
    paragraph(
      'Ang mga tuntuning ito ang kasunduan mo at ng {company}, na nagpapatakbo ng {operator}.',
      'Ang “kami” at “namin” ay ang {company}. Ang “ikaw” ay ang taong nagbukas ng account.',
    ),
    only(
      'licensed',
      paragraph(
        'May hawak ang {company} na lisensya {licenceNumber} mula sa {regulator}.',
        'Basahin sa [page ng Lisensya](/profile/license) ang sakop ng lisensya.',
      ),
    ),
    only(
      'demonstration',
      note(
        'Demonstration ang installation na ito ng {operator}.',
        'Wala itong hawak na lisensya sa gaming, at bawal mag-deposit, tumaya o magbayad dito ng totoong pera.',
        'Ipinapakita ng mga tuntunin kung ano ang iiral kung pinapatakbo ang {operator} sa ilalim ng lisensya.',
      ),
    ),
    paragraph(
      'Tinatanggap mo ang mga tuntuning ito kapag chineck mo ang agreement box o ni-tap ang “Sang-ayon ako”.',
      'Sa ilalim ng Electronic Commerce Act (Republic Act 8792), kasimbisa ito ng pirma sa papel.',
      'Itinatala namin kung aling bersyon ang tinanggap mo at kailan, at ipapadala namin sa iyo ang bersyong iyon kapag hiniling mo.',
    ),
    paragraph('Binubuo ang kasunduan ng:'),
    list(
      'mga tuntuning ito;',
      'mga patakaran ng bawat laro, na nasa impormasyon ng laro bago at habang naglalaro;',
      'mga patakaran ng bawat promo, na nasa page nito bago ka sumali;',
      'mga halaga, limit at kondisyon na ipinapakita ng screen bago mo kumpirmahin ang bayad.',
    ),
    paragraph(
      'Kung magkaiba ang dalawa sa mga ito, ang mas partikular ang umiiral.',
      'Kung hindi malinaw ang pagkakasulat namin, ituturing itong pabor sa iyo, dahil kami ang sumulat nito.',
      'Ipinapaliwanag ng [Patakaran sa Privacy](/privacy-policy) kung paano namin ginagamit ang personal data mo.',
    ),
  ),
  section(
    'words',
    'Mga kahulugan',
    table({
      caption: 'Mga salitang ginamit sa kasunduang ito',
      head: ['Salita', 'Kahulugan'],
      rows: [
        [
          'Coin',
          'Ang unit ng balance mo. Katumbas ng isang coin ang isang piso ng Pilipinas, at binibilang hanggang sentimo.',
        ],
        [
          'Points',
          'Nakukuha sa pagtaya at sa mga promo, at ipinapalit sa shop. Hindi pera ang mga ito at hindi mawi-withdraw.',
        ],
        ['Round', 'Isang laro, mula sa taya hanggang sa resulta nito.'],
        ['Playthrough', 'Ang halagang kailangan mong itaya bago ma-withdraw ang isang credit.'],
        ['Business day', 'Lunes hanggang Biyernes, maliban sa mga public holiday sa Metro Manila.'],
        ['KYC', '“Know your customer”: ang pag-verify ng identity mo.'],
        ['Ang regulator', '{regulator}.'],
      ],
    }),
  ),
  section(
    'who-may-play',
    'Sino ang puwedeng maglaro',
    paragraph(
      'Puwede ka lang mag-register at maglaro kung hindi ka kabilang sa mga nasa ibaba. Hindi puwedeng maglaro ang mga ito:',
    ),
    list(...barredPersons),
    paragraph(
      'Idinedeklara mo ito kapag nag-register ka.',
      'Chine-check namin ang mga pangalan at petsa ng kapanganakan sa mga listahan ng restricted persons na ibinigay sa amin: sa pag-register, sa KYC at gabi-gabi.',
      'Kung magbago ang sitwasyon mo, halimbawa kung pumasok ka sa gobyerno o naging estudyante, tumigil sa paglalaro at sabihin sa amin sa [{supportEmail}](mailto:{supportEmail}).',
    ),
    paragraph(
      'Kung malaman naming hindi puwedeng maglaro ang isang tao, ipinapaliwanag ng “Balance ng mga naka-exclude at hindi ' +
        'puwedeng maglaro” sa ibaba kung ano ang mangyayari sa balance niya.',
    ),
  ),
  section(
    'where-you-may-play',
    'Saan ka puwedeng maglaro',
    paragraph(messages.publicPlaceRule),
    paragraph(
      'Para sa mga player na nasa Pilipinas ang {operator}.',
      'Kung nasa ibang lugar ka, baka makapag-browse at makapag-withdraw ka, pero hindi ka makakapag-deposit o makakapaglaro.',
      'Huwag itago ang lokasyon mo gamit ang proxy, virtual private network (VPN) o binagong device.',
    ),
  ),
  section(
    'your-account',
    'Ang account mo',
    list(
      'Isang account lang ang puwede sa iyo. Isasara namin ang anumang pangalawang account at haharapin ang balance nito ayon sa “Suspensyon”.',
      'Buksan ito sa sarili mong pangalan, gamit ang totoong petsa ng kapanganakan at sarili mong mobile number.',
      'Para sa iyo lang ang account mo. Huwag itong ibenta, ipahiram o ipagamit, at huwag maglaro para sa iba.',
      'Huwag ibahagi ang password at mga one-time code mo. Hindi namin hinihingi ang mga ito sa tawag, chat o mensahe.',
      'Sabihin agad sa amin kung sa tingin mo ay may ibang gumamit ng account mo. Makikita at matatapos mo sa profile mo ang bawat session.',
    ),
    paragraph(
      'Pagkatapos ng 30 minutong walang aktibidad, hihingin ulit namin ang password mo bago ka makapagbayad o makapaglaro.',
      'Kailangan ng pangalawang kumpirmasyon kapag nagpalit ng mobile number, password o bank account, at naka-hold ang mga withdrawal nang 24 oras pagkatapos nito. Pinipigilan nito ang magnanakaw na agawin at agad na ubusin ang account.',
      'Hangga’t hindi mo sinasabi sa amin na may ibang nakakaalam ng password mo, ituturing naming ikaw ang gumawa ng ginawa nila gamit ito, maliban kung nakapasok sila dahil sa sarili naming kapabayaan.',
    ),
  ),
  section(
    'verification',
    'Patunay ng identity (KYC)',
    paragraph(
      'Kailangan naming malaman kung sino ka bago ang unang withdrawal mo, o sa loob ng pitong araw mula sa pag-register mo, alinman ang mauna.',
      'Kung sinasabi ng deposit screen, kailangan ang KYC bago ang unang deposit mo.',
    ),
    paragraph(
      'Kung hindi mo pa natatapos ang KYC pagkatapos ng pitong araw, hindi ka na makakapag-deposit o makakapaglaro.',
      'Sa iyo pa rin ang balance mo, at mawi-withdraw mo ito kapag na-verify ka na.',
    ),
    steps(
      'Ibigay ang buong pangalan, petsa at lugar ng kapanganakan, nationality, mga address, uri ng trabaho at pinagmumulan ng pondo.',
      'Mag-upload ng isang valid ID (PhilSys, passport, driver’s licence, UMID, PRC, SSS o postal) at selfie.',
      'Kumpirmahin ulit na puwede kang maglaro.',
      'Aaprubahan namin ang KYC mo o sasabihin nang eksakto kung ano ang kulang o hindi malinaw. Iyon lang ang kailangan mong ipadala ulit.',
    ),
    paragraph(
      'Puwede kaming humingi ulit kapag nag-expire ang dokumento, nagbago ang mga detalye mo, o hinihingi ng batas ang mas masusing pagsusuri, halimbawa sa pinagmulan ng malalaking deposit.',
      'Isang account lang ang puwedeng i-verify gamit ang isang identity.',
    ),
  ),
]
