import { list, note, only, paragraph, section, table } from '../../blocks.ts'

/** Collected data, its sources, purposes and legal grounds. */
export const dataAndPurposes = [
  section(
    'in-short',
    'In short',
    list(
      'We collect what an account, payments, fair play and the law require. We do not sell personal data.',
      'Your documents are stored encrypted, and each look at them by our staff is logged.',
      'We send you advertising only with your consent, which you can take back at any time.',
      'We keep data for at least one year after your last visit, and longer where the law says so: five years for money-laundering records.',
      'You have rights under the Data Privacy Act of 2012 (Republic Act 10173). Write to [{supportEmail}](mailto:{supportEmail}) to use them.',
    ),
  ),
  section(
    'who-is-responsible',
    'Who is responsible',
    paragraph(
      '{company}, {companyAddress}, runs {operator} and decides why and how personal data is used; in the words of the Act it is the personal information controller.',
      'Our Data Protection Officer answers at [{supportEmail}](mailto:{supportEmail}); put “Data Protection Officer” in the subject.',
    ),
    only(
      'demonstration',
      note(
        'This installation is a demonstration.',
        'Do not enter real identity documents or payment details here: the payment and message services behind it are simulations.',
      ),
    ),
  ),
  section(
    'what-we-collect',
    'What we collect',
    table({
      caption: 'Personal data by kind',
      head: ['Kind', 'What it is', 'When'],
      rows: [
        [
          'Account',
          'Account name, mobile number, password (stored only as a hash), birth date, nickname, avatar, LINE account if you use it',
          'Registration and profile',
        ],
        [
          'Declarations and agreements',
          'Your answers on eligibility, the versions of these texts you agreed to, and when',
          'Registration and changes',
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
        ['Play', 'Games opened, stakes, results, balance, bonuses, limits, time played', 'When you play'],
        [
          'Device and connection',
          'IP address and the country it points to, device model, system, browser, app version, a device fingerprint',
          'On each visit',
        ],
        [
          'Arrival',
          'The link, invitation or advertisement that led you here, with its click identifiers',
          'First visit',
        ],
        ['Contact', 'Messages, chats, complaints and our answers', 'When you write to us'],
        [
          'Responsible play',
          'Limits, time-outs, exclusions, and signs that play may be doing harm',
          'When you set them, and while you play',
        ],
      ],
    }),
    paragraph(
      'Your age and your ID numbers are sensitive personal information under the Act, and get its stricter protection.',
      'The selfie only shows that you are the person on the ID. We make no face template of it.',
      'We do not ask for religion, health, political views or ethnic origin. Please leave them out of messages.',
    ),
  ),
  section(
    'where-it-comes-from',
    'Where it comes from',
    list(
      'From you, and from your device.',
      'From payment providers: whether a payment arrived, from whose account, and whether an account name matches.',
      'From game studios: stakes and results of their games.',
      'From the regulator and public authorities: lists of restricted persons and of sanctions.',
      'From the player who invited you: only that their link was used.',
      'From your family, if they ask for your exclusion.',
    ),
  ),
  section(
    'why-we-use-it',
    'Why we use it, and what allows it',
    table({
      caption: 'Purposes and lawful grounds',
      head: ['Purpose', 'Ground in the Data Privacy Act'],
      rows: [
        [
          'Open and run your account, take stakes, pay wins, deposits and withdrawals',
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
          'Apply limits and exclusions, notice signs of harm and offer help',
          'Legal duty and the rules of the licence (Section 12 c)',
        ],
        [
          'Stop fraud, duplicate accounts, bots and attacks',
          'Our legitimate interest in honest play and a safe service (Section 12 f)',
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
          'Know which invitation or advertisement brought a new player',
          'Our legitimate interest, to which you can object (Section 12 f)',
        ],
        ['Send you offers', 'Your consent, by channel (Section 12 a)'],
      ],
    }),
    paragraph(
      'We do not use your data for a purpose that does not fit these without telling you first and, where needed, asking.',
    ),
  ),
  section(
    'automated-decisions',
    'Decisions made with the help of programs',
    paragraph(
      'Programs score payments and accounts for risk, link accounts that share an identity, device or payment account, compare account names, and look hourly for signs of harmful play.',
      'A low score can approve a withdrawal at once. No program alone refuses your KYC for good, closes your account or forfeits money.',
      'If a program’s result touches you, you can ask for the reason, give your view, and have a person decide.',
    ),
  ),
]
