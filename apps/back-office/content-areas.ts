import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { messages } from './messages/en.ts'

/** What players see and read. */
export const contentAreas: readonly Area[] = [
  {
    label: messages.lobbyContent,
    icon: 'image',
    to: '/content',
    permission: 'lobbyContent.view',
    routes: [
      {
        ...page,
        path: '/content',
        title: messages.lobbyContent,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/content/back-office/content-page.tsx').then((m) => m.ContentPage),
        ),
      },
    ],
  },
  {
    label: messages.legalTexts,
    icon: 'document',
    to: '/legal',
    permission: 'legal.view',
    routes: [
      {
        ...page,
        path: '/legal',
        title: messages.legalTexts,
        keepAlive: true,
        screen: lazyScreen(() => import('#features/players/legal/back-office/legal-page.tsx').then((m) => m.LegalPage)),
      },
    ],
  },
  {
    label: messages.supportChats,
    icon: 'chat',
    to: '/support-chats',
    permission: 'supportChat.view',
    routes: [
      {
        ...page,
        path: '/support-chats',
        title: messages.supportChats,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/support-chat/back-office/support-chats-page.tsx').then((m) => m.SupportChatsPage),
        ),
      },
      {
        ...page,
        path: '/support-chats/:id',
        title: messages.supportChat,
        screen: lazyScreen(() => import('./screens/support-chat-screen.tsx').then((m) => m.SupportChatScreen)),
      },
      {
        ...page,
        path: '/support-desk',
        title: messages.supportDesk,
        screen: lazyScreen(() =>
          import('#features/lobby/support-chat/back-office/support-desk-page.tsx').then((m) => m.SupportDeskPage),
        ),
      },
    ],
  },
  {
    label: messages.tickets,
    icon: 'headset',
    to: '/tickets',
    permission: 'ticket.view',
    routes: [
      {
        ...page,
        path: '/tickets',
        title: messages.tickets,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/support-ticket/back-office/tickets-page.tsx').then((m) => m.TicketsPage),
        ),
      },
      {
        ...page,
        path: '/tickets/:id',
        title: messages.ticket,
        screen: lazyScreen(() => import('./screens/ticket-screen.tsx').then((m) => m.TicketScreen)),
      },
      {
        ...page,
        path: '/support-figures',
        title: messages.supportFigures,
        screen: lazyScreen(() =>
          import('#features/lobby/support-ticket/back-office/support-figures-page.tsx').then(
            (m) => m.SupportFiguresPage,
          ),
        ),
      },
    ],
  },
  {
    label: messages.messages,
    icon: 'mail',
    to: '/mail',
    permission: 'mail.view',
    routes: [
      {
        ...page,
        path: '/mail',
        title: messages.messages,
        keepAlive: true,
        screen: lazyScreen(() => import('#features/players/mail/back-office/mail-page.tsx').then((m) => m.MailPage)),
      },
    ],
  },
  {
    label: messages.messageTemplates,
    icon: 'document',
    to: '/message-templates',
    permission: 'messageTemplate.view',
    routes: [
      {
        ...page,
        path: '/message-templates',
        title: messages.messageTemplates,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/message-template/back-office/templates-page.tsx').then((m) => m.TemplatesPage),
        ),
      },
      {
        ...page,
        path: '/message-templates/:key',
        title: messages.messageTemplate,
        screen: lazyScreen(() =>
          import('#features/players/message-template/back-office/template-page.tsx').then((m) => m.TemplatePage),
        ),
      },
    ],
  },
  {
    label: messages.segments,
    icon: 'users',
    to: '/segments',
    permission: 'segment.view',
    routes: [
      {
        ...page,
        path: '/segments',
        title: messages.segments,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/segment/back-office/segments-page.tsx').then((m) => m.SegmentsPage),
        ),
      },
      {
        ...page,
        path: '/segments/:id',
        title: messages.segment,
        screen: lazyScreen(() =>
          import('#features/players/segment/back-office/segment-page.tsx').then((m) => m.SegmentPage),
        ),
      },
    ],
  },
  {
    label: messages.campaigns,
    icon: 'graph',
    to: '/campaigns',
    permission: 'campaign.view',
    routes: [
      {
        ...page,
        path: '/campaigns',
        title: messages.campaigns,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/campaign/back-office/campaigns-page.tsx').then((m) => m.CampaignsPage),
        ),
      },
      {
        ...page,
        path: '/campaigns/:id',
        title: messages.campaign,
        screen: lazyScreen(() =>
          import('#features/players/campaign/back-office/campaign-page.tsx').then((m) => m.CampaignPage),
        ),
      },
    ],
  },
]
