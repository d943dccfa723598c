/** What the screens of this feature say. */
export const messages = {
  // contact-links.tsx
  contact: 'Contact us',
  // live-chat.tsx
  liveChat: 'Live chat',
  liveChatFrame: 'Live chat with customer service',
  // service-icons.tsx
  customerService: 'Customer service',
  // service-page.tsx
  reportAProblem: 'Report a problem',
  greeting: 'Tell us what happened. Real people read every message and are here to help.',
  emailUs: 'Email us',
  limitsAndBreaks: 'Limits and breaks',
  aboutUs: 'About us',
  moreHelp: 'More help',
  helpline: 'When playing stops being fun',
} as const
