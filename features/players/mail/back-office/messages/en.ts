/** What the screens of this feature say. */
export const messages = {
  // letter-cards.tsx
  onePlayer: 'One player',
  recipient: 'Recipient',
  to: 'To',
  playerId: 'Player ID',
  chooseSegment: 'Choose a segment',
  groupSize:
    '{players} players right now. {leftOut} more match, but are not sent anything: players who are excluded, on a break, restricted or flagged, or who have just lost or reached a limit.',
  message: 'Message',
  startFromTemplate: 'Start from a template',
  noTemplate: 'No template',
  title: 'Title',
  text: 'Text',
  textHint: 'Leave an empty line to start a new paragraph.',
  reward: 'Reward',
  coins: 'Coins',
  playthrough: 'Playthrough (×)',
  points: 'Points',
  expiresAfterDays: 'Expires after (days)',
  rewardHint:
    'Leave empty to send no reward. A reward above your limits, or one with no playthrough, needs another member’s approval.',
  // letter-form.tsx
  amountsInvalid: 'Enter amounts like 100 or 12.50, and a playthrough from 0 to 100.',
  requestApproval: 'Submit request',
  send: 'Send',
  requestTitle: 'Submit this message to a segment for approval?',
  sendTitle: 'Send this message to player {playerId}?',
  requestBody:
    'Nothing is sent yet. When someone from finance approves, the message goes to everyone who is in the segment at that moment.',
  sendBody:
    'The player sees the message immediately, and you can’t take it back. If the reward is above your limits, nothing is sent until finance approves it.',
  sent: 'Message sent.',
  rewardNeedsApproval: 'Not sent yet: the reward needs approval. Find it under Approvals.',
  approvalRequested: 'Submitted for approval. Nothing has been sent yet.',
  // letter-paper.tsx
  preview: 'Player’s view',
  coinsWithPlaythrough: '{amount}, {betRate}× playthrough',
  pointsAmount: '{points} points',
  // mail-page.tsx
  compose: 'Compose',
  playerMessages: 'Messages of a player',
  templates: 'Templates',
  mail: 'Messages',
  mailLead:
    'Messages to one player go out immediately. Messages to a segment need another member’s approval. Each player can claim a reward once.',
  // player-letters.tsx
  show: 'Show',
  choosePlayer: 'Enter a player ID',
  choosePlayerBody: 'All messages of the player appear here, including deleted ones.',
  // player-mail.tsx
  messagesAndRewards: 'Messages and rewards',
  playerMessagesEmpty: 'No messages yet. Messages to this player will appear here.',
  sentManila: 'Sent (Manila)',
  messageColumn: 'Message',
  rewardColumn: 'Reward',
  read: 'Read',
  unread: 'Not yet',
  claimed: 'Claimed',
  claimableUntil: 'Not yet, expires {time}',
  // templates-panel.tsx
  templatesEmpty: 'No templates yet. Create one for messages that you send often.',
  loading: 'Loading…',
  newTemplate: 'New template',
  editTemplate: 'Edit {name}',
  newTemplateTitle: 'New template',
  saveTemplate: 'Save template',
  templateSaved: 'Template “{name}” saved.',
  templateName: 'Name (only staff see it)',
  deleteTitle: 'Delete the template “{name}”?',
  delete: 'Delete',
  deleted: 'Template deleted.',
  deleteBody: 'Messages already sent from it stay in players’ inboxes.',
  name: 'Name',
  savedManila: 'Saved (Manila)',
  actions: 'Actions',
  edit: 'Edit',
} as const
