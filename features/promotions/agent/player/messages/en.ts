/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Earn commission when your friends play',
  title: 'Agent',
  // agent-page.tsx
  pageLead: 'Every friend lights a star. You earn commission on what they play.',
  invite: 'Invite',
  team: 'Team',
  statement: 'Statement',
  moved: '{amount} was added to your balance.',
  movedLater: 'Our team checks {amount} first. We’ll add it to your balance once it’s approved.',
} as const
