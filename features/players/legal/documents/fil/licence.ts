import { list, note, only, paragraph, section } from '../../blocks.ts'
import type { LegalDocument } from '../../document.ts'
import { messages } from '../../messages/fil.ts'
import { legalVersions } from '../../versions.ts'

export const licence: LegalDocument = {
  id: 'licence',
  language: 'fil',
  title: messages.licence,
  version: legalVersions.licence.version,
  effective: legalVersions.licence.version,
  summary: 'Sino ang nagpapatakbo ng {operator}, sino ang nagbigay ng lisensya, at paano mo ito mache-check.',
  sections: [
    section(
      'licence-holder',
      'Sino ang may hawak ng lisensya',
      only(
        'licensed',
        list(
          'May hawak: {company}',
          'Address: {companyAddress}',
          'Numero ng lisensya: {licenceNumber}',
          'Ibinigay ng: {regulator}',
        ),
      ),
      only(
        'demonstration',
        note(
          'Demonstration ang installation na ito ng {operator} at wala itong hawak na lisensya sa gaming.',
          'Bawal mag-deposit, tumaya o magbayad dito ng totoong pera. Simulation lang ang mga payment provider na ginagamit nito.',
        ),
      ),
      only(
        'demonstration',
        paragraph(
          'Maiaalok lang ng {company} ang {operator} sa publiko kapag nabigyan na ito ng lisensya ng {regulator}. Ipapakita na noon sa page na ito ang numero ng lisensya.',
        ),
      ),
    ),
    section(
      'how-to-check',
      'Paano i-check ang lisensya',
      paragraph(
        'Walang napapatunayan ang logo lang. Inilalathala ng {regulator} ang mga lisensyadong operator at ang mga address ng website nila.',
        'Ikumpara sa listahang iyon ang pangalan, numero ng lisensya at address sa browser mo. Kung magkaiba, huwag mag-log in o magbayad, at i-report ito sa regulator at sa amin.',
      ),
    ),
    section(
      'what-it-demands',
      'Ano ang hinihingi ng lisensya',
      list(
        'Mga kwalipikadong taong 21 taong gulang pataas lang ang puwedeng maglaro, at vine-verify ang identity nila.',
        'Hiwalay ang pagtutuos ng pera ng mga player sa sariling pera ng operator, at binabayaran ito sa takdang oras.',
        'Sinusuri ang mga laro, inilalathala ang return ng mga ito, at itinatala ang bawat round.',
        'Iniaalok at ipinatutupad ang limits, pahinga (break) at exclusion.',
        'Pinipigilan at inirereport ang money laundering.',
        'Puwedeng suriin ng regulator ang records at systems, at tumatanggap ito ng reklamo ng mga player.',
      ),
    ),
    section(
      'laws',
      'Mga batas na umiiral',
      list(
        'Presidential Decree 1869, na inamyendahan ng Republic Act 9487: ang charter ng Philippine Amusement and Gaming Corporation.',
        'Republic Act 9160, na inamyendahan, at Republic Act 10927: anti-money laundering, kasama ang mga casino.',
        'Republic Act 10173: ang Data Privacy Act of 2012.',
        'Republic Act 8792: ang Electronic Commerce Act.',
        'Republic Act 11967: ang Internet Transactions Act of 2023.',
        'Republic Act 7394: ang Consumer Act of the Philippines.',
      ),
    ),
    section(
      'questions',
      'Mga tanong at reklamo',
      paragraph(
        'Magtanong sa amin sa [{supportEmail}](mailto:{supportEmail}). Ipinapaliwanag ng “Mga reklamo” sa [Mga Tuntunin ng Paggamit](/terms-of-use) kung paano dalhin ang reklamo sa regulator.',
      ),
    ),
  ],
}
