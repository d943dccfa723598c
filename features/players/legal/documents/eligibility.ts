import { list, note, paragraph, section } from '../blocks.ts'
import { eligibilityDeclarations, excludedPersons, publicPlaceRule } from '../declarations.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const eligibility: LegalDocument = {
  id: 'eligibility',
  title: legalTitles.eligibility,
  version: legalVersions.eligibility.version,
  effective: '2026-11-21',
  summary: '{operator} is for persons of 21 years and older who may play under Philippine gaming rules.',
  sections: [
    section('who-may-not-play', 'Who may not play', list(...excludedPersons)),
    section(
      'where',
      'Where you may play',
      paragraph(publicPlaceRule, 'Deposits and play are open only in the Philippines.'),
    ),
    section(
      'what-you-declare',
      'What you declare when you register',
      list(...eligibilityDeclarations.map((declaration) => declaration.text)),
      paragraph(
        'Your answers are stored with their time and the version of this text. A false declaration is a reason to suspend an account.',
      ),
    ),
    section(
      'what-follows',
      'What happens if somebody plays who may not',
      note('The gaming rules of the Philippines provide that funds of ineligible players are forfeited.'),
      paragraph(
        'It never happens automatically. The account is stopped, the player is told why and can answer and appeal, and a person decides.',
        'Forfeited is only what the law or the regulator requires, and it goes where they direct. Everything else is returned.',
        'Players who exclude themselves are another matter: their balance is paid out.',
        'The whole procedure is in the [Terms of Use](/terms-of-use).',
      ),
    ),
    section(
      'if-something-changes',
      'If something changes',
      paragraph(
        'Stop playing, withdraw, and tell us at [{supportEmail}](mailto:{supportEmail}). Who tells us first is helped first.',
      ),
    ),
  ],
}
