import type { Configuration } from '#platform/configuration/configuration.ts'

/** The live chat's page is framed; none of its scripts runs in ours. */
const liveChatOrigin = 'https://secure.livechatinc.com'

type FrameSettings = Pick<Configuration, 'urls' | 'gameOrigins' | 'sandpay'>

/**
 * Pages of others that a screen may show inside: games, the live chat, and where one pays. Games' origins come from the
 * deployment and not from a provider's catalogue, which could otherwise bring any page into the lobby.
 */
export const frameOrigins = ({ urls, gameOrigins, sandpay }: FrameSettings): string[] => [
  ...new Set([
    new URL(urls.studio).origin,
    ...gameOrigins,
    liveChatOrigin,
    ...(sandpay ? [new URL(sandpay.url).origin] : []),
  ]),
]
