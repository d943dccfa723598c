import { list, note, paragraph, section, steps, table } from '../../blocks.ts'
import type { LegalDocument } from '../../document.ts'
import { messages } from '../../messages/fil.ts'
import { legalVersions } from '../../versions.ts'

export const responsiblePlay: LegalDocument = {
  id: 'responsiblePlay',
  language: 'fil',
  title: messages.responsiblePlay,
  version: legalVersions.responsiblePlay.version,
  effective: legalVersions.responsiblePlay.version,
  summary:
    'Dapat manatiling masaya ang pagsusugal. Narito ang mga tool para makontrol mo ang paglalaro mo, at kung saan hihingi ng tulong kapag hindi na ito masaya.',
  sections: [
    section(
      'before-you-play',
      'Bago ka maglaro',
      list(
        'Magpasya kung magkano ang kaya mong matalo ngayong linggo, at itakda itong limit mo. Huwag kailanman gamitin sa laro ang pera para sa upa, pagkain, pag-aaral o gamot.',
        'Magpasya kung gaano katagal ka maglalaro. Madaling makalimutan ang oras habang naglalaro.',
        'Asahan mong matatalo ka. Sa katagalan, may bahagi ng lahat ng taya na napupunta sa bawat laro. Hindi iyon nababago ng sistema, kutob o suwerteng araw.',
        'Huwag kailanman subukang bawiin ang talo, huwag maglaro gamit ang inutang na pera, at huwag maglaro kapag malungkot, galit, lasing o pagod ka.',
      ),
    ),
    section(
      'limits',
      'Limits',
      paragraph('Itakda ang limits mo sa [Limits](/profile/limits). Nasa menu at sa ibaba ng lobby ang link.'),
      table({
        caption: 'Mga limit na puwede mong itakda nang sabay para sa isang araw, linggo at buwan',
        head: ['Limit', 'Ano ang pinipigilan nito'],
        rows: [
          ['Deposit', 'Mga deposit na lampas sa limit mo'],
          ['Talo', 'Pagtaya kapag umabot na sa limit ang talo mo'],
          ['Taya', 'Pagtaya kapag umabot na sa limit ang kabuuang taya mo'],
          ['Oras', 'Paglalaro kapag ubos na ang oras mo'],
        ],
      }),
      paragraph(
        'Agad na umiiral ang mas mahigpit na limit.',
        'Umiiral lang ang mas maluwag na limit pagkatapos ng paghihintay, karaniwang 72 oras at hindi kailanman bababa sa 24, at pagkatapos mo itong kumpirmahin ulit.',
        'Kung nagtakda rin kami ng limit, ang mas mahigpit ang umiiral.',
      ),
    ),
    section(
      'time-out',
      'Pahinga (break o time-out)',
      paragraph(
        'Magpahinga nang 24 oras, 48 oras, 7, 14 o 30 araw.',
        'Habang naka-break, hindi ka makakapag-deposit, makakapaglaro o makakasali sa promo, at hindi mo ito mapapaikli.',
        'Sa iyo pa rin ang balance mo. Kung hindi ka makapag-log in, ibabayad ito ng customer service.',
      ),
    ),
    section(
      'self-exclusion',
      'Self-exclusion',
      paragraph(
        'I-block ang sarili mo sa paglalaro nang 6 na buwan, 1 taon o 5 taon. Hindi ito hihigit sa tatlong tap mula sa anumang screen at agad na umiiral.',
        'Walang makakapagpatigil nito nang maaga: hindi ikaw, hindi ang customer service, hindi ang manager.',
      ),
      list(
        'Tinatapos ang mga bukas na round at ikini-credit ang mga panalo.',
        'Ibinabayad namin ang balance mo. Hindi ito mapo-forfeit.',
        'Hindi ka na namin padadalhan ng ads at imbitasyon.',
        'Labag sa mga tuntunin ang magbukas ng bagong account sa ibang pangalan, at chine-check namin ito.',
      ),
      paragraph(
        'May exclusion din ang {regulator} na sakop ang lahat ng lisensyadong operator. Masasabi namin sa iyo kung paano mag-apply.',
      ),
    ),
    section(
      'reality-check',
      'Reality check',
      paragraph(
        'Pagkatapos ng bawat 30 minuto ng paglalaro (puwede kang pumili ng 15, 30 o 60), hihinto muna ang laro at ipapakita ang oras ng paglalaro mo, mga taya, mga panalo at netong resulta.',
        'Makakataya ka lang ulit kapag sumagot ka na. Laging ipinapakita ng laro ang oras at netong resulta mo, at mada-download mo sa Limits ang isang taon ng history mo.',
      ),
    ),
    section(
      'what-we-do',
      'Ang ginagawa at hindi namin ginagawa',
      list(
        'Wala kaming autoplay at turbo mode, at hindi namin ipinagdiriwang ang bayad na mas maliit sa taya mo.',
        'Sa loob ng 24 oras pagkatapos mong maabot ang limit o pagkatapos ng break, hindi ka namin aalukin na mag-deposit o mag-claim.',
        'Hindi kami nagpapadala ng alok nang walang pahintulot mo, at wala para sa mga naka-exclude na player.',
        'Naghahanap ang aming systems ng mga senyales ng pinsala, tulad ng paglalaro sa gabi, lumalaking deposit, paghabol sa talo o paulit-ulit na pagtaas ng limit. Kapag may nakita kami, kokontakin ka ng taong sinanay para tumulong.',
      ),
    ),
    section(
      'check-yourself',
      'I-check ang sarili mo',
      paragraph('Isipin ang nakaraang labindalawang buwan at sumagot nang tapat:'),
      list(
        'Tumaya ka ba nang higit sa kaya mong matalo?',
        'Kinailangan mo ba ng mas malaking halaga para maramdaman ang parehong excitement?',
        'Bumalik ka ba sa ibang araw para bawiin ang natalo mo?',
        'Umutang ka ba o nagbenta ng gamit para makapagsugal?',
        'Itinago mo ba ang paglalaro mo sa mga taong malapit sa iyo?',
        'Naapektuhan ba ng pagsusugal ang tulog, trabaho, pag-aaral o pamilya mo?',
        'Sinubukan mo bang tumigil pero hindi mo nagawa?',
      ),
      note(
        'Kung isang beses kang sumagot ng oo, magtakda ng limit o magpahinga. Kung dalawa o higit pa, makipag-usap sa isang tao ngayon.',
      ),
    ),
    section(
      'help',
      'Tulong',
      note('{helpline}'),
      paragraph(
        'Tumawag sa helpline: [{helplinePhone}](tel:{helplinePhone}); hindi mo kailangang ibigay ang pangalan mo, at puwede ring tumawag ang pamilya.',
        'Puwede kang sumulat sa [{supportEmail}](mailto:{supportEmail}): sapat na ang “I need a break” at kami na ang bahala sa iba.',
        'Kung may buhay na nanganganib, tumawag sa 911.',
      ),
    ),
    section(
      'family',
      'Para sa pamilya at mga kaibigan',
      steps(
        'Pumili ng kalmadong oras at pag-usapan ang napansin mo, nang walang paninisi.',
        'Huwag tahimik na bayaran ang mga utang sa sugal, at huwag magpahiram ng pera para sa sugal.',
        'Puwedeng hilingin sa amin o sa regulator ng asawa, magulang o anak na nasa hustong gulang na i-exclude ang player. Sumulat sa [{supportEmail}](mailto:{supportEmail}). Ipapaliwanag namin kung anong mga dokumento ang kailangan at pananatilihin naming kumpidensyal ang hiling mo.',
      ),
    ),
    section(
      'minors-at-home',
      'Mga menor de edad sa bahay',
      paragraph(
        'Walang wala pang 21 ang puwedeng maglaro o manood. I-lock ang phone mo, mag-log out pagkatapos maglaro, huwag i-save ang password mo sa device na may ibang gumagamit, at gamitin ang parental controls ng device mo para i-block ang pagsusugal.',
      ),
    ),
  ],
}
