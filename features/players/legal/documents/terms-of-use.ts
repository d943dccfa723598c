import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'
import { agreementAndPlayer } from './terms-of-use/agreement-and-player.ts'
import { endingAndLaw } from './terms-of-use/ending-and-law.ts'
import { money } from './terms-of-use/money.ts'
import { play } from './terms-of-use/play.ts'

export const termsOfUse: LegalDocument = {
  id: 'termsOfUse',
  language: 'en',
  title: legalTitles.termsOfUse,
  version: legalVersions.termsOfUse.version,
  effective: legalVersions.termsOfUse.version,
  summary:
    'The rights and duties that you and {operator} have: who may play, how deposits and withdrawals work, how games are ' +
    'decided, and what you can do if something goes wrong.',
  sections: [...agreementAndPlayer, ...money, ...play, ...endingAndLaw],
}
