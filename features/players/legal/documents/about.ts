import { list, note, only, paragraph, section } from '../blocks.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const about: LegalDocument = {
  id: 'about',
  title: legalTitles.about,
  version: legalVersions.about.version,
  effective: '2026-11-21',
  summary: 'A game lobby for players in the Philippines, with an honest ledger and results you can check.',
  sections: [
    section(
      'what-it-is',
      'What it is',
      paragraph(
        '{operator} is a place to play slots, fish, poker, sports, live tables and quick games, on a phone or a desktop, in a browser or as an app.',
        'Every game can be tried without money first.',
      ),
    ),
    section(
      'honest-money',
      'Honest money',
      list(
        'Each coin that moves is one entry in a ledger that nobody can edit, us included.',
        'Your record shows each of them, with the reason.',
        'Once a day we publish the sum of all we owe to players, and you can check in your browser that your balance is part of it.',
        'Before you pay or withdraw, every condition is on the screen.',
      ),
    ),
    section(
      'fair-games',
      'Fair games',
      list(
        'In our own games the result is fixed before your stake and revealed after it, so that you can verify it.',
        'Odds and returns are published for each game, from the tables the games use.',
        'Promotions show their odds and their turnover before you join.',
      ),
    ),
    section(
      'play-that-stays-a-game',
      'Play that stays a game',
      paragraph(
        'You set the limits, and they hold. Breaks and self-exclusion are three taps away at most.',
        'More in [Play responsibly](/profile/agree/responsible-play). Helpline: [{helplinePhone}](tel:{helplinePhone}).',
      ),
    ),
    section(
      'who-we-are',
      'Who we are',
      only(
        'licensed',
        paragraph('{operator} is run by {company}, {companyAddress}, under licence {licenceNumber} of {regulator}.'),
      ),
      only(
        'demonstration',
        note(
          'This is a demonstration of {operator}, set up by {company}. It holds no gaming licence and takes no real money.',
        ),
      ),
      paragraph(
        'Write to us at [{supportEmail}](mailto:{supportEmail}), or open [customer service](/service).',
        'The fine print is short and meant to be read: [Terms of Use](/terms-of-use), [Privacy Policy](/privacy-policy).',
      ),
    ),
  ],
}
