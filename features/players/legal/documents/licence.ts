import { list, note, only, paragraph, section } from '../blocks.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const licence: LegalDocument = {
  id: 'licence',
  language: 'en',
  title: legalTitles.licence,
  version: legalVersions.licence.version,
  effective: legalVersions.licence.version,
  summary: 'Who operates {operator}, who licenses it, and how you can check.',
  sections: [
    section(
      'licence-holder',
      'Who holds the licence',
      only(
        'licensed',
        list(
          'Holder: {company}',
          'Address: {companyAddress}',
          'Licence number: {licenceNumber}',
          'Granted by: {regulator}',
        ),
      ),
      only(
        'demonstration',
        note(
          'This installation of {operator} is a demonstration and holds no gaming licence.',
          'No real money may be deposited, bet or paid out here. The payment providers it uses are simulations.',
        ),
      ),
      only(
        'demonstration',
        paragraph(
          '{company} may offer {operator} to the public only after {regulator} has licensed it. This page will then show the licence number.',
        ),
      ),
    ),
    section(
      'how-to-check',
      'How to check a licence',
      paragraph(
        'A logo alone proves nothing. {regulator} publishes the licensed operators and their website addresses.',
        'Compare the name, the licence number and the address in your browser with that list. If they differ, do not log in or pay, and report it to the regulator and to us.',
      ),
    ),
    section(
      'what-it-demands',
      'What a licence requires',
      list(
        'Only eligible people aged 21 and over may play, and their identity is verified.',
        'Players’ money is accounted for separately from the operator’s own money and paid when due.',
        'Games are tested, their returns are published, and every round is recorded.',
        'Limits, breaks and exclusions are offered and enforced.',
        'Money laundering is prevented and reported.',
        'The regulator may inspect records and systems, and handles complaints from players.',
      ),
    ),
    section(
      'laws',
      'The laws that apply',
      list(
        'Presidential Decree 1869, as amended by Republic Act 9487: the charter of the Philippine Amusement and Gaming Corporation.',
        'Republic Act 9160, as amended, and Republic Act 10927: anti-money laundering, including casinos.',
        'Republic Act 10173: the Data Privacy Act of 2012.',
        'Republic Act 8792: the Electronic Commerce Act.',
        'Republic Act 11967: the Internet Transactions Act of 2023.',
        'Republic Act 7394: the Consumer Act of the Philippines.',
      ),
    ),
    section(
      'questions',
      'Questions and complaints',
      paragraph(
        'Ask us at [{supportEmail}](mailto:{supportEmail}). “Complaints” in the [Terms of Use](/terms-of-use) explains how to take a complaint to the regulator.',
      ),
    ),
  ],
}
