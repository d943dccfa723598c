import { list, note, only, paragraph, section } from '../../blocks.ts'
import type { LegalDocument } from '../../document.ts'
import { messages } from '../../messages/fil.ts'
import { legalVersions } from '../../versions.ts'

export const about: LegalDocument = {
  id: 'about',
  language: 'fil',
  title: messages.about,
  version: legalVersions.about.version,
  effective: legalVersions.about.version,
  summary:
    'Isang game lobby para sa mga player sa Pilipinas, na may bukas na records at mga resultang puwede mong i-check.',
  sections: [
    section(
      'what-it-is',
      'Ano ito',
      paragraph(
        'Nasa {operator} ang slots, fishing games, poker, sports, table games at quick games, sa phone o computer, sa browser o sa app.',
        'Puwede mo munang subukan nang libre ang bawat laro.',
      ),
    ),
    section(
      'honest-money',
      'Tapat sa pera',
      list(
        'Bawat galaw ng coins ay nakatala sa ledger na hindi mababago ninuman, kahit kami.',
        'Makikita sa records mo ang bawat transaction at ang dahilan nito.',
        'Isang beses sa isang araw, inilalathala namin ang kabuuang utang namin sa mga player, at puwede mong i-check sa browser mo na kasama ang balance mo.',
        'Bago ka mag-deposit o mag-withdraw, makikita mo sa screen ang lahat ng kondisyon.',
      ),
    ),
    section(
      'fair-games',
      'Patas na mga laro',
      list(
        'Sa sarili naming mga laro, nakatakda na ang resulta bago ka tumaya at ipinapakita pagkatapos, kaya mave-verify mo ito.',
        'Inilalathala namin ang odds at return ng bawat laro mula sa mismong mga table na ginagamit ng laro.',
        'Ipinapakita ng mga promo ang odds at playthrough bago ka sumali.',
      ),
    ),
    section(
      'play-that-stays-a-game',
      'Para manatiling masaya',
      paragraph(
        'Ikaw ang nagtatakda ng limits mo, at sinusunod namin ang mga ito. Hindi hihigit sa tatlong tap ang pahinga (break) o self-exclusion.',
        'Basahin ang [Maglaro nang responsable](/profile/agree/responsible-play). Helpline: [{helplinePhone}](tel:{helplinePhone}).',
      ),
    ),
    section(
      'who-we-are',
      'Sino kami',
      only(
        'licensed',
        paragraph(
          'Pinapatakbo ang {operator} ng {company}, {companyAddress}, sa ilalim ng lisensya {licenceNumber} mula sa {regulator}.',
        ),
      ),
      only(
        'demonstration',
        note(
          'Demonstration ito ng {operator} na inihanda ng {company}. Wala itong hawak na lisensya sa gaming at hindi ito tumatanggap ng totoong pera.',
        ),
      ),
      paragraph(
        'May tanong? Sumulat sa [{supportEmail}](mailto:{supportEmail}).',
        'Nasa [customer service](/service) ang lahat ng paraan para makontak kami.',
        'Pakibasa ang aming [Mga Tuntunin ng Paggamit](/terms-of-use) at [Patakaran sa Privacy](/privacy-policy).',
      ),
    ),
  ],
}
