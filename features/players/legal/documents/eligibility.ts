import { list, note, paragraph, section } from '../blocks.ts'
import { eligibilityDeclarations, excludedPersons, publicPlaceRule } from '../declarations.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const eligibility: LegalDocument = {
  id: 'eligibility',
  language: 'en',
  title: legalTitles.eligibility,
  version: legalVersions.eligibility.version,
  effective: legalVersions.eligibility.version,
  summary: '{operator} is for people aged 21 and over who may play under Philippine gaming rules.',
  sections: [
    section('who-may-not-play', 'Who may not play', list(...excludedPersons)),
    section(
      'where',
      'Where you may play',
      paragraph(publicPlaceRule, 'You can deposit and play only while you are in the Philippines.'),
    ),
    section(
      'what-you-declare',
      'What you declare when you register',
      list(...eligibilityDeclarations.map((declaration) => declaration.text)),
      paragraph(
        'We record your answers, the time you gave them and the version of this text. We may suspend an account for a false declaration.',
      ),
    ),
    section(
      'what-follows',
      'If someone who may not play has played',
      note('Under the gaming rules of the Philippines, funds of ineligible players are forfeited.'),
      paragraph(
        'This never happens automatically. We stop the account and tell the player why. The player can respond and appeal, and a person decides.',
        'Only the amount that the law or the regulator requires is forfeited, and it goes where they direct. Everything else is returned.',
        'This does not apply to players who exclude themselves: we pay out their balance.',
        'You can read the full procedure in the [Terms of Use](/terms-of-use).',
      ),
    ),
    section(
      'if-something-changes',
      'If your situation changes',
      paragraph(
        'If you are no longer allowed to play, stop playing, withdraw your balance, and tell us at [{supportEmail}](mailto:{supportEmail}). The sooner you tell us, the sooner we can help.',
      ),
    ),
  ],
}
