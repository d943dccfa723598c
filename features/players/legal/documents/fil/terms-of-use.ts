import type { LegalDocument } from '../../document.ts'
import { messages } from '../../messages/fil.ts'
import { legalVersions } from '../../versions.ts'
import { agreementAndPlayer } from './terms-of-use/agreement-and-player.ts'
import { endingAndLaw } from './terms-of-use/ending-and-law.ts'
import { money } from './terms-of-use/money.ts'
import { play } from './terms-of-use/play.ts'

export const termsOfUse: LegalDocument = {
  id: 'termsOfUse',
  language: 'fil',
  title: messages.termsOfUse,
  version: legalVersions.termsOfUse.version,
  effective: legalVersions.termsOfUse.version,
  summary:
    'Ang mga karapatan at tungkulin mo at ng {operator}: sino ang puwedeng maglaro, paano gumagana ang deposit at ' +
    'withdrawal, paano nalalaman ang resulta ng mga laro, at ano ang magagawa mo kapag may problema.',
  sections: [...agreementAndPlayer, ...money, ...play, ...endingAndLaw],
}
