import { list, note, paragraph, section, steps, table } from '../blocks.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const responsiblePlay: LegalDocument = {
  id: 'responsiblePlay',
  title: legalTitles.responsiblePlay,
  version: legalVersions.responsiblePlay.version,
  effective: '2026-11-21',
  summary: 'Gambling should stay a game. These are the tools that keep it one, and where to find help when it is not.',
  sections: [
    section(
      'before-you-play',
      'Before you play',
      list(
        'Decide what you can lose this week, and set it as your limit. Rent, food, school and medicine are not part of it.',
        'Decide how long you will play. Time passes faster in a game than outside it.',
        'Expect to lose. Every game keeps a part of all stakes over time; no system, feeling or lucky day changes that.',
        'Never try to win losses back, never play with borrowed money, and not when you are sad, angry, drunk or tired.',
      ),
    ),
    section(
      'limits',
      'Limits',
      paragraph('Set them under [Limits](/profile/limits), linked from the menu and every footer.'),
      table({
        caption: 'Limits you can set, by day, week and month together',
        head: ['Limit', 'What it stops'],
        rows: [
          ['Deposit', 'New deposits above the sum'],
          ['Loss', 'Bets once you have lost the sum'],
          ['Stake', 'Bets once you have staked the sum'],
          ['Time', 'Play once the time is over'],
        ],
      }),
      paragraph(
        'A tighter limit works at once.',
        'A looser one waits, normally 72 hours and never less than 24, and asks you to confirm again.',
        'If we set a limit too, the stricter one holds.',
      ),
    ),
    section(
      'time-out',
      'Time-out',
      paragraph(
        'Take a break of 24 hours, 48 hours, 7, 14 or 30 days.',
        'You cannot deposit, play or join promotions in that time, and it cannot be shortened.',
        'Your balance stays yours; where you cannot sign in, customer service pays it out.',
      ),
    ),
    section(
      'self-exclusion',
      'Self-exclusion',
      paragraph(
        'Close the door for 6 months, 1 year or 5 years. It takes three taps at most, from any screen, and works at once.',
        'Nobody can end it early: not you, not our support, not a manager.',
      ),
      list(
        'Open rounds are finished and wins credited.',
        'Your balance is paid out to you. It is not forfeited.',
        'Advertising and invitations stop.',
        'A new account under another name is against the terms, and we look for it.',
      ),
      paragraph(
        '{regulator} also keeps an exclusion that covers all licensed operators. We can tell you how to apply.',
      ),
    ),
    section(
      'reality-check',
      'Reality check',
      paragraph(
        'Every 30 minutes of play (you can choose 15, 30 or 60) the game stops and shows the time, what you staked, what you won, and the net result.',
        'The next bet waits until you answer. Time and net result are visible in the game all the while, and a year of your history is in Limits, for you to download.',
      ),
    ),
    section(
      'what-we-do',
      'What we do, and do not do',
      list(
        'No automatic play, no turbo, no cheering for a return that is smaller than your stake.',
        'No prompt to deposit or claim for 24 hours after a loss, a limit or an exit from a game.',
        'No offers without your consent, and none to excluded players.',
        'Our programs look for signs of harm, such as play at night, rising deposits, chasing losses or limits raised again and again. A trained person then contacts you, kindly.',
      ),
    ),
    section(
      'check-yourself',
      'Check yourself',
      paragraph('Answer honestly, for the last twelve months:'),
      list(
        'Have you bet more than you could afford to lose?',
        'Have you needed larger amounts to feel the same excitement?',
        'Have you gone back another day to win back what you lost?',
        'Have you borrowed or sold something to get money to gamble?',
        'Have you hidden your play from people close to you?',
        'Has it cost you sleep, work, studies or peace at home?',
        'Have you tried to stop, and could not?',
      ),
      note(
        'One yes is a reason to set a limit or take a time-out. Two or more are a reason to talk to somebody, today.',
      ),
    ),
    section(
      'help',
      'Help',
      note('{helpline}'),
      paragraph(
        'Call the helpline: [{helplinePhone}](tel:{helplinePhone}).',
        'You need not give your name, and families can call too.',
        'Our own team is at [{supportEmail}](mailto:{supportEmail}); write “I need a break” and we do the rest.',
        'If somebody’s life is in danger, call 911.',
      ),
    ),
    section(
      'family',
      'For family and friends',
      steps(
        'Talk at a calm moment, about what you see, without blame.',
        'Do not pay gambling debts in silence, and do not lend money for play.',
        'A spouse, parent or grown child can ask us or the regulator to exclude a player. Write to [{supportEmail}](mailto:{supportEmail}); we explain which papers are needed and keep it confidential.',
      ),
    ),
    section(
      'minors-at-home',
      'Minors at home',
      paragraph(
        'Nobody under 21 may play or watch. Lock your phone, sign out after play, do not store your password on a shared device, and use your device’s parental controls to block gambling.',
      ),
    ),
  ],
}
