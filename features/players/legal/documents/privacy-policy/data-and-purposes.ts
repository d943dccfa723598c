import { list, note, only, paragraph, section, table } from '../../blocks.ts'

/** Collected data, its sources, purposes and legal grounds. */
export const dataAndPurposes = [
  section(
    'in-short',
    'In short',
    list(
      'We collect only what your account, payments, fair play and the law require. We do not sell personal data.',
      'We store your documents encrypted and log every time our staff view them.',
      'We send you advertising only with your consent, which you can withdraw at any time.',
      'We keep data for at least one year after your last visit, and longer where the law requires it: five years for money-laundering records.',
      'You have rights under the Data Privacy Act of 2012 (Republic Act 10173). Write to [{supportEmail}](mailto:{supportEmail}) to use them.',
    ),
  ),
  section(
    'who-is-responsible',
    'Who is responsible',
    paragraph(
      '{company}, {companyAddress}, operates {operator} and decides why and how personal data is used. Under the Act, it is the personal information controller.',
      'You can reach our Data Protection Officer at [{supportEmail}](mailto:{supportEmail}). Put “Data Protection Officer” in the subject.',
    ),
    only(
      'demonstration',
      note(
        'This installation is a demonstration.',
        'Do not enter real identity documents or payment details here. The payment and message services it uses are simulations.',
      ),
    ),
  ),
  section(
    'what-we-collect',
    'What we collect',
    table({
      caption: 'Personal data by kind',
      head: ['Kind', 'What we collect', 'When'],
      rows: [
        [
          'Account',
          'Account name, mobile number, email address if you add one, password (stored only as a hash), birth date, nickname, avatar, LINE account if you use it',
          'Registration and profile',
        ],
        [
          'Declarations and agreements',
          'Your answers about eligibility, the versions of our terms and policy that you agreed to, and when',
          'Registration and later changes',
        ],
        [
          'Identity (KYC)',
          'Full name, birthplace, nationality, addresses, nature of work, source of funds, ID type, number and images, selfie',
          'Before the first withdrawal or within seven days',
        ],
        [
          'Payments',
          'Bank or e-wallet account and its holder’s name, deposits, withdrawals, provider references',
          'When you pay',
        ],
        ['Play', 'Games opened, bets, results, balance, bonuses, limits, time played', 'When you play'],
        [
          'Device and connection',
          'IP address and the country it points to, device model, system, browser, app version, a device fingerprint',
          'Every visit',
        ],
        [
          'How you found us',
          'The link, invitation or advertisement that led you here, with its click identifiers',
          'First visit',
        ],
        ['Contact', 'Messages, chats, complaints and our answers', 'When you write to us'],
        [
          'Responsible play',
          'Limits, breaks, exclusions, and signs that playing may be harming you',
          'When you set them, and while you play',
        ],
      ],
    }),
    paragraph(
      'Your age and your ID numbers are sensitive personal information under the Act and receive its stricter protection.',
      'We use the selfie only to check that you are the person on the ID. We do not create a face template from it.',
      'We do not ask about your religion, health, political views or ethnic origin. Please leave them out of your messages.',
    ),
  ),
  section(
    'where-it-comes-from',
    'Where we get your data',
    list(
      'From you, and from your device.',
      'From payment providers: whether a payment arrived, whose account it came from, and whether the account name matches.',
      'From game studios: the bets and results in their games.',
      'From the regulator and public authorities: lists of restricted persons and sanctions lists.',
      'From the player who invited you: only that their link was used.',
      'From your family, if they request your exclusion.',
    ),
  ),
  section(
    'why-we-use-it',
    'Why we use your data, and our lawful grounds',
    table({
      caption: 'Purposes and lawful grounds',
      head: ['Purpose', 'Ground in the Data Privacy Act'],
      rows: [
        [
          'Open and run your account, accept bets, pay wins, and process deposits and withdrawals',
          'The agreement with you (Section 12 b)',
        ],
        [
          'Check age, identity and eligibility; screen against restricted-persons lists',
          'Legal duty; for sensitive information, laws and regulations that require it (Sections 12 c and 13 b)',
        ],
        [
          'Prevent, detect and report money laundering',
          'Legal duty under Republic Act 9160 as amended (Sections 12 c and 13 b)',
        ],
        [
          'Apply limits and exclusions, detect signs of harm and offer help',
          'Legal duty and the rules of the licence (Section 12 c)',
        ],
        [
          'Stop fraud, duplicate accounts, bots and attacks',
          'Our legitimate interest in fair play and a safe service (Section 12 f)',
        ],
        [
          'Answer you, handle complaints, establish or defend legal claims',
          'The agreement; legal claims (Sections 12 b, 12 f and 13 f)',
        ],
        [
          'Improve and measure the service',
          'Our legitimate interest, with as little personal data as possible (Section 12 f)',
        ],
        [
          'Know which invitation or advertisement led a new player to us',
          'Our legitimate interest, which you can object to (Section 12 f)',
        ],
        ['Send you offers', 'Your consent, given for each channel (Section 12 a)'],
      ],
    }),
    paragraph(
      'We do not use your data for any other purpose without telling you first and, where required, asking for your consent.',
    ),
  ),
  section(
    'automated-decisions',
    'Automated decisions',
    paragraph(
      'Our systems score payments and accounts for risk, link accounts that share an identity, device or payment account, compare account names, and look for signs of harmful play every hour.',
      'A low risk score can approve a withdrawal at once. No system alone finally rejects your KYC, closes your account or forfeits money.',
      'If an automated result affects you, you can ask for the reason, give your view and have a person decide.',
    ),
  ),
]
