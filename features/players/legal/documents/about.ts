import { list, note, only, paragraph, section } from '../blocks.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const about: LegalDocument = {
  id: 'about',
  language: 'en',
  title: legalTitles.about,
  version: legalVersions.about.version,
  effective: legalVersions.about.version,
  summary: 'A game lobby for players in the Philippines, with open records and results you can check.',
  sections: [
    section(
      'what-it-is',
      'What it is',
      paragraph(
        '{operator} brings you slots, fishing games, poker, sports, table games and quick games, on your phone or computer, in a browser or in the app.',
        'You can try every game for free first.',
      ),
    ),
    section(
      'honest-money',
      'Honest money',
      list(
        'Every movement of coins is recorded in a ledger that no one can edit, not even us.',
        'Your records show each transaction and its reason.',
        'Once a day we publish the total that we owe our players, and you can check in your browser that your balance is included.',
        'Before you deposit or withdraw, you see every condition on the screen.',
      ),
    ),
    section(
      'fair-games',
      'Fair games',
      list(
        'In our own games, the result is fixed before you bet and revealed afterwards, so you can verify it.',
        'We publish the odds and return of each game from the same tables that the games use.',
        'Promotions show their odds and playthrough before you join.',
      ),
    ),
    section(
      'play-that-stays-a-game',
      'Keeping it fun',
      paragraph(
        'You set your limits, and we keep them. A break or self-exclusion is never more than three taps away.',
        'Read more in [Play responsibly](/profile/agree/responsible-play). Helpline: [{helplinePhone}](tel:{helplinePhone}).',
      ),
    ),
    section(
      'who-we-are',
      'Who we are',
      only(
        'licensed',
        paragraph(
          '{operator} is operated by {company}, {companyAddress}, under licence {licenceNumber} from {regulator}.',
        ),
      ),
      only(
        'demonstration',
        note(
          'This is a demonstration of {operator}, set up by {company}. It holds no gaming licence and accepts no real money.',
        ),
      ),
      paragraph(
        'Questions? Write to [{supportEmail}](mailto:{supportEmail}).',
        'All the ways to reach us are under [customer service](/service).',
        'Please read our [Terms of Use](/terms-of-use) and [Privacy Policy](/privacy-policy).',
      ),
    ),
  ],
}
