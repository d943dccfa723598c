/** The networks with an icon; links with other ids are not shown. */
export const socialMedia = ['facebook', 'telegram', 'instagram', 'tiktok', 'twitch', 'youtube', 'whatsapp'] as const
export type SocialMedia = (typeof socialMedia)[number]
