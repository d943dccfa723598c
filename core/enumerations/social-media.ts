/** The networks that have an icon; a link with another id is not shown. */
export const socialMedia = ['facebook', 'telegram', 'instagram', 'tiktok', 'twitch', 'youtube', 'whatsapp'] as const
export type SocialMedia = (typeof socialMedia)[number]
