/** What a step counts: shares of the link, friends who registered, or valid invites. */
export const stepKinds = ['share', 'registration', 'valid'] as const
export type StepKind = (typeof stepKinds)[number]

export const shareChannels = ['link', 'facebook', 'telegram', 'twitter', 'whatsapp'] as const
export type ShareChannel = (typeof shareChannels)[number]
