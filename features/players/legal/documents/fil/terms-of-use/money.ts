import { list, note, paragraph, section, steps, table } from '../../../blocks.ts'

/** Deposits, withdrawals, playthrough, bonuses, and their records. */
export const money = [
  section(
    'balance-and-records',
    'Ang balance at records mo',
    paragraph(
      'Nakatala sa ledger ang bawat galaw ng coins: mula saan, papunta saan, magkano, bakit at kailan.',
      'Hindi kailanman binabago o binubura ang mga entry. Itinatama namin ang mali sa pamamagitan ng pangalawang entry na makikita mo.',
    ),
    list(
      'Makikita mo ang buong history mo sa [records mo](/record/transaction).',
      'Hindi puwedeng bumaba sa zero ang balance mo, at hindi kailanman lumilipat ang coins mula sa isang player papunta sa iba.',
      'Magkakadugtong ang mga entry mo, kaya mahahalata kung may binago o nawala.',
      'Isang beses sa isang araw, inilalathala namin ang kabuuang utang namin sa mga player. Mada-download mo ang patunay na kasama ang sarili mong balance.',
    ),
    paragraph(
      'Hindi deposito sa bangko ang coins. Wala itong interes at hindi naka-insure sa Philippine Deposit Insurance Corporation.',
      'Hindi ka namin pinapautang, at walang puwedeng magpautang sa iyo sa pamamagitan ng {operator}.',
    ),
  ),
  section(
    'deposits',
    'Mga deposit',
    list(
      'Gumamit lang ng bank account, e-wallet o card na nasa sarili mong pangalan. Ang deposit na binayaran ng iba ay puwedeng i-hold at ibalik sa pinanggalingan nito.',
      'Bago ka mag-confirm, ipinapakita ng screen ang mga paraan ng pagbabayad, ang minimum at maximum na halaga, at anumang fee. Laging umiiral ang sarili mong deposit limit.',
      'May bisa ang deposit order sa oras na ipinapakita ng countdown nito. Ang perang dumating nang mas huli ay ikini-credit pa rin sa iyo at hindi kailanman nawawala.',
      'Kung iba ang dumating na halaga sa order mo, ang dumating na halaga ang iki-credit namin. Hindi na iiral ang promo para sa inorder na halaga.',
      'I-verify ang account sa screen bago ang bawat transfer. Walang pananagutan ang provider sa transfer sa lumang account, pero kung sasabihin mo sa amin, tutulong kaming hanapin ito.',
      'Ibinabawas namin sa balance mo ang deposit na na-refund o na-charge back. Kung kulang ang balance mo, itatala bilang utang ang natitira at babayaran ito bago ang susunod mong withdrawal.',
    ),
    paragraph(
      'May playthrough ang bawat deposit na isang beses ng halaga nito. Ipinapaliwanag ng susunod na seksyon kung bakit at paano ito binibilang.',
    ),
  ),
  section(
    'turnover',
    'Playthrough bago mag-withdraw',
    paragraph(
      'Ang playthrough ay kung magkano ang kailangan mong itaya bago mo ma-withdraw ang isang credit.',
      'Pinipigilan nito na dumaan lang ang pera sa account, gaya ng hinihingi ng mga tungkulin namin laban sa money laundering, at ito ang kondisyon ng bonus.',
    ),
    list(
      'May sariling playthrough ang bawat deposit at bawat bonus: ang halaga nito na minultiply sa rate na nakasulat dito.',
      'Ang mga taya sa natapos na round ay binibilang muna sa pinakamatandang bukas na playthrough, saka sa susunod.',
      'Para sa deposit, buong binibilang ang taya sa bawat laro. Para sa bonus, may timbang ang bawat laro, na nakasulat sa impormasyon ng laro.',
      'Sa table games, poker at sports, binibilang namin ang taya o ang napanalunan o natalong halaga, alinman ang mas maliit.',
      'Hindi binibilang: mga libreng round, kanseladong round, tip, cash-out na mas maliit sa taya, taya sa odds na mas mababa sa 1.50, at ang magkatumbas na bahagi ng magkasalungat na taya sa isang round.',
      'Walang playthrough ang mga panalo. Hindi naiipon para sa susunod ang mga tayang lampas sa bukas mong playthrough.',
      'Habang nasa pahinga o self-exclusion ka, walang playthrough ang mga deposit mo, kaya mawi-withdraw mo ang mga ito. Kailangan munang i-give up ang bonus. Nire-review namin ang withdrawal ng deposit na hindi nalaro.',
      'Kung naubos ang buong balance mo (wala pang isang coin ang natira, kasama ang safebox, at walang bukas na round), matatapos ang lahat ng bukas na playthrough.',
    ),
    table({
      caption: 'Halimbawa: deposit na ₱1,000 (1 beses) na may bonus na ₱200 (5 beses)',
      head: ['Ang ginawa mo', 'Ang binibilang', 'Natitira para sa deposit', 'Natitira para sa bonus'],
      rows: [
        ['Deposit na ₱1,000, bonus na ₱200', '', '₱1,000', '₱1,000 (₱200 × 5)'],
        ['Tumaya ng ₱1,500 sa slots (timbang 100%)', '₱1,000 para sa deposit, ₱500 para sa bonus', '₱0', '₱500'],
        ['Tumaya ng ₱1,000 sa table games at natalo (timbang 30%)', '₱300 para sa bonus', '₱0', '₱200'],
        ['Tumaya ng ₱200 sa slots (timbang 100%)', '₱200 para sa bonus', '₱0', '₱0: puwede ka nang mag-withdraw'],
      ],
    }),
    paragraph(
      'Halimbawa lang ang mga timbang sa itaas. Nasa impormasyon ng bawat laro ang timbang nito.',
      'Ipinapakita ng withdrawal screen ang bawat playthrough, ang natapos mo na at ang natitira, gamit ang mismong mga numero ng aming system.',
    ),
  ),
  section(
    'withdrawals',
    'Mga withdrawal',
    steps(
      'Humiling ka ng halaga. Agad itong inaalis sa balance mo at iniho-hold para sa iyo. Bago ka humiling, ipinapakita ng screen ang lahat ng kailangan mo pang tapusin.',
      'Chine-check namin ang KYC mo, playthrough, kung sa iyo ang account, mga limit sa araw, mga bukas na round, at mga senyales ng fraud o money laundering.',
      'Inaaprubahan at ipinapadala namin ito, o nire-review muna ng staff namin. Makikita mo ang bawat hakbang at oras nito.',
      'Dumarating ang pera, o ibinabalik sa balance mo ang buong halaga kasama ang dahilan.',
    ),
    list(
      'Sa bank account o e-wallet lang na nasa verified na pangalan mo kami nagbabayad.',
      'Bago ka mag-confirm, ipinapakita namin ang minimum, ang maximum, ang bilang ng withdrawal sa isang araw at anumang fee.',
      'Hangga’t puwede mo pang i-cancel ang request, sinasabi ito ng page nito. Puwede mong i-lock ang request para kahit ikaw ay hindi ito ma-cancel.',
      'Hindi ka namin kailanman hinihikayat na ipanlaro ang perang hiniling mong i-withdraw.',
      'Mawi-withdraw mo ang kinita sa bonus na walang deposit kapag nakapag-deposit ka na nang kahit isang valid na deposit.',
    ),
  ),
  section(
    'processing-periods',
    'Gaano katagal ang deposit at withdrawal',
    table({
      caption: 'Oras ng pagproseso ng deposit at withdrawal',
      head: ['Halaga', 'Pinakamatagal'],
      rows: [
        ['₱1 hanggang ₱50,000', '1 hanggang 3 business days'],
        ['Higit sa ₱50,000, hanggang ₱500,000', '3 hanggang 5 business days'],
        ['Higit sa ₱500,000', '5 hanggang 10 business days'],
      ],
    }),
    paragraph(
      'Ito ang pinakamatagal, hindi ang karaniwang tagal.',
      'Karamihan ng deposit at maliliit na withdrawal ay awtomatikong pinoproseso at mas maagang dumarating. Kailangan ng pag-apruba ng pangalawang tao ang mas malalaking halaga, at ng compliance check ang pinakamalalaki.',
      'Ipinapakita ng order page ang tantiya para sa bayad mo.',
    ),
    paragraph(
      'Nagsisimula ang oras ng withdrawal kapag kumpleto ka na: aprubado ang KYC, tapos ang playthrough at naidagdag ang account na pagbabayaran.',
      'Kapag nasa maintenance ang payment provider, minomonitor namin ang mga naantalang transaksyon sa loob ng 24 oras at sinasabi sa iyo ang status ng bawat isa.',
      'Kung natapos ang oras nang walang resulta, magagamit mo agad ang mga hakbang sa “Mga reklamo”.',
    ),
  ),
  section(
    'bonuses',
    'Mga bonus at promo',
    paragraph(
      'Sinasabi ng page ng bawat promo kung sino ang puwedeng sumali, ang reward, ang playthrough rate, ang odds ng anumang draw, ang huling araw, at kung ano ang nagtatapos sa promo.',
      'Hindi kailanman apektado ng pagbabago ang cycle na nasimulan mo na.',
    ),
    list(
      'Isang beses lang ibinibigay ang mga reward para sa bagong player sa bawat tao, at sa bawat bahay, device o payment account.',
      'Binibilang lang ang inimbitahang kaibigan kung ibang tao siya, totoo at verified, at naglalaro gamit ang sariling pera.',
      'Matatapos ang bonus kung hindi mo natapos ang playthrough nito sa oras, karaniwang 30 araw, at aalisin ang bahaging hindi pa nakukuha. Pinaaalalahanan ka namin 72 at 24 oras bago nito.',
      'Habang bukas ang playthrough ng bonus, hindi binibilang sa anumang playthrough ang round na may tayang lampas sa maximum nito. Nakasulat ang maximum sa mga patakaran ng bawat promo.',
      'Walang halaga sa pera ang mga coupon, points at item maliban sa nakasulat sa page nila.',
    ),
    note(
      'Hindi abuso ang paggamit ng promo ayon sa mga patakaran nito, kahit malaki ang makuha mo.',
      'Ang abuso ay ang pag-claim nito nang higit sa isang beses gamit ang ibang account, mga pekeng kaibigan, hiniram na identity, bot o kasunduan sa ibang player.',
      'Kung may hinala kami ng abuso, iho-hold namin ang reward habang nire-review ito ng tao. Sasabihin namin sa iyo, at puwede kang umapela.',
    ),
  ),
  section(
    'taxes',
    'Mga buwis',
    paragraph(
      'Kung hinihingi ng batas ng Pilipinas na magkaltas kami ng buwis sa panalo, ikakaltas namin ito, ipapakita sa records mo at ibibigay sa iyo ang certificate.',
      'Ikaw ang may pananagutang magdeklara ng anumang ibang buwis sa mga panalo mo.',
    ),
  ),
]
