export { InviteLink } from './invite-link.tsx'
export { InviteList } from './invite-list.tsx'
export { useInvite } from './use-invite.ts'
