import { list, note, paragraph, section } from '../../blocks.ts'
import type { LegalDocument } from '../../document.ts'
import { messages } from '../../messages/fil.ts'
import { legalVersions } from '../../versions.ts'
import { barredPersons, declarations } from './barred-persons.ts'

export const eligibility: LegalDocument = {
  id: 'eligibility',
  language: 'fil',
  title: messages.eligibility,
  version: legalVersions.eligibility.version,
  effective: legalVersions.eligibility.version,
  summary:
    'Para sa mga taong 21 taong gulang pataas ang {operator} na puwedeng maglaro ayon sa mga patakaran sa gaming ng Pilipinas.',
  sections: [
    section('who-may-not-play', 'Sino ang hindi puwedeng maglaro', list(...barredPersons)),
    section(
      'where',
      'Saan ka puwedeng maglaro',
      paragraph(messages.publicPlaceRule, 'Makakapag-deposit at makakapaglaro ka lang habang nasa Pilipinas ka.'),
    ),
    section(
      'what-you-declare',
      'Ano ang idinedeklara mo kapag nag-register ka',
      list(...declarations),
      paragraph(
        'Itinatala namin ang mga sagot mo, ang oras ng pagsagot mo at ang bersyon ng dokumentong ito. Puwede naming suspindihin ang account dahil sa maling deklarasyon.',
      ),
    ),
    section(
      'what-follows',
      'Kung naglaro ang taong hindi puwedeng maglaro',
      note('Ayon sa mga patakaran sa gaming ng Pilipinas, mapo-forfeit ang pondo ng mga hindi puwedeng maglaro.'),
      paragraph(
        'Hindi ito kailanman awtomatiko. Ihihinto namin ang account at sasabihin sa player ang dahilan. Puwedeng sumagot at umapela ang player, at tao ang magpapasya.',
        'Ang halaga lang na iniaatas ng batas o ng regulator ang mapo-forfeit, at mapupunta ito kung saan nila iutos. Ibabalik ang lahat ng iba pa.',
        'Hindi ito para sa mga player na nag-self-exclude: ibinabayad namin ang balance nila.',
        'Mababasa mo ang buong proseso sa [Mga Tuntunin ng Paggamit](/terms-of-use).',
      ),
    ),
    section(
      'if-something-changes',
      'Kung magbago ang sitwasyon mo',
      paragraph(
        'Kung hindi ka na puwedeng maglaro, tumigil sa paglalaro, i-withdraw ang balance mo, at sabihin sa amin sa [{supportEmail}](mailto:{supportEmail}). Kung mas maaga mong sasabihin, mas maaga ka naming matutulungan.',
      ),
    ),
  ],
}
